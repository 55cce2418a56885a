extension UIColor {
  private convenience init(_ color: SystemColor) {
    self.init(DynamicColor(.system(color)))
  }

  public class var systemRed: UIColor { UIColor(SystemColor.red) }
  public class var systemGreen: UIColor { UIColor(SystemColor.green) }
  public class var systemBlue: UIColor { UIColor(SystemColor.blue) }
  public class var systemOrange: UIColor { UIColor(SystemColor.orange) }
  public class var systemYellow: UIColor { UIColor(SystemColor.yellow) }
  public class var systemPink: UIColor { UIColor(SystemColor.pink) }
  public class var systemPurple: UIColor { UIColor(SystemColor.purple) }
  public class var systemTeal: UIColor { UIColor(SystemColor.teal) }
  public class var systemIndigo: UIColor { UIColor(SystemColor.indigo) }
  public class var systemBrown: UIColor { UIColor(SystemColor.brown) }
  public class var systemMint: UIColor { UIColor(SystemColor.mint) }
  public class var systemCyan: UIColor { UIColor(SystemColor.cyan) }

  public class var systemGray: UIColor { UIColor(SystemColor.gray) }
  public class var systemGray2: UIColor { UIColor(SystemColor.gray2) }
  public class var systemGray3: UIColor { UIColor(SystemColor.gray3) }
  public class var systemGray4: UIColor { UIColor(SystemColor.gray4) }
  public class var systemGray5: UIColor { UIColor(SystemColor.gray5) }
  public class var systemGray6: UIColor { UIColor(SystemColor.gray6) }

  public class var label: UIColor { UIColor(SystemColor.label) }
  public class var secondaryLabel: UIColor { UIColor(SystemColor.secondaryLabel) }
  public class var tertiaryLabel: UIColor { UIColor(SystemColor.tertiaryLabel) }
  public class var quaternaryLabel: UIColor { UIColor(SystemColor.quaternaryLabel) }
  public class var placeholderText: UIColor { UIColor(SystemColor.tertiaryLabel) }
  public class var link: UIColor { UIColor(SystemColor.link) }
  public class var separator: UIColor { UIColor(SystemColor.separator) }
  public class var opaqueSeparator: UIColor { UIColor(SystemColor.opaqueSeparator) }

  public class var systemFill: UIColor { UIColor(SystemColor.fill) }
  public class var secondarySystemFill: UIColor { UIColor(SystemColor.secondaryFill) }
  public class var tertiarySystemFill: UIColor { UIColor(SystemColor.tertiaryFill) }
  public class var quaternarySystemFill: UIColor { UIColor(SystemColor.quaternaryFill) }

  public class var systemBackground: UIColor { UIColor(SystemColor.background) }
  public class var secondarySystemBackground: UIColor { UIColor(SystemColor.secondaryBackground) }
  public class var tertiarySystemBackground: UIColor { UIColor(SystemColor.tertiaryBackground) }
  public class var systemGroupedBackground: UIColor { UIColor(SystemColor.groupedBackground) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(SystemColor.secondaryGroupedBackground) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(SystemColor.tertiaryGroupedBackground) }

  /// The tint of the view that shows the colour; the system's blue where no view does.
  public class var tintColor: UIColor { UIColor(DynamicColor(.tint)) }
  /// Black text on a light ground, whatever the surroundings.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// White text on a dark ground, whatever the surroundings.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
