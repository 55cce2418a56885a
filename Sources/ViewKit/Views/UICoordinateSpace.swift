/// Coordinates of its own, from which points and rectangles can be converted to others': a view's, or the screen's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Conversions go by way of the window, which fills the screen.
  private func toWindow(_ point: CGPoint) -> CGPoint { (self as? UIView)?.convert(point, to: nil) ?? point }
  private func toWindow(_ rect: CGRect) -> CGRect { (self as? UIView)?.convert(rect, to: nil) ?? rect }
  private func fromWindow(_ point: CGPoint) -> CGPoint { (self as? UIView)?.convert(point, from: nil) ?? point }
  private func fromWindow(_ rect: CGRect) -> CGRect { (self as? UIView)?.convert(rect, from: nil) ?? rect }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromWindow(toWindow(point))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromWindow(coordinateSpace.toWindow(point))
  }

  /// The box around the converted rectangle.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.fromWindow(toWindow(rect))
  }

  /// The box around the converted rectangle.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    fromWindow(coordinateSpace.toWindow(rect))
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen's coordinates, which do not turn with the device.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  public var coordinateSpace: any UICoordinateSpace { self }
  /// How often a screen of today shows a new picture in a second. A film has a rate of its own.
  public var maximumFramesPerSecond: Int { 60 }
}
