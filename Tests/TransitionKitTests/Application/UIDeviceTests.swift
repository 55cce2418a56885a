import Testing
import TransitionKit

@MainActor @Suite struct UIDeviceTests {
  @Test func aLargeScreenIsAPads() {
    let phone = Stage.small()
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    let pad = Stage(size: CGSize(width: 820, height: 1180), scale: 1)
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIApplication.shared.supportedInterfaceOrientations(for: nil) == .all)
    #expect(UIDevice.current.systemName == "iOS" && Int(UIDevice.current.systemVersion.prefix { $0 != "." })! >= 13)
    #expect(phone.perform { UIDevice.current.orientation } == .portrait && pad.window.bounds.width == 820)
  }

  @Test func turnsArePostedToThoseWhoListen() {
    let stage = Stage.small()
    var orientations: [UIDeviceOrientation] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { _ in MainActor.assumeIsolated { orientations.append(UIDevice.current.orientation) } }
    defer { NotificationCenter.default.removeObserver(token) }
    func turn(_ size: CGSize) { stage.perform { stage.window.frame = CGRect(origin: .zero, size: size) } }
    turn(CGSize(width: 200, height: 100))
    #expect(orientations.isEmpty && !UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    turn(CGSize(width: 100, height: 200))
    turn(CGSize(width: 100, height: 150))
    turn(CGSize(width: 150, height: 100))
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    turn(CGSize(width: 100, height: 150))
    #expect(orientations == [.portrait, .landscapeLeft])
  }

  @Test func orientationsKnowWhatTheyAre() {
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && !UIInterfaceOrientation.unknown.isPortrait)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(.landscapeLeft))
    #expect(
      !UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown) && UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }
}
