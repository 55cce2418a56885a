import Foundation
import TestStages
import Testing
import TransitionKit

/// Writes down where it is moved to.
@MainActor private final class Mover: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  var lines: [String] = []

  func willMove(to view: UIView?) { lines.append(view == nil ? "leaves" : "comes") }
  func didMove(to view: UIView?) { self.view = view }
}

/// A controller with a view above the keyboard, and keys.
private final class Writer: UIViewController {
  private let bar = UIView()
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift], action: Selector("leave", Writer.leave))]
  }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { title = "shaken" }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { title = "pressed" }
  func leave() {}
}

/// What apps ask of a device: it is heard, and where a film would differ from a device, that is said.
@MainActor @Suite struct DeviceWishesTests {
  private let stage = Stage.small()

  @Test func anInteractionKnowsItsView() {
    let (one, other, mover) = (UIView(), UIView(), Mover())
    one.addInteraction(mover)
    #expect(mover.view === one && one.interactions.count == 1)
    other.addInteraction(mover)
    #expect(mover.view === other && one.interactions.isEmpty && mover.lines == ["comes", "leaves", "comes"])
    other.interactions = []
    #expect(mover.view == nil && mover.lines.last == "leaves")
  }

  @Test func aStageLiesStillSoTiltsMoveNothing() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addMotionEffect(group)
    stage.window.addSubview(view)
    stage.advance(to: 1)
    #expect(view.layer.presentation()?.position == CGPoint(x: 20, y: 20) && view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty && effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func aViewAboveTheKeyboardIsNotDrawnAndThatIsSaid() {
    let writer = Writer()
    stage.window.rootViewController = writer
    stage.advance(to: 0)
    #expect(writer.becomeFirstResponder() && stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.property == "inputAccessoryView")
    #expect(writer.keyCommands?.first?.modifierFlags == [.shift, .command])
    writer.view.motionEnded(.motionShake, with: nil)
    #expect(writer.title == "shaken", "it goes along the chain of responders")
    let field = UITextField()
    field.inputAccessoryView = UIToolbar()
    writer.view.addSubview(field)
    #expect(field.becomeFirstResponder() && stage.diagnostics.count == 1)
  }

  @Test func anotherAppIsNotOpenedAndThatIsSaid() {
    let url = URL(string: "https://example.org/a")!
    var answers: [Bool] = []
    stage.perform {
      UIApplication.shared.open(url) { answers.append($0) }
      #expect(!UIApplication.shared.canOpenURL(url))
      let task = UIApplication.shared.beginBackgroundTask {}
      #expect(task != .invalid)
      UIApplication.shared.endBackgroundTask(task)
      UIApplication.shared.isIdleTimerDisabled = true
    }
    #expect(answers == [false] && stage.diagnostics.first?.text.contains("example.org") == true)
  }

  @Test func theDeviceIsTheSameForEveryStage() {
    stage.perform {
      let device = UIDevice.current
      #expect(device.identifierForVendor != nil && device.batteryLevel == -1 && device.batteryState == .unknown)
      device.isBatteryMonitoringEnabled = true
      #expect(device.batteryLevel == 1 && device.batteryState == .full && !device.proximityState)
      UIScreen.main.brightness = 3
      #expect(UIScreen.main.brightness == 1 && !UIScreen.main.isCaptured)
    }
  }

  @Test func whatIsCopiedCanBePasted() {
    stage.perform {
      let board = UIPasteboard.general
      #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 0)
      board.string = "a"
      #expect(UIPasteboard.general.string == "a" && board.hasStrings && board.image == nil)
      board.strings = ["b", "c"]
      #expect(board.string == "b" && board.numberOfItems == 2)
      board.color = .red
      #expect(board.strings == [] && board.hasColors)
    }
    Stage.small().perform { #expect(UIPasteboard.general.numberOfItems == 0) }
  }

  @Test func popoversAreSheetsOnAPhone() throws {
    let (root, shown) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    stage.advance(to: 0)
    #expect(shown.popoverPresentationController == nil)
    #expect(UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet).popoverPresentationController == nil)
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    (popover.sourceView, popover.sourceRect, popover.permittedArrowDirections) = (root.view, .zero, [.up, .down])
    #expect(shown.popoverPresentationController === popover && popover.sourceView === root.view)
    root.present(shown, animated: true)
    try stage.settle()
    #expect(shown.view.window != nil && stage.diagnostics.isEmpty)
  }

  @Test func wishesForFrameRatesAreKept() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.preferredFrameRateRange == .default)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
    #expect(animation.preferredFrameRateRange.preferred == 120)
    let layer = CALayer()
    #expect(!layer.drawsAsynchronously && layer.minificationFilter == .linear && layer.minificationFilterBias == 0)
    (layer.drawsAsynchronously, layer.allowsEdgeAntialiasing) = (true, true)
    (layer.minificationFilter, layer.magnificationFilter) = (.trilinear, .trilinear)
    #expect(layer.drawsAsynchronously && layer.allowsEdgeAntialiasing && layer.magnificationFilter == .trilinear)
  }
}
