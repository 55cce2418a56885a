import Raster
import Testing
import TransitionKit

@MainActor @Suite final class UIViewSnapshotTests {
  private lazy var stage = Stage.small()

  /// What a snapshot shows in the top left corner of the screen.
  private func pixel(_ snapshot: UIView?, at x: Int = 5, _ y: Int = 5) -> Pixel? {
    guard let snapshot else { return nil }
    stage.window.addSubview(snapshot)
    defer { snapshot.removeFromSuperview() }
    return stage.snapshot()[x, y]
  }

  @Test func aSnapshotWithoutUpdatesShowsWhatWasOnScreen() {
    let view = stage.addView(CGRect(x: 50, y: 50, width: 20, height: 20), .red)
    view.backgroundColor = .blue
    let (old, new) = (view.snapshotView(afterScreenUpdates: false), view.snapshotView(afterScreenUpdates: true))
    #expect(pixel(old) == .pureRed && pixel(new) == .pureBlue)
  }

  @Test func hidingComesAfterThePicture() {
    let view = stage.addView(CGRect(x: 50, y: 50, width: 20, height: 20), .red)
    view.isHidden = true
    let (old, new) = (view.snapshotView(afterScreenUpdates: false), view.snapshotView(afterScreenUpdates: true))
    #expect(pixel(old) == .pureRed && pixel(new) == .black)
    #expect(pixel(view.snapshotView(afterScreenUpdates: false)) == .black, "a turn later")
  }

  @Test func aTreeTakenApartIsStillInThePicture() {
    let view = stage.addView(CGRect(x: 50, y: 50, width: 20, height: 20), .red)
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .green
    view.addSubview(child)
    stage.advance(to: 0)
    child.removeFromSuperview()
    view.removeFromSuperview()
    #expect(pixel(view.snapshotView(afterScreenUpdates: false)) == .pureGreen)
  }

  @Test func aScreenTakenTwiceTakesMemoryOnce() throws {
    let view = stage.addView(CGRect(x: 50, y: 50, width: 20, height: 20), .red)
    let image = { try #require(view.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage) }
    let (first, again) = (try image(), try image())
    #expect(first === again)
    view.backgroundColor = .blue
    #expect(try image() !== first)
    view.backgroundColor = .red
    #expect(try image() === first)
  }

  @Test func anImageThatNothingShowsIsLetGo() throws {
    let view = stage.addView(CGRect(x: 50, y: 50, width: 20, height: 20), .red)
    weak let image = view.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage
    #expect(image == nil)
  }

  @Test func whatWasNeverOnScreenIsEmpty() throws {
    // The diagnostic must not be another test's.
    stage.advance(to: 0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == CGSize(width: 20, height: 10) && pixel(snapshot) == .black)
    stage.window.addSubview(view)
    #expect(pixel(view.snapshotView(afterScreenUpdates: false)) == .pureRed, "the picture above ended the turn")
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    #expect(
      stage.diagnostics.count == 2 && stage.diagnostics.allSatisfy { $0.text.contains("has not been on screen yet is empty") })
  }

  @Test func slicesOfASnapshotThatIsNowhereShowItsPicture() throws {
    let view = stage.addView(CGRect(x: 50, y: 50, width: 20, height: 20), .red)
    let right = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    right.backgroundColor = .blue
    view.addSubview(right)
    stage.advance(to: 0)
    let whole = try #require(view.snapshotView(afterScreenUpdates: false))
    for updates in [false, true] {
      let half = CGRect(x: 10, y: 0, width: 10, height: 20)
      let slice = try #require(whole.resizableSnapshotView(from: half, afterScreenUpdates: updates, withCapInsets: .zero))
      let again = try #require(slice.resizableSnapshotView(from: slice.bounds, afterScreenUpdates: updates, withCapInsets: .zero))
      #expect(pixel(whole) == .pureRed && pixel(slice) == .pureBlue && pixel(again) == .pureBlue)
      #expect(pixel(slice.snapshotView(afterScreenUpdates: updates)) == .pureBlue)
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
    #expect(whole.drawHierarchy(in: whole.bounds, afterScreenUpdates: false))
    UIGraphicsEndImageContext()
    #expect(stage.diagnostics == [])
  }

  @Test func anEmptySnapshotIsADiagnostic() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stage.perform { _ = view.snapshotView(afterScreenUpdates: false) }
    #expect(stage.diagnostics.count == 1 && stage.diagnostics[0].text.contains("has not been on screen yet"))
  }

  @Test func aSnapshotStretchesAndKeepsItsPicture() throws {
    let view = stage.addView(CGRect(x: 50, y: 50, width: 20, height: 20), .red)
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    half.backgroundColor = .green
    view.addSubview(half)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    half.backgroundColor = .blue
    view.bounds.size.width = 4
    snapshot.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(
      pixel(snapshot, at: 17, 5) == .pureGreen && pixel(snapshot, at: 22, 5) == .pureRed && pixel(snapshot, at: 5, 12) == .black)
    let second = try #require(snapshot.snapshotView(afterScreenUpdates: true))
    #expect(second.bounds.size == CGSize(width: 40, height: 10) && pixel(second, at: 17, 5) == .pureGreen)
  }

  @Test func aSnapshotHasTheViewsAlphaButNotItsPlace() {
    let view = stage.addView(CGRect(x: 50, y: 50, width: 20, height: 20), .red)
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1).translatedBy(x: 50, y: 0)
    view.alpha = 0.5
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    #expect(snapshot?.alpha == 1 && snapshot?.transform == .identity)
    let red = pixel(snapshot)?.red ?? 0
    #expect(abs(Int(red) - 128) <= 1)
  }

  @Test func aSnapshotShowsAnimationsWhereTheyStand() {
    let view = stage.addView(CGRect(x: 0, y: 50, width: 100, height: 20))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    child.backgroundColor = .red
    view.addSubview(child)
    stage.advance(to: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.frame.origin.x = 80 }
    stage.advance(to: 0.5)
    let snapshot = view.snapshotView(afterScreenUpdates: false)
    #expect(pixel(snapshot, at: 41) == .pureRed && pixel(snapshot, at: 38) == .black && pixel(snapshot, at: 81) == .black)
  }

  @Test func aSnapshotHasTheScreensPixels() throws {
    let stage = Stage.small(scale: 3)
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    let image = try #require(snapshot.layer.contents as? CGImage)
    #expect(image.width == 30 && image.height == 30)
  }
}
