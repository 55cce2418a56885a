/// Views that wait to be shown again, by the identifiers under which they were registered.
@MainActor
struct ReusePool<View: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var waiting: [String: [View]] = [:]

  /// Names the class for an identifier; nil takes it back.
  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
  }

  func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
