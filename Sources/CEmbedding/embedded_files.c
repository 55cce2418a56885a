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
  FILE("Styles/Elements/AppStoreCardTransition.swift")
#embed "../Styles/Elements/AppStoreCardTransition.swift"
  END
  FILE("Styles/Elements/BubbleTransition.swift")
#embed "../Styles/Elements/BubbleTransition.swift"
  END
  FILE("Styles/Elements/ContainerTransformTransition.swift")
#embed "../Styles/Elements/ContainerTransformTransition.swift"
  END
  FILE("Styles/Elements/ExpandCellTransition.swift")
#embed "../Styles/Elements/ExpandCellTransition.swift"
  END
  FILE("Styles/Elements/HeroTransition.swift")
#embed "../Styles/Elements/HeroTransition.swift"
  END
  FILE("Styles/Elements/PhotoZoomTransition.swift")
#embed "../Styles/Elements/PhotoZoomTransition.swift"
  END
  FILE("Styles/Elements/StretchyHeaderTransition.swift")
#embed "../Styles/Elements/StretchyHeaderTransition.swift"
  END
  FILE("Styles/Fades/BlurThroughTransition.swift")
#embed "../Styles/Fades/BlurThroughTransition.swift"
  END
  FILE("Styles/Fades/DipTransition.swift")
#embed "../Styles/Fades/DipTransition.swift"
  END
  FILE("Styles/Fades/DissolveTransition.swift")
#embed "../Styles/Fades/DissolveTransition.swift"
  END
  FILE("Styles/Fades/FadeThroughTransition.swift")
#embed "../Styles/Fades/FadeThroughTransition.swift"
  END
  FILE("Styles/Fades/ZoomThroughTransition.swift")
#embed "../Styles/Fades/ZoomThroughTransition.swift"
  END
  FILE("Styles/Pieces/ExplodeTransition.swift")
#embed "../Styles/Pieces/ExplodeTransition.swift"
  END
  FILE("Styles/Pieces/SlatsTransition.swift")
#embed "../Styles/Pieces/SlatsTransition.swift"
  END
  FILE("Styles/Pieces/SlicesTransition.swift")
#embed "../Styles/Pieces/SlicesTransition.swift"
  END
  FILE("Styles/Pieces/TicketTearTransition.swift")
#embed "../Styles/Pieces/TicketTearTransition.swift"
  END
  FILE("Styles/Pieces/TilesTransition.swift")
#embed "../Styles/Pieces/TilesTransition.swift"
  END
  FILE("Styles/Reveals/CircleRevealTransition.swift")
#embed "../Styles/Reveals/CircleRevealTransition.swift"
  END
  FILE("Styles/Reveals/IrisTransition.swift")
#embed "../Styles/Reveals/IrisTransition.swift"
  END
  FILE("Styles/Reveals/LiquidSwipeTransition.swift")
#embed "../Styles/Reveals/LiquidSwipeTransition.swift"
  END
  FILE("Styles/Reveals/RippleTransition.swift")
#embed "../Styles/Reveals/RippleTransition.swift"
  END
  FILE("Styles/Reveals/SpotlightTransition.swift")
#embed "../Styles/Reveals/SpotlightTransition.swift"
  END
  FILE("Styles/Reveals/StarTransition.swift")
#embed "../Styles/Reveals/StarTransition.swift"
  END
  FILE("Styles/Slides/DropTransition.swift")
#embed "../Styles/Slides/DropTransition.swift"
  END
  FILE("Styles/Slides/ElasticTransition.swift")
#embed "../Styles/Slides/ElasticTransition.swift"
  END
  FILE("Styles/Slides/ParallaxTransition.swift")
#embed "../Styles/Slides/ParallaxTransition.swift"
  END
  FILE("Styles/Slides/SharedAxisTransition.swift")
#embed "../Styles/Slides/SharedAxisTransition.swift"
  END
  FILE("Styles/Slides/SideMenuTransition.swift")
#embed "../Styles/Slides/SideMenuTransition.swift"
  END
  FILE("Styles/Slides/SqueezeTransition.swift")
#embed "../Styles/Slides/SqueezeTransition.swift"
  END
  FILE("Styles/Slides/StackTransition.swift")
#embed "../Styles/Slides/StackTransition.swift"
  END
  FILE("Styles/Slides/SwapTransition.swift")
#embed "../Styles/Slides/SwapTransition.swift"
  END
  FILE("Styles/Slides/TabSlideTransition.swift")
#embed "../Styles/Slides/TabSlideTransition.swift"
  END
  FILE("Styles/Slides/UncoverTransition.swift")
#embed "../Styles/Slides/UncoverTransition.swift"
  END
  FILE("Styles/Space/CarouselTransition.swift")
#embed "../Styles/Space/CarouselTransition.swift"
  END
  FILE("Styles/Space/CoverFlowTransition.swift")
#embed "../Styles/Space/CoverFlowTransition.swift"
  END
  FILE("Styles/Space/CubeTransition.swift")
#embed "../Styles/Space/CubeTransition.swift"
  END
  FILE("Styles/Space/DoorsTransition.swift")
#embed "../Styles/Space/DoorsTransition.swift"
  END
  FILE("Styles/Space/FlipTransition.swift")
#embed "../Styles/Space/FlipTransition.swift"
  END
  FILE("Styles/Space/FoldTransition.swift")
#embed "../Styles/Space/FoldTransition.swift"
  END
  FILE("Styles/Space/GuillotineTransition.swift")
#embed "../Styles/Space/GuillotineTransition.swift"
  END
  FILE("Styles/Space/PageTurnTransition.swift")
#embed "../Styles/Space/PageTurnTransition.swift"
  END
  FILE("Styles/Space/PortalTransition.swift")
#embed "../Styles/Space/PortalTransition.swift"
  END
  FILE("Styles/Space/SwingTransition.swift")
#embed "../Styles/Space/SwingTransition.swift"
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
  FILE("Styles/Techniques/ElementCard.swift")
#embed "../Styles/Techniques/ElementCard.swift"
  END
  FILE("Styles/Techniques/ScreenPair.swift")
#embed "../Styles/Techniques/ScreenPair.swift"
  END
  FILE("Styles/Techniques/ScreenTransition.swift")
#embed "../Styles/Techniques/ScreenTransition.swift"
  END
  FILE("Styles/Techniques/WayBackPan.swift")
#embed "../Styles/Techniques/WayBackPan.swift"
  END
  FILE("Styles/Wipes/BarnDoorsTransition.swift")
#embed "../Styles/Wipes/BarnDoorsTransition.swift"
  END
  FILE("Styles/Wipes/BlindsTransition.swift")
#embed "../Styles/Wipes/BlindsTransition.swift"
  END
  FILE("Styles/Wipes/ClockTransition.swift")
#embed "../Styles/Wipes/ClockTransition.swift"
  END
  FILE("Styles/Wipes/PolkaDotsTransition.swift")
#embed "../Styles/Wipes/PolkaDotsTransition.swift"
  END
  FILE("Styles/Wipes/SquaresTransition.swift")
#embed "../Styles/Wipes/SquaresTransition.swift"
  END
  FILE("Styles/Wipes/WipeTransition.swift")
#embed "../Styles/Wipes/WipeTransition.swift"
  END
  *length = 0;
  return NULL;
}
