/// Taps that a hand would feel. Here they are only written into the stage's calls.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Wakes the device's motor; here it is only written down.
  open func prepare() {
    write("prepare")
  }

  fileprivate func write(_ what: String) {
    let name = "\(type(of: self))"
    Stage.active?.write("-[\(name) \(what)]", .feedback, by: name)
  }
}

/// The tap of something that has hit something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience override init() {
    self.init(style: .medium)
  }

  open func impactOccurred() {
    write("impactOccurred: \(style)")
  }

  /// - Parameter intensity: from 0 to 1; what lies outside counts as the nearer end.
  open func impactOccurred(intensity: CGFloat) {
    write("impactOccurred: \(style) intensity: \(min(max(intensity, 0), 1))")
  }
}

/// The tick of a selection that has moved on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    write("selectionChanged")
  }
}

/// The taps that say how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    write("notificationOccurred: \(notificationType)")
  }
}
