import StyleKit
import TransitionKit

// UIKit's own ways to cover a screen, which a controller is told before it is presented.

extension Style {
  /// The style with a screen that covers the others so, and comes and goes so.
  func covering(
    _ presentation: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical
  ) -> Style {
    var style = self
    style.presentation = presentation
    return style.preparing { $0.modalTransitionStyle = transition }
  }

  /// The style with a sheet that is half as high as the screen.
  var withMediumSheet: Style {
    preparing { $0.sheetPresentationController?.detents = [.medium()] }
  }

  /// The style with something done to the covering screen's controller before it is presented.
  private func preparing(_ change: @escaping @MainActor @Sendable (UIViewController) -> Void) -> Style {
    var style = self
    let goesBack = self.change.goesBack
    style.prepare = { screens in change(goesBack ? screens.fromViewController : screens.toViewController) }
    return style
  }
}
