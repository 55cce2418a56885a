#include "embedded_files.h"

#include <string.h>

// SwiftPM's own `.embedInCode` writes arrays of numbers in Swift, with which `Styles` alone took 35 s to compile; without them it
// takes 11 s, and this file half a second.

#define FILE(path)                \
  if (strcmp(wanted, path) == 0) { \
    static const uint8_t bytes[] = {
#define END            \
  }                    \
  ;                    \
  *length = sizeof bytes; \
  return bytes;        \
  }

const uint8_t *embedded_file(const char *wanted, size_t *length) {
  // Pages.
  FILE("Commands/Gallery/clip.js")
#embed "../Commands/Gallery/clip.js"
  END
  FILE("Commands/Gallery/gallery.css")
#embed "../Commands/Gallery/gallery.css"
  END
  FILE("Commands/Gallery/gallery.js")
#embed "../Commands/Gallery/gallery.js"
  END
  FILE("Commands/Gallery/large.js")
#embed "../Commands/Gallery/large.js"
  END
  FILE("Goldens/Page/film.js")
#embed "../Goldens/Page/film.js"
  END
  FILE("Goldens/Page/loupe.js")
#embed "../Goldens/Page/loupe.js"
  END
  FILE("Goldens/Page/page.css")
#embed "../Goldens/Page/page.css"
  END
  FILE("Goldens/Page/player.js")
#embed "../Goldens/Page/player.js"
  END
  FILE("Goldens/Page/report.css")
#embed "../Goldens/Page/report.css"
  END
  FILE("Goldens/Page/report.js")
#embed "../Goldens/Page/report.js"
  END
  FILE("Preview/Page/controls.js")
#embed "../Preview/Page/controls.js"
  END
  FILE("Preview/Page/player.js")
#embed "../Preview/Page/player.js"
  END
  FILE("Preview/Page/preview.css")
#embed "../Preview/Page/preview.css"
  END
  FILE("Preview/Page/preview.html")
#embed "../Preview/Page/preview.html"
  END
  FILE("Preview/Page/preview.js")
#embed "../Preview/Page/preview.js"
  END

  // Sources of styles, which `source` prints.
  FILE("StyleKit/ElementScreen.swift")
#embed "../StyleKit/ElementScreen.swift"
  END
  FILE("Techniques/Elements/AppStoreCardTransition.swift")
#embed "../Techniques/Elements/AppStoreCardTransition.swift"
  END
  FILE("Techniques/Elements/BubbleTransition.swift")
#embed "../Techniques/Elements/BubbleTransition.swift"
  END
  FILE("Techniques/Elements/ContainerTransformTransition.swift")
#embed "../Techniques/Elements/ContainerTransformTransition.swift"
  END
  FILE("Techniques/Elements/ExpandCellTransition.swift")
#embed "../Techniques/Elements/ExpandCellTransition.swift"
  END
  FILE("Techniques/Elements/HeroTransition.swift")
#embed "../Techniques/Elements/HeroTransition.swift"
  END
  FILE("Techniques/Elements/PhotoZoomTransition.swift")
#embed "../Techniques/Elements/PhotoZoomTransition.swift"
  END
  FILE("Techniques/Elements/StretchyHeaderTransition.swift")
#embed "../Techniques/Elements/StretchyHeaderTransition.swift"
  END
  FILE("Techniques/Fades/BlurThroughTransition.swift")
#embed "../Techniques/Fades/BlurThroughTransition.swift"
  END
  FILE("Techniques/Fades/DipTransition.swift")
#embed "../Techniques/Fades/DipTransition.swift"
  END
  FILE("Techniques/Fades/DissolveTransition.swift")
#embed "../Techniques/Fades/DissolveTransition.swift"
  END
  FILE("Techniques/Fades/FadeThroughTransition.swift")
#embed "../Techniques/Fades/FadeThroughTransition.swift"
  END
  FILE("Techniques/Fades/ZoomThroughTransition.swift")
#embed "../Techniques/Fades/ZoomThroughTransition.swift"
  END
  FILE("Techniques/Pieces/ExplodeTransition.swift")
#embed "../Techniques/Pieces/ExplodeTransition.swift"
  END
  FILE("Techniques/Pieces/SlatsTransition.swift")
#embed "../Techniques/Pieces/SlatsTransition.swift"
  END
  FILE("Techniques/Pieces/SlicesTransition.swift")
#embed "../Techniques/Pieces/SlicesTransition.swift"
  END
  FILE("Techniques/Pieces/TicketTearTransition.swift")
#embed "../Techniques/Pieces/TicketTearTransition.swift"
  END
  FILE("Techniques/Pieces/TilesTransition.swift")
#embed "../Techniques/Pieces/TilesTransition.swift"
  END
  FILE("Techniques/Reveals/CircleRevealTransition.swift")
#embed "../Techniques/Reveals/CircleRevealTransition.swift"
  END
  FILE("Techniques/Reveals/IrisTransition.swift")
#embed "../Techniques/Reveals/IrisTransition.swift"
  END
  FILE("Techniques/Reveals/LiquidSwipeTransition.swift")
#embed "../Techniques/Reveals/LiquidSwipeTransition.swift"
  END
  FILE("Techniques/Reveals/RippleTransition.swift")
#embed "../Techniques/Reveals/RippleTransition.swift"
  END
  FILE("Techniques/Reveals/SpotlightTransition.swift")
#embed "../Techniques/Reveals/SpotlightTransition.swift"
  END
  FILE("Techniques/Reveals/StarTransition.swift")
#embed "../Techniques/Reveals/StarTransition.swift"
  END
  FILE("Techniques/Slides/DropTransition.swift")
#embed "../Techniques/Slides/DropTransition.swift"
  END
  FILE("Techniques/Slides/ElasticTransition.swift")
#embed "../Techniques/Slides/ElasticTransition.swift"
  END
  FILE("Techniques/Slides/ParallaxTransition.swift")
#embed "../Techniques/Slides/ParallaxTransition.swift"
  END
  FILE("Techniques/Slides/SharedAxisTransition.swift")
#embed "../Techniques/Slides/SharedAxisTransition.swift"
  END
  FILE("Techniques/Slides/SideMenuTransition.swift")
#embed "../Techniques/Slides/SideMenuTransition.swift"
  END
  FILE("Techniques/Slides/SqueezeTransition.swift")
#embed "../Techniques/Slides/SqueezeTransition.swift"
  END
  FILE("Techniques/Slides/StackTransition.swift")
#embed "../Techniques/Slides/StackTransition.swift"
  END
  FILE("Techniques/Slides/SwapTransition.swift")
#embed "../Techniques/Slides/SwapTransition.swift"
  END
  FILE("Techniques/Slides/TabSlideTransition.swift")
#embed "../Techniques/Slides/TabSlideTransition.swift"
  END
  FILE("Techniques/Slides/UncoverTransition.swift")
#embed "../Techniques/Slides/UncoverTransition.swift"
  END
  FILE("Techniques/Space/CarouselTransition.swift")
#embed "../Techniques/Space/CarouselTransition.swift"
  END
  FILE("Techniques/Space/CoverFlowTransition.swift")
#embed "../Techniques/Space/CoverFlowTransition.swift"
  END
  FILE("Techniques/Space/CubeTransition.swift")
#embed "../Techniques/Space/CubeTransition.swift"
  END
  FILE("Techniques/Space/DoorsTransition.swift")
#embed "../Techniques/Space/DoorsTransition.swift"
  END
  FILE("Techniques/Space/FlipTransition.swift")
#embed "../Techniques/Space/FlipTransition.swift"
  END
  FILE("Techniques/Space/FoldTransition.swift")
#embed "../Techniques/Space/FoldTransition.swift"
  END
  FILE("Techniques/Space/GuillotineTransition.swift")
#embed "../Techniques/Space/GuillotineTransition.swift"
  END
  FILE("Techniques/Space/PageTurnTransition.swift")
#embed "../Techniques/Space/PageTurnTransition.swift"
  END
  FILE("Techniques/Space/PortalTransition.swift")
#embed "../Techniques/Space/PortalTransition.swift"
  END
  FILE("Techniques/Space/SwingTransition.swift")
#embed "../Techniques/Space/SwingTransition.swift"
  END
  FILE("Styles/Systems/CustomPushAnimatedTransitoning.swift")
#embed "../Styles/Systems/CustomPushAnimatedTransitoning.swift"
  END
  FILE("Styles/Systems/KugouAnimation.swift")
#embed "../Styles/Systems/KugouAnimation.swift"
  END
  FILE("Styles/Systems/KugouNavigation.swift")
#embed "../Styles/Systems/KugouNavigation.swift"
  END
  FILE("Styles/Systems/KugouPopAnimation.swift")
#embed "../Styles/Systems/KugouPopAnimation.swift"
  END
  FILE("Styles/Systems/KugouPopGesture.swift")
#embed "../Styles/Systems/KugouPopGesture.swift"
  END
  FILE("Styles/Systems/KugouPushAnimation.swift")
#embed "../Styles/Systems/KugouPushAnimation.swift"
  END
  FILE("Styles/Systems/KugouSwingPopAnimation.swift")
#embed "../Styles/Systems/KugouSwingPopAnimation.swift"
  END
  FILE("Styles/Systems/KugouSwingPushAnimation.swift")
#embed "../Styles/Systems/KugouSwingPushAnimation.swift"
  END
  FILE("Styles/Systems/MGNavigation.swift")
#embed "../Styles/Systems/MGNavigation.swift"
  END
  FILE("Styles/Systems/MTHCustomAnimator.swift")
#embed "../Styles/Systems/MTHCustomAnimator.swift"
  END
  FILE("Styles/Systems/MTHPanGesture.swift")
#embed "../Styles/Systems/MTHPanGesture.swift"
  END
  FILE("Styles/Systems/PDTransitionAnimator.swift")
#embed "../Styles/Systems/PDTransitionAnimator.swift"
  END
  FILE("Styles/Systems/PictureTransition.swift")
#embed "../Styles/Systems/PictureTransition.swift"
  END
  FILE("Techniques/ElementCard.swift")
#embed "../Techniques/ElementCard.swift"
  END
  FILE("Techniques/ScreenPair.swift")
#embed "../Techniques/ScreenPair.swift"
  END
  FILE("Techniques/ScreenTransition.swift")
#embed "../Techniques/ScreenTransition.swift"
  END
  FILE("Techniques/WayBackPan.swift")
#embed "../Techniques/WayBackPan.swift"
  END
  FILE("Techniques/Wipes/BarnDoorsTransition.swift")
#embed "../Techniques/Wipes/BarnDoorsTransition.swift"
  END
  FILE("Techniques/Wipes/BlindsTransition.swift")
#embed "../Techniques/Wipes/BlindsTransition.swift"
  END
  FILE("Techniques/Wipes/ClockTransition.swift")
#embed "../Techniques/Wipes/ClockTransition.swift"
  END
  FILE("Techniques/Wipes/PolkaDotsTransition.swift")
#embed "../Techniques/Wipes/PolkaDotsTransition.swift"
  END
  FILE("Techniques/Wipes/SquaresTransition.swift")
#embed "../Techniques/Wipes/SquaresTransition.swift"
  END
  FILE("Techniques/Wipes/WipeTransition.swift")
#embed "../Techniques/Wipes/WipeTransition.swift"
  END
  *length = 0;
  return NULL;
}
