extension UIView {
  /// From this view's coordinates to another's, or to the window's.
  func matrix(to view: UIView?) -> CGAffineTransform {
    guard let target = view ?? window else { return matrixToRoot }
    return matrixToRoot.concatenating(target.matrixToRoot.inverted())
  }

  private var matrixToRoot: CGAffineTransform {
    sequence(first: layer, next: \.superlayer).reduce(.identity) { $0.concatenating($1.values.matrixToParent) }
  }
}
