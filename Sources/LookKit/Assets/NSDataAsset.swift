/// The bytes of a data set in an asset catalogue.
@preconcurrency @MainActor
public final class NSDataAsset: NSObject {
  /// The name that was asked for.
  public let name: String
  public let data: Data

  /// Reads a data set by its name; nil if there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Reads a data set by its name in a bundle's asset catalogue, and then where images of the program's are looked for.
  public init?(name: String, bundle: Bundle) {
    guard let set = AssetStore.current.set(.data, named: name, in: bundle),
      let entry = AssetWish(nil).best(of: CatalogContents(ofSet: set)?.data ?? []),
      let data = entry.filename.flatMap({ FileManager.default.contents(atPath: "\(set)/\($0)") })
    else { return nil }
    (self.name, self.data) = (name, data)
  }
}
