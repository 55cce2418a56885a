import ChatExample
import Film
import GalleryExample
import GoldenTesting
import PhotoZoomExample
import ScrolledSheetExample
import Testing
import TodayCardExample
import TransitionKit

/// Goldens of whole screens as an app has them, and of content that is flung.
@MainActor
struct SceneGoldenTests {
  nonisolated static let names =
    ["today-card", "photo-zoom", "scrolled-sheet", "chat", "gallery"].map { "Stories/\($0)" }
    + ["fling", "page-flick"].map { "Scrolling/\($0)" }

  private func expect(_ name: String, at times: [Double], _ scene: (Stage) -> () -> Void) throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 0.4)
    stage.perform(scene(stage))
    try assertStrip(stage, at: times, matches: "Stories/\(name)", allowsDiagnostics: false)
  }

  @Test func todayCard() throws {
    try expect("today-card", at: [0, 0.1, 0.2, 0.35, 0.6, 1.5, 1.75, 1.9, 2.1, 3], TodayCardExample.scene)
  }

  @Test func photoZoom() throws {
    try expect("photo-zoom", at: [0, 0.1, 0.2, 0.3, 0.6, 1.45, 1.6, 1.7, 1.85, 2.5], PhotoZoomExample.scene)
  }

  @Test func scrolledSheet() throws {
    try expect("scrolled-sheet", at: [0, 0.15, 0.7, 1.1, 1.4, 2.1, 2.3, 3, 4.3, 4.5, 4.65, 5.3], ScrolledSheetExample.scene)
  }

  @Test func chat() throws {
    try expect("chat", at: [0, 0.1, 0.2, 0.4, 0.9, 1.2, 1.3, 1.8, 2.1, 2.5], ChatExample.scene)
  }

  @Test func gallery() throws {
    try expect("gallery", at: [0, 0.1, 0.2, 0.35, 0.9, 1.3, 1.6, 2, 2.35, 3.2], GalleryExample.scene)
  }

  // MARK: Flung content

  private func scroll(pages: Bool) -> (stage: Stage, scroll: UIScrollView) {
    let stage = Stage(size: CGSize(width: 120, height: 200), scale: 1)
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.isPagingEnabled = pages
    let step: CGFloat = pages ? 200 : 50
    for index in 0..<(pages ? 4 : 20) {
      let row = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * step, width: 120, height: step))
      row.text = "\(index)"
      row.textAlignment = .center
      row.backgroundColor = UIColor(hue: CGFloat(index) * 0.05, saturation: 0.4, brightness: 1, alpha: 1)
      scroll.addSubview(row)
    }
    scroll.contentSize = CGSize(width: 120, height: pages ? 800 : 1000)
    scroll.backgroundColor = .darkGray
    stage.window.addSubview(scroll)
    stage.advance(to: 0)
    return (stage, scroll)
  }

  /// The content runs past its end with what is left of its velocity, and comes back.
  @Test func fling() throws {
    let (stage, scroll) = scroll(pages: false)
    stage.drag(from: CGPoint(x: 60, y: 180), to: CGPoint(x: 60, y: 20), duration: 0.08)
    try assertStrip(stage, at: [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.45, 0.5, 0.6, 0.8, 1.5], matches: "Scrolling/fling")
    #expect(scroll.contentOffset.y == 800)
  }

  /// A flick turns one page, which settles.
  @Test func pageFlick() throws {
    let (stage, scroll) = scroll(pages: true)
    stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 90), duration: 0.1)
    try assertStrip(stage, at: [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1], matches: "Scrolling/page-flick")
    #expect(scroll.contentOffset.y == 200)
  }
}
