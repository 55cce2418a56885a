extension UIView {
  /// Converts from this view's coordinates to another's, or to the window's; a point behind the eye becomes infinite.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    route(to: view).place(of: point)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    route(to: view).inverted.place(of: point)
  }

  /// The box around the converted rectangle.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    route(to: view).box(around: rect)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    route(to: view).inverted.box(around: rect)
  }
}
