import Motion
import Raster
import Styles
import Testing
import TransitionKit

/// The styles whose documents move frames, transforms and alphas by easeInOut, against models of their own.
@MainActor @Suite struct FrameStylesTests {
  private nonisolated struct Route: Sendable {
    let name: String
    /// The frame at the beginning and at the end, on a screen of 100 by 120 points.
    let from: CGRect
    let to: CGRect
    let seconds: Double
  }

  private nonisolated static let whole = CGRect(x: 0, y: 0, width: 100, height: 120)
  private nonisolated static let middle = CGRect(x: 50, y: 60, width: 0, height: 0)

  /// MGDefault, MGPresent, MGTopToBottom, MGCenterToFull; MGPopDefault, MGDismiss, MGBottomToTop, MGFullToCenter.
  private nonisolated static let routes = [
    Route(name: "mg-default", from: whole.offsetBy(dx: 0, dy: 100), to: whole, seconds: 0.4),
    Route(name: "mg-present", from: whole.offsetBy(dx: 0, dy: 120), to: whole, seconds: 0.4),
    Route(name: "mg-top-to-bottom", from: whole.offsetBy(dx: 0, dy: -120), to: whole, seconds: 0.4),
    Route(name: "mg-center-to-full", from: middle, to: whole, seconds: 0.4),
    Route(name: "mg-pop-default", from: whole, to: whole.offsetBy(dx: 100, dy: 0), seconds: 0.5),
    Route(name: "mg-dismiss", from: whole, to: whole.offsetBy(dx: 0, dy: 120), seconds: 0.5),
    Route(name: "mg-bottom-to-top", from: whole, to: whole.offsetBy(dx: 0, dy: -120), seconds: 0.5),
    Route(name: "mg-full-to-center", from: whole, to: middle, seconds: 0.5),
  ]

