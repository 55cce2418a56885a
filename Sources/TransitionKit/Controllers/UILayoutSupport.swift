/// Where bars end that cover a controller's view: the guides before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide that fills the part of a view that bars cover at one edge.
final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  private let isAbove: Bool

  init(in view: UIView, isAbove: Bool) {
    self.isAbove = isAbove
    super.init()
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isAbove ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAbove ? safe.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAbove ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The guide whose lower edge is where the bars above end: that of the safe area.
  public var topLayoutGuide: any UILayoutSupport { guide(isAbove: true, &edgeGuides.top) }
  /// The guide whose upper edge is where the bars below begin: that of the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { guide(isAbove: false, &edgeGuides.bottom) }

  private func guide(isAbove: Bool, _ made: inout EdgeGuide?) -> EdgeGuide {
    let guide = made ?? EdgeGuide(in: view, isAbove: isAbove)
    made = guide
    return guide
  }
}
