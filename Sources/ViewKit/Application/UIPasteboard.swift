/// What was copied in the app. Each stage has a pasteboard of its own, which is empty at first.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  private var items: [Any] = []

  /// The pasteboard of the current stage.
  ///
  /// - Precondition: there is a stage.
  public class var general: UIPasteboard { Stage.required(for: "UIPasteboard.general belongs to a stage").pasteboard }

  private func first<Item>() -> Item? { items.lazy.compactMap { $0 as? Item }.first }

  private func replace(by item: Any?) { items = [item].compactMap(\.self) }

  open var string: String? {
    get { first() }
    set { replace(by: newValue) }
  }
  open var url: URL? {
    get { first() }
    set { replace(by: newValue) }
  }
  open var image: UIImage? {
    get { first() }
    set { replace(by: newValue) }
  }
  open var color: UIColor? {
    get { first() }
    set { replace(by: newValue) }
  }
  open var strings: [String]? {
    get { items.compactMap { $0 as? String } }
    set { items = newValue ?? [] }
  }
  open var numberOfItems: Int { items.count }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
}
