public import ControlKit

extension UIBackgroundConfiguration {
  /// The ground of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }

  /// The ground of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { colored(.secondarySystemGroupedBackground) }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var made = clear()
    made.backgroundColor = color
    return made
  }

  /// A view that shows the ground.
  func makeView(tint: UIColor) -> UIView {
    let view = customView ?? UIView()
    view.backgroundColor = resolvedBackgroundColor(for: tint)
    view.layer.cornerRadius = cornerRadius
    view.layer.cornerCurve = .continuous
    view.layer.borderWidth = strokeWidth
    view.layer.borderColor = resolvedStrokeColor(for: tint).cgColor
    view.clipsToBounds = cornerRadius > 0
    return view
  }
}