  @Test(arguments: routes.map(\.name)) func framesFollowTheDocument(name: String) throws {
    let route = try #require(Self.routes.first { $0.name == name })
    let rehearsal = try Rehearsal(try #require(Style.named(name)))
    rehearsal.begin()
    for step in 0..<10 {
      let share = Double(step) / 10
      rehearsal.stage.advance(to: rehearsal.start + share * route.seconds)
      let p = CGFloat(TimingCurve.easeInOut.value(at: share))
      let frame = try #require(rehearsal.blue.view.layer.presentation()).frame
      #expect(abs(frame.minX - (route.from.minX + (route.to.minX - route.from.minX) * p)) < 1e-6)
      #expect(abs(frame.minY - (route.from.minY + (route.to.minY - route.from.minY) * p)) < 1e-6)
      #expect(abs(frame.width - (route.from.width + (route.to.width - route.from.width) * p)) < 1e-6)
      #expect(abs(frame.height - (route.from.height + (route.to.height - route.from.height) * p)) < 1e-6)
    }
  }

  @Test func mthSlideFade() throws {
    let rehearsal = try Rehearsal(.mthSlideFade)
    rehearsal.begin()
    for share in [0.1, 0.25, 0.5, 0.9] {
      rehearsal.stage.advance(to: rehearsal.start + share)
      let p = TimingCurve.easeInOut.value(at: share)
      let (red, blue) = (rehearsal.red.view.layer.presentation()!, rehearsal.blue.view.layer.presentation()!)
      #expect(abs(Double(red.affineTransform().tx) + 320 * p) < 1e-9)
      #expect(abs(Double(blue.opacity) - p) < 1e-6)
    }
  }

  /// PDPresent shrinks to the middle of a 50-point button, 10 points from the corner; PDDismiss grows out of it.
  @Test func pdPresentAndPDDismiss() throws {
    let present = try Rehearsal(.pdPresent)
    present.begin()
    let p = TimingCurve.easeInOut.value(at: 0.5)
    present.stage.advance(to: present.start + 0.6)
    let shrinking = try #require(present.stage.window.subviews.last?.subviews.last?.layer.presentation()).frame
    #expect(abs(shrinking.minX - 65 * p) < 1e-6 && abs(shrinking.width - 100 * (1 - p)) < 1e-6)
    #expect(abs(shrinking.minY - 85 * p) < 1e-6 && abs(shrinking.height - 120 * (1 - p)) < 1e-6)

    let dismiss = try Rehearsal(.pdDismiss)
    dismiss.begin()
    dismiss.stage.advance(to: dismiss.start)
    let growing = try #require(dismiss.stage.window.subviews.last?.subviews.last?.layer.presentation()).frame
    #expect(growing == CGRect(x: 40, y: 60, width: 50, height: 50))
  }

  /// PicturePresent and PictureDismiss move transform and center together.
  @Test(arguments: ["picture-present", "picture-dismiss"]) func pictureStyles(name: String) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)))
    rehearsal.begin()
    rehearsal.stage.advance(to: rehearsal.start + 0.15)
    let layer = try #require(rehearsal.blue.view.layer.presentation())
    // Half-way between the whole screen and a picture of 16 by 19.2 points at (4, 24).
    #expect(abs(layer.affineTransform().a - 0.58) < 1e-6 && abs(layer.affineTransform().d - 0.58) < 1e-6)
    #expect(abs(layer.position.x - 31) < 1e-6 && abs(layer.position.y - 46.8) < 1e-6)
  }

  /// SystemPush, SystemPop, SystemPresent and SystemDismiss: the spring 3/1000/500 has covered .5448 after a tenth of a second.
  @Test func systemStyles() throws {
    for (name, distance) in [("system-push", 100.0), ("system-pop", 100), ("system-present", 80), ("system-dismiss", 80)] {
      let rehearsal = try Rehearsal(try #require(Style.named(name)))
      rehearsal.begin()
      rehearsal.stage.advance(to: rehearsal.start + 0.1)
      // A sheet moves as a card, whose upper edge is 40 points below the screen's.
      let moving = rehearsal.blue.presentingViewController == nil ? nil : rehearsal.blue.presentationController?.presentedView
      let transform = try #require((moving ?? rehearsal.blue.view).layer.presentation()).affineTransform()
      let covered = Double(max(abs(transform.tx), abs(transform.ty))) / distance
      #expect(abs(covered - (name.hasSuffix("pop") || name.hasSuffix("dismiss") ? 0.5448 : 0.4552)) < 1e-4)
    }
  }

  /// SystemCoverPresent and SystemCoverDismiss go the whole height with that spring.
  @Test(arguments: [("system-cover-present", 0.4552), ("system-cover-dismiss", 0.5448)])
  func systemCovers(name: String, below: Double) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)))
    rehearsal.begin()
    rehearsal.stage.advance(to: rehearsal.start + 0.1)
    let layer = try #require(rehearsal.blue.view.layer.presentation())
    #expect(abs(Double(layer.affineTransform().ty) / 120 - below) < 1e-4)
  }

  /// SystemDissolvePresent and SystemDissolveDismiss fade by easeInOut.
  @Test(arguments: ["system-dissolve-present", "system-dissolve-dismiss"])
  func systemDissolves(name: String) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)))
    rehearsal.begin()
    rehearsal.stage.advance(to: rehearsal.start + 0.125)
    let faded = TimingCurve.easeInOut.value(at: 0.25)
    let opacity = Double(try #require(rehearsal.blue.view.layer.presentation()).opacity)
    #expect(abs(opacity - (name.hasSuffix("present") ? faded : 1 - faded)) < 1e-6)
  }

  /// SystemFlipPresent and SystemFlipDismiss: the screen that turns gets narrow, and nothing lies beside it.
  @Test(arguments: ["system-flip-present", "system-flip-dismiss"])
  func systemFlips(name: String) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)))
    let first = rehearsal.stage.snapshot()[50, 60]
    rehearsal.begin()
    rehearsal.stage.advance(to: rehearsal.start + 0.2)
    let turning = rehearsal.stage.snapshot()
    #expect(turning[50, 60] == first)
    for x in [2, 97] { #expect(![Pixel.pureRed, .pureBlue].contains(turning[x, 60])) }
  }

  /// SystemHalfSheetPresent and SystemHalfSheetDismiss: the sheet is as high as half of the screen.
  @Test(arguments: ["system-half-sheet-present", "system-half-sheet-dismiss"])
  func systemHalfSheets(name: String) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)), size: CGSize(width: 100, height: 240))
    let isThere = name.hasSuffix("dismiss")
    let first = rehearsal.stage.snapshot()
    rehearsal.begin()
    try rehearsal.stage.settle()
    let (sheet, plain) = isThere ? (first, rehearsal.stage.snapshot()) : (rehearsal.stage.snapshot(), first)
    #expect(sheet[50, 200] == .pureBlue && sheet[50, 60].blue < 10 && plain[50, 200] == .pureRed)
  }
}
