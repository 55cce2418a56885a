/// What a view shows, as a value that makes and updates the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a view's configurations depend on.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected: Bool
  public var isHighlighted: Bool
  public var isDisabled = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) {
    self.init(traitCollection: traitCollection, isSelected: false, isHighlighted: false)
  }

  init(traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool) {
    (self.traitCollection, self.isSelected, self.isHighlighted) = (traitCollection, isSelected, isHighlighted)
  }
}
