internal import Codecs
internal import Foundation
public import Raster
internal import Testing

/// A file under `goldens/` that somebody has looked at, and what the code makes of it now.
///
/// Tests never write goldens: what differs goes to `.build/goldens-actual/`, from where `scripts/accept-goldens` takes it.
public struct Golden {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appending(path: "goldens")

  /// The path under `goldens/`.
  public let name: String

  public init(name: String) {
    self.name = name
  }

  /// A picture as a PNG, the same if every pixel is.
  public func expect(_ picture: Bitmap) throws {
    try expect(PNG.encode(picture, level: .small)) { bytes in
      try Self.difference(between: PNG.decode(bytes, name: name), and: picture)
    }
  }

  /// - Parameters:
  ///   - actual: the file's bytes as the code makes them now.
  ///   - difference: nil if the golden's bytes say the same as `actual`, otherwise how they differ.
  public func expect(_ actual: [UInt8], difference: (_ golden: [UInt8]) throws -> String?) throws {
    guard let data = try? Data(contentsOf: Self.folder.appending(path: name)) else {
      try keep(actual)
      Issue.record("goldens/\(name) is missing: look at .build/goldens-actual/\(name), then scripts/accept-goldens \(name)")
      return
    }
    guard let difference = try difference(Array(data)) else { return }
    try keep(actual)
    Issue.record(
      "goldens/\(name) differs: \(difference). If .build/goldens-actual/\(name) is right: scripts/accept-goldens \(name)")
  }

  private func keep(_ bytes: [UInt8]) throws {
    let file = Self.root.appending(path: ".build/goldens-actual/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The text of a file in `Examples/`.
  public static func example(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Examples/\(name)"), encoding: .utf8)
  }

  /// Every golden there is, by its path under `goldens/`.
  public static func all() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let isFile = { (path: String) in
      try folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
    return Set(try paths.filter(isFile))
  }

  /// Nil where every pixel is the same.
  private static func difference(between golden: Bitmap, and actual: Bitmap) -> String? {
    guard (golden.width, golden.height) == (actual.width, actual.height) else {
      return "it is \(golden.width)×\(golden.height), now \(actual.width)×\(actual.height)"
    }
    let wrong = golden.pixels.indices.filter { golden.pixels[$0] != actual.pixels[$0] }
    guard let first = wrong.first else { return nil }
    return "\(wrong.count) pixels, the first at (\(first % golden.width), \(first / golden.width))"
  }
}
