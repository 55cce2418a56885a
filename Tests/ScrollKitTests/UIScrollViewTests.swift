import Testing
import TransitionKit

@MainActor
struct UIScrollViewTests {
  @Test func aNewScrollViewHasTheDocumentedDefaults() {
    let scroll = UIScrollView()
    #expect(scroll.contentOffset == .zero && scroll.contentSize == .zero && scroll.contentInset == .zero)
    #expect(scroll.bounces && !scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
    #expect(!scroll.isPagingEnabled && !scroll.isDirectionalLockEnabled && scroll.isScrollEnabled && scroll.scrollsToTop)
    #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator && scroll.indicatorStyle == .default)
    #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches && scroll.clipsToBounds)
    #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1 && scroll.bouncesZoom)
    #expect(scroll.decelerationRate == .normal && UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic && scroll.keyboardDismissMode == .none)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && !scroll.isZooming)
    #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.contains(scroll.panGestureRecognizer) == true)
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let play = ScrollStage()
    play.scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(play.scroll.bounds == CGRect(x: 0, y: 40, width: 100, height: 200))
    play.scroll.bounds.origin.y = 60
    #expect(play.scroll.contentOffset == CGPoint(x: 0, y: 60))
    #expect(play.heard == ["didScroll", "didScroll"])
  }

  @Test func contentFollowsTheFingerBehindTheFirstTenPoints() {
    let play = ScrollStage()
    play.stage.drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 70), duration: 0.5, hold: 0.2)
    play.stage.advance(to: 0.6)
    #expect(play.scroll.isDragging && play.scroll.isTracking)
    #expect(abs(play.scroll.contentOffset.y - 110) < 1e-9)
    play.stage.advance(to: 2)
    #expect(play.scroll.contentOffset == CGPoint(x: 0, y: 110))
    #expect(!play.scroll.isDragging && !play.scroll.isTracking)
    #expect(
      play.story == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
  }
}
