/// Moves a view as the device is tilted. A stage lies still, so a view looks as it does without the effect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// The values to be added for a tilt, by key path; both parts of the tilt lie between -1 and 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves a view along with a tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
  }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

/// Something that a view does with fingers, and that comes and goes with the view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// What was added to a view.
struct ViewAdditions {
  var effects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var restorationIdentifier: String?
  var customActions: [UIAccessibilityCustomAction]?
}

/// Something that a person may do with a view by other means than touching it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?
  private let handler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    (self.name, self.image, handler) = (name, image, actionHandler)
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    let target = target.map { $0 as AnyObject }
    self.init(name: name) { [weak target] action in
      guard let target else { return false }
      selector(on: target, action)
      return true
    }
  }

  /// Does what the action is for; false where that did not work.
  package func perform() -> Bool { handler?(self) ?? false }
}

extension UIView {
  /// A name by which a device finds the view again after the app has ended.
  public var restorationIdentifier: String? {
    get { additions.restorationIdentifier }
    set { additions.restorationIdentifier = newValue }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { additions.customActions }
    set { additions.customActions = newValue }
  }
}

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { additions.effects }
    set { additions.effects = newValue }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) { additions.effects.append(effect) }

  public func removeMotionEffect(_ effect: UIMotionEffect) { additions.effects.removeAll { $0 === effect } }

  /// The interactions in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { additions.interactions }
    set {
      for interaction in additions.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which leaves the view that it was in.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    additions.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard additions.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    additions.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
