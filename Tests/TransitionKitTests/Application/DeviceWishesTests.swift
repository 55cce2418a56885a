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
    one.addInteraction(mover)
    one.removeInteraction(mover)
    #expect(mover.view == nil && one.interactions.isEmpty)
  }

  /// What a long press would open; no finger opens it here.
  @Test func aMenuByALongPressIsNeverAskedFor() {
    final class Asked: NSObject, UIContextMenuInteractionDelegate {
      var count = 0
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        count += 1
        return UIContextMenuConfiguration(identifier: "a", previewProvider: nil) { _ in nil }
      }
    }
    let (view, asked) = (UIView(frame: stage.window.bounds), Asked())
    let interaction = UIContextMenuInteraction(delegate: asked)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    stage.touch(TouchScript.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), duration: 1))
    stage.advance(to: 2)
    #expect(asked.count == 0 && interaction.view === view && interaction.delegate === asked)
    let configuration = asked.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    #expect(configuration?.identifier as? String == "a")
  }

  @Test func sheetsOfTheSystemAreEmptyAndThatIsSaid() throws {
    final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var chosen: Any?
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) { chosen = info[.originalImage] }
    }
    let (root, share, picker) = (
      UIViewController(), UIActivityViewController(activityItems: ["a"], applicationActivities: nil), UIImagePickerController()
    )
    stage.window.rootViewController = root
    stage.advance(to: 0)
    (share.completionWithItemsHandler, picker.sourceType) = ({ _, _, _, _ in }, .photoLibrary)
    let chooser = Chooser()
    picker.delegate = chooser
    for sheet in [share, picker] {
      root.present(sheet, animated: false)
      try stage.settle()
      root.dismiss(animated: false)
      try stage.settle()
    }
    #expect(stage.diagnostics.map { $0.text.prefix(24) } == ["UIActivityViewController", "UIImagePickerController "])
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    chooser.imagePickerController(picker, didFinishPickingMediaWithInfo: [.originalImage: UIImage()])
    #expect(chooser.chosen is UIImage && share.completionWithItemsHandler != nil)
  }

  @Test func wishesOfControllersAreKept() {
    let (writer, plain) = (Writer(), UIViewController())
    #expect(writer.prefersHomeIndicatorAutoHidden && !plain.prefersHomeIndicatorAutoHidden)
    #expect(writer.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(plain.automaticallyAdjustsScrollViewInsets && plain.restoresFocusAfterTransition)
    (plain.automaticallyAdjustsScrollViewInsets, plain.restoresFocusAfterTransition) = (false, false)
    plain.setNeedsUpdateOfHomeIndicatorAutoHidden()
    plain.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(!plain.automaticallyAdjustsScrollViewInsets && !plain.restoresFocusAfterTransition)
  }

  @Test func wishesOfViewsAreKept() {
    final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    }
    let (table, fetcher, label, button) = (UITableView(), Fetcher(), UILabel(), UIButton())
    table.prefetchDataSource = fetcher
    label.lineBreakStrategy = [.pushOut]
    #expect(table.prefetchDataSource === fetcher && label.lineBreakStrategy == .pushOut)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let small = button.currentImage?.size.width ?? 0
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
    #expect(small > 0 && button.currentImage?.size.width ?? 0 > 2 * small)
    #expect(button.image(for: .normal)?.size.width == small && button.currentPreferredSymbolConfiguration != nil)
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

  @Test func aViewAboveTheKeyboardNeedsNoWord() {
    let writer = Writer()
    stage.window.rootViewController = writer
    stage.advance(to: 0)
    #expect(writer.becomeFirstResponder())
    #expect(writer.keyCommands?.first?.modifierFlags == [.shift, .command])
    writer.view.motionEnded(.motionShake, with: nil)
    #expect(writer.title == "shaken", "it goes along the chain of responders")
    let field = UITextField()
    (field.inputAccessoryView, field.inputView) = (UIToolbar(), UIView())
    field.reloadInputViews()
    writer.view.addSubview(field)
    #expect(field.becomeFirstResponder() && stage.diagnostics.isEmpty)
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
      UIApplication.shared.isNetworkActivityIndicatorVisible = true
      UIApplication.shared.applicationIconBadgeNumber = 3
      #expect(UIApplication.shared.applicationIconBadgeNumber == 3 && URL(string: UIApplication.openSettingsURLString) != nil)
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
    popover.barButtonItem = UIBarButtonItem()
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
