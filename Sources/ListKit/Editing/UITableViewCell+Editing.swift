internal import ControlKit

// While its table is being edited, a cell shows a circle, a handle and the accessory for that time.

extension UITableViewCell {
  /// The task of the circle in a row that is being edited.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  /// How far the content makes room for the circle, and the seconds that it takes.
  private static let indentWhileEditing: CGFloat = 38
  private static let editingDuration = 0.3
  private static let liftedShadow: Float = 0.25

  /// How far the content lies from the leading edge.
  var editingIndent: CGFloat {
    parts.isEditing && (parts.editingControl != nil || shouldIndentWhileEditing) ? Self.indentWhileEditing : 0
  }

  /// Whether the cell is drawn aside, as configurations see it.
  var isSwiped: Bool {
    get { parts.isSwiped }
    set {
      guard parts.isSwiped != newValue else { return }
      parts.isSwiped = newValue
      setNeedsUpdateConfiguration()
    }
  }

  func showEditing(_ editing: Bool, animated: Bool) {
    guard parts.isEditing != editing else { return }
    if animated { layoutIfNeeded() }
    let (old, oldControl) = (editingParts, parts.editingControl)
    parts.isEditing = editing
    setNeedsUpdateConfiguration()
    UIView.performWithoutAnimation { takeEditingParts() }
    let new = editingParts
    let gone = old.filter { !new.contains($0) }
    let move = { [self] in
      for view in new { view.alpha = 1 }
      for view in gone { view.alpha = 0 }
      oldControl?.place(in: hiddenControlPlace, margin: margin)
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard animated, window != nil else {
      move()
      return leave(gone)
    }
    UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction, animations: move) {
      [weak self] _ in
      self?.leave(gone)
    }
  }

  /// The views that come or go when editing begins or ends.
  private var editingParts: [UIView] {
    let parts: [UIView?] = [parts.editingControl, parts.accessory, parts.handle]
    return parts.compactMap { $0 }
  }

  private func leave(_ gone: [UIView]) {
    for view in gone where !editingParts.contains(view) {
      view.removeFromSuperview()
      view.alpha = 1
    }
  }

  /// Makes the circle, out of sight, the accessory and the handle that belong to the state.
  private func takeEditingParts() {
    parts.editingControl = parts.isEditing ? makeEditingControl() : nil
    parts.editingControl?.place(in: hiddenControlPlace, margin: margin)
    parts.editingControl?.alpha = 0
    parts.handle = parts.isEditing && showsReorderControl ? ReorderHandle() : nil
    if let handle = parts.handle {
      handle.place(in: bounds, margin: margin)
      handle.alpha = 0
      addSubview(handle)
    }
    let old = parts.accessory
    parts.accessory = accessoryOfState()
    guard let view = parts.accessory, view !== old else { return }
    view.alpha = 0
    addSubview(view)
    placeAccessory()
  }

  private func makeEditingControl() -> EditingControl? {
    if parts.isChosenWhileEditing {
      let control = EditingControl(isChosen: isSelected)
      addSubview(control)
      return control
    }
    guard let control = EditingControl(editingStyle) else { return nil }
    control.addAction(UIAction { [weak self] _ in self?.pressEditingControl() }, for: .touchUpInside)
    addSubview(control)
    return control
  }

  /// A cell that is used again while the table is being edited has another circle.
  func editingStyleDidChange() {
    guard isEditing else { return }
    parts.editingControl?.removeFromSuperview()
    parts.editingControl = makeEditingControl()
    setNeedsLayout()
  }

  private var hiddenControlPlace: CGRect { bounds.offsetBy(dx: -EditingControl.width, dy: 0) }

  func placeEditingParts() {
    parts.editingControl?.place(in: bounds, margin: margin)
    parts.handle?.place(in: bounds, margin: margin)
  }

  private func pressEditingControl() {
    (superview as? UITableView)?.pressEditingControl(of: self)
  }

  // MARK: Accessories

  /// The accessory that the cell shows now.
  func accessoryOfState() -> UIView? {
    if let view = isEditing ? editingAccessoryView : accessoryView { return view }
    return AccessoryMark(shownAccessoryType)
  }

  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// Whether a point of the cell lies on its accessory, and this is a button of the system's.
  func hasButton(at point: CGPoint) -> Bool {
    guard parts.accessory is AccessoryMark, [.detailButton, .detailDisclosureButton].contains(shownAccessoryType) else {
      return false
    }
    let end = bounds.width - handleWidth
    return point.x >= end - accessoryWidth - ListNumbers.gap && point.x < end
  }

  // MARK: The handle

  var handleWidth: CGFloat { parts.handle == nil ? 0 : ReorderHandle.width }

  func handleDidChange() {
    let isWanted = isEditing && showsReorderControl
    guard isWanted != (parts.handle != nil) else { return }
    parts.handle?.removeFromSuperview()
    parts.handle = isWanted ? ReorderHandle() : nil
    if let handle = parts.handle { addSubview(handle) }
    setNeedsLayout()
  }

  func hasHandle(at point: CGPoint) -> Bool {
    parts.handle != nil && point.x >= bounds.width - margin - ReorderHandle.width
  }

  /// Whether the cell is carried by a finger, above the others.
  var isLifted: Bool {
    get { layer.zPosition > 0 }
    set {
      layer.zPosition = newValue ? 1 : 0
      layer.shadowOpacity = newValue ? Self.liftedShadow : 0
    }
  }
}
