public import TransitionKit

/// The colours and the language of sample screens, and the margins that the device covers.
public struct Look: Sendable, Hashable {
  /// Whether sample screens are dark.
  public var isDark: Bool
  /// The margins that must stay free of controls: below the status bar, above the home indicator.
  public var safeArea: UIEdgeInsets
  /// The radius of the device's screen at its corners.
  public var cornerRadius: CGFloat = 0
  /// The size of text that the person who holds the device has chosen.
  public var textSize = UIContentSizeCategory.large
  /// The time that a status bar over the screens shows; nil leaves it to the screens: samples have a status bar, other screens none.
  public var statusTime: String?
  /// The language of the samples' words.
  public var language = Language.english
  /// Whether what samples show answers fingers. Where it is left to a person's sources what a finger does, nothing else may take it.
  var answersFingers = true

  /// A language that samples have words in, by its code.
  public enum Language: String, CaseIterable, Sendable {
    /// English as in the United States.
    case english = "en"
    /// Chinese as on the mainland, in simplified letters.
    case chinese = "zh"
  }

  /// The margin of a status bar alone, as on an iPhone with a home button.
  public static let plainSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  /// Makes a look; without arguments the light one of a screen with a plain status bar.
  public init(isDark: Bool = false, safeArea: UIEdgeInsets = plainSafeArea) {
    self.isDark = isDark
    self.safeArea = safeArea
  }

  var palette: Palette { isDark ? .dark : .light }

  /// This look with the status bar that screens of these kinds have where nothing else is asked for.
  func completed(for screens: [Screen]) -> Look {
    guard statusTime == nil, !screens.isEmpty, screens.allSatisfy(\.isSample) else { return self }
    var look = self
    look.statusTime = Self.sampleTime
    look.saysHalfOfDay = language == .english
    return look
  }

  /// Whether the time on a pad's status bar says which half of the day it is.
  private var saysHalfOfDay = false

  /// The words on a pad's status bar, where there is one: the time, and the day on which a stage begins.
  var padStatus: (time: String?, date: String) {
    (statusTime.map { $0 + (saysHalfOfDay ? " AM" : "") }, say("Tue Jan 9", "1月9日 周二"))
  }

  /// The time on the samples' status bar.
  private static let sampleTime = "9:41"

  /// A navigation controller with a bar that suits its first screen.
  ///
  /// - Parameters:
  ///   - largeTitles: whether the bar has the large titles of samples; otherwise those lie on the screens.
  ///   - own: a controller of somebody's sources, which is taken instead of a new one; what it asks of its bar counts.
  @MainActor
  func navigation(
    _ root: UIViewController, hidesBar: Bool, largeTitles: Bool, in own: UINavigationController? = nil
  ) -> UINavigationController {
    let navigation = own ?? UINavigationController()
    if largeTitles { navigation.navigationBar.prefersLargeTitles = true }
    navigation.viewControllers = [root]
    if hidesBar || own == nil { navigation.isNavigationBarHidden = hidesBar }
    if let sample = root as? SampleScreen {
      navigation.navigationBar.tintColor = sample.tint
    } else if isDark {
      navigation.navigationBar.barTintColor = UIColor(hex: palette.bar)
    }
    return navigation
  }
}

extension UIViewController {
  /// Gives the bar above this screen a ground that stays, whether content lies under it or not. In a controller of somebody's sources the
  /// bar looks as that controller says.
  func keepBarGround(_ color: UIColor) {
    if let navigationController, type(of: navigationController) == UINavigationController.self { showBar(color) }
  }

  /// Gives the bar above this screen a ground and a line; nil is the system's line.
  func showBar(_ color: UIColor, line: UIColor? = nil) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    if let line { appearance.shadowColor = line }
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
    navigationItem.compactAppearance = appearance
  }
}
