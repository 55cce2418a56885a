import UIKit

extension Piece {
  /// Every animator under `Animators`, in each of its ways.
  static let all =
    fades + slides + masks + inSpace + cut + layers + springs + blocks + images + presentations + containers + touched + tasks

  private static let fades: [Piece] = [
    .push("CrossFade") { CrossFade() },
    .push("FadeThroughBlack") { FadeThroughBlack() },
    .push("HeldFade") { HeldFade() },
    .push("ColorFlood") { ColorFlood() },
  ]

  private static let slides: [Piece] = [
    .push("SlideFromEdge.left") { SlideFromEdge(edge: .left) },
    .push("SlideFromEdge.right") { SlideFromEdge(edge: .right) },
    .push("SlideFromEdge.top") { SlideFromEdge(edge: .top) },
    .push("SlideFromEdge.bottom") { SlideFromEdge(edge: .bottom) },
    .push("ParallaxPush.push") { ParallaxPush(.push) },
    .pop("ParallaxPush.pop") { ParallaxPush(.pop) },
    .push("DelayChain") { DelayChain() },
    .push("TimerSteps") { TimerSteps() },
    .push("DisplayLinkSlide") { DisplayLinkSlide() },
  ]

  private static let masks: [Piece] = [
    .push("CircleReveal") { CircleReveal(origin: CGPoint(x: 26, y: 98)) },
    .push("RoundedMaskGrow") { RoundedMaskGrow() },
    .push("GradientWipe") { GradientWipe() },
    .push("ViewMask") { ViewMask() },
    .push("StrokeRing") { StrokeRing() },
  ]

  private static let inSpace: [Piece] = [
    .push("LayerFlip") { LayerFlip() },
    .push("HalfFlip") { HalfFlip() },
    .push("FlipTransition.left") { FlipTransition(.transitionFlipFromLeft) },
    .push("FlipTransition.bottom") { FlipTransition(.transitionFlipFromBottom) },
    .push("FlipTransition.dissolve") { FlipTransition(.transitionCrossDissolve) },
    .push("CubeTurn") { CubeTurn() },
    .push("RoomTurn") { RoomTurn() },
    .push("DoorOpening") { DoorOpening() },
  ]

  private static let cut: [Piece] = [
    .push("VenetianBlinds") { VenetianBlinds() },
    .push("TileFall") { TileFall() },
    .push("SwingPage") { SwingPage() },
    .push("RoundedPeel") { RoundedPeel() },
    .push("HeroImage") { HeroImage(tag: 1) },
  ]

  private static let layers: [Piece] = [
    .push("PathFlight") { PathFlight() },
    .push("GroupedZoom") { GroupedZoom() },
    .push("SpringLayer", shares: [0, 0.1, 0.2, 0.35, 0.6, 1]) { SpringLayer() },
    .push("LayerTransition.push") { LayerTransition(.push, .fromRight) },
    .push("LayerTransition.moveIn") { LayerTransition(.moveIn, .fromTop) },
    .push("LayerTransition.reveal") { LayerTransition(.reveal, .fromLeft) },
    .push("LayerTransition.fade") { LayerTransition(.fade) },
    .push("ShadowLift") { ShadowLift() },
    .push("BorderFrame") { BorderFrame() },
  ]

  private static let springs: [Piece] = [
    .push("SpringDrop.loose", shares: [0, 0.1, 0.25, 0.4, 0.6, 1]) { SpringDrop(damping: 0.4, velocity: 0) },
    .push("SpringDrop.fast", shares: [0, 0.05, 0.1, 0.2, 0.4, 1]) { SpringDrop(damping: 0.6, velocity: 12) },
    .push("BouncySpring", shares: [0, 0.1, 0.2, 0.35, 0.6, 1]) { BouncySpring() },
    .push("AnimatorSpring", shares: [0, 0.1, 0.25, 0.4, 0.6, 1]) { AnimatorSpring() },
  ]

  private static let blocks: [Piece] = [
    .push("KeyframeHop.linear") { KeyframeHop([]) },
    .push("KeyframeHop.cubic") { KeyframeHop() },
    .push("KeyframeHop.paced") { KeyframeHop(.calculationModePaced) },
    .push("KeyframeHop.discrete") { KeyframeHop(.calculationModeDiscrete) },
    .push("AnimatorCurve") { AnimatorCurve() },
    .push("NestedBlocks") { NestedBlocks() },
    .push("Retargeted") { Retargeted() },
    .push("CornerCard") { CornerCard() },
    .push("AutoresizedDrawer") { AutoresizedDrawer() },
    .push("GrowFromNothing") { GrowFromNothing() },
  ]

  private static let images: [Piece] = [
    .push("PixelStretch") { PixelStretch() },
    .push("CroppedHalves") { CroppedHalves() },
    .push("ContentModeZoom.fit") { ContentModeZoom(.scaleAspectFit) },
    .push("ContentModeZoom.top") { ContentModeZoom(.top) },
  ]

  private static let presentations: [Piece] = [
    .thereAndBack("ZoomFromFrame", style: .fullScreen, shares: [0, 0.04, 0.08, 0.12, 0.62, 0.66, 1]) { ZoomDelegate(tag: 1) },
    .thereAndBack("DimmingPresentation") { DimmingDelegate() },
    .thereAndBack("BottomSheet") { BottomSheet() },
    .thereAndBack("SideMenu", style: .overFullScreen) { SideMenu() },
    .thereAndBack("AlertCard") { AlertCard() },
    .thereAndBack("CardStack") { CardStack() },
  ]
}
