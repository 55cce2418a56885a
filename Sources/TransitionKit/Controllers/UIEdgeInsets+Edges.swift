extension UIEdgeInsets {
  /// The insets of all edges but these.
  func without(_ edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? 0 : top, left: edges.contains(.left) ? 0 : left, bottom: edges.contains(.bottom) ? 0 : bottom,
      right: edges.contains(.right) ? 0 : right)
  }

  /// How far a view lies from a container's upper and lower edges if it does not reach under the bars that have these heights. A bar covers
  /// the container's unsafe strip, too.
  func beside(_ edges: UIRectEdge, safe: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) && top > 0 ? top + safe.top : 0, left: 0,
      bottom: edges.contains(.bottom) && bottom > 0 ? bottom + safe.bottom : 0, right: 0)
  }
}
