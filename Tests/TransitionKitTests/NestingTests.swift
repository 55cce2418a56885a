import Foundation
import Raster
import Testing
import TransitionKit

/// Views that stand deep in each other.
@MainActor
struct NestingTests {
  /// A chain of views in which each fades and also clips, turns or throws a shadow, which makes pictures nest most deeply.
  private static func chain(_ count: Int, in top: UIView) -> UIView {
    var parent = top
    for number in 0..<count {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      view.backgroundColor = number % 2 == 0 ? .red : .blue
      view.alpha = 0.99
      switch number % 3 {
      case 0: view.clipsToBounds = true
      case 1: view.transform = CGAffineTransform(rotationAngle: 0.01)
      default:
        view.layer.shadowOpacity = 0.5
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
      }
      parent.addSubview(view)
      parent = view
    }
    return parent
  }

  /// The window is the first of 256 nested layers. Half of a worker's stack is enough to draw them.
  @Test func asDeepAsAllowedIsDrawn() async throws {
    let stage = Stage(size: CGSize(width: 32, height: 32), scale: 1)
    let last = Self.chain(255, in: stage.window)
    UIView.animate(withDuration: 1) { last.alpha = 0.5 }
    stage.advance(to: 0.5)
    let picture = stage.picture()
    let bitmap = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: picture.rasterized()) }
      thread.stackSize = 4 << 20
      thread.start()
    }
    #expect(bitmap == stage.snapshot())
    #expect(bitmap[15, 15] != Pixel.clear)
  }

  /// The cost must grow with the number of shadows. If each cost twice as much as the one within it, no machine could draw them.
  @Test func shadowsWithinShadowsGrowWithTheirNumber() {
    let stage = Stage(size: CGSize(width: 32, height: 32), scale: 1)
    var parent: UIView = stage.window
    for _ in 0..<100 {
      let view = UIView(frame: CGRect(x: 1, y: 0, width: 4, height: 4))
      view.backgroundColor = .red
      (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.5, 0)
      parent.addSubview(view)
      parent = view
    }
    #expect(stage.snapshot()[30, 2] == .pureRed)
  }

  @Test func aShadowHasAShadow() {
    let stage = Stage(size: CGSize(width: 32, height: 32), scale: 1)
    var parent: UIView = stage.window
    stage.window.backgroundColor = .white
    for offset in [8, 4, 0] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      (view.layer.shadowOpacity, view.layer.shadowRadius) = (1, 0)
      view.layer.shadowOffset = CGSize(width: 0, height: offset)
      parent.addSubview(view)
      parent = view
    }
    parent.backgroundColor = .red
    let picture = stage.snapshot()
    let rows = [0, 4, 8, 12, 16].map { picture[2, $0] }
    #expect(rows == [.pureRed, .black, .black, .black, Pixel(red: 255, green: 255, blue: 255)])
  }

  @Test func deeperIsRefusedWithADiagnostic() {
    let stage = Stage(size: CGSize(width: 32, height: 32), scale: 1)
    let last = Self.chain(256, in: stage.window)
    #expect(last.superview == nil && stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.text.contains("256 deep in each other, not 257") == true)
    stage.advance(to: 1)
    #expect(stage.snapshot()[15, 15] != Pixel.clear)
  }

  @Test func whatWouldBeTooDeepTogetherStaysApart() {
    let stage = Stage(size: CGSize(width: 32, height: 32), scale: 1)
    let (one, other) = (UIView(), UIView())
    let last = Self.chain(150, in: one)
    let deepest = Self.chain(150, in: other)
    last.addSubview(other)
    #expect(other.superview == nil && last.layer.sublayers == nil && stage.diagnostics.count == 1)
    last.layer.addSublayer(other.layer)
    last.layer.mask = other.layer
    #expect(other.layer.superlayer == nil && last.layer.mask == nil && stage.diagnostics.count == 3)
    let middle = sequence(first: deepest, next: \.superview).dropFirst(100).first { _ in true }!
    middle.removeFromSuperview()
    last.addSubview(other)
    #expect(other.superview === last && stage.diagnostics.count == 3, "with a part gone there is room")
  }

  /// Views come and go, and the tree's height with them.
  @Test func manyMovesNeedNoMoreRoomThanThereIs() {
    let stage = Stage(size: CGSize(width: 32, height: 32), scale: 1)
    let (one, two) = (UIView(), UIView())
    for view in [one, two] { stage.window.addSubview(view) }
    let tall = UIView()
    _ = Self.chain(200, in: tall)
    for _ in 0..<300 {
      one.addSubview(tall)
      two.addSubview(tall)
    }
    tall.subviews.first?.removeFromSuperview()
    _ = Self.chain(252, in: tall)
    #expect(stage.diagnostics == [])
  }
}
