import Raster
import Testing
import TransitionKit

@MainActor private final class Form: UIViewController {
  var lines: [String] = []
  let bar = UIView(frame: CGRect(x: 0, y: 180, width: 100, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(self, selector: Selector("keyboard:", Form.keyboard(_:)), name: name, object: nil)
    }
  }

  func keyboard(_ notification: Notification) {
    lines.append(notification.name.rawValue)
    guard notification.name.rawValue.contains("Will"), let info = notification.userInfo,
      let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
    else { return }
    UIView.animate(withDuration: duration) { self.bar.frame.origin.y = end.minY - 20 }
  }
}

private final class Field: UIView {
  var mayEnd = true

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayEnd }
}

@MainActor @Suite final class KeyboardTests {
  private let stage = Stage.small()

  @Test func aScreenMakesRoomForTheKeyboard() throws {
    let form = Form()
    stage.window.rootViewController = form
    stage.advance(to: 0)
    stage.raiseKeyboard(height: 80)
    stage.advance(to: 0.125)
    #expect(form.bar.layer.presentation()!.frame.minY < 180 && form.lines == ["UIKeyboardWillShowNotification"])
    try stage.settle()
    #expect(form.bar.frame.minY == 100 && form.lines.last == "UIKeyboardDidShowNotification")
    stage.lowerKeyboard()
    stage.lowerKeyboard()
    try stage.settle()
    #expect(
      form.bar.frame.minY == 180
        && Array(form.lines.suffix(2)) == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
    #expect(form.lines.count == 4)
  }

  @Test func oneViewIsTheFirstResponder() {
    let (one, two) = (Field(), Field())
    #expect(!one.becomeFirstResponder(), "it is in no window")
    [one, two].forEach(stage.window.addSubview)
    #expect(!stage.window.becomeFirstResponder() && one.becomeFirstResponder() && one.isFirstResponder)
    #expect(two.becomeFirstResponder() && !one.isFirstResponder)
    two.mayEnd = false
    #expect(!one.becomeFirstResponder() && two.isFirstResponder && !two.resignFirstResponder())
    #expect(!stage.window.endEditing(false) && stage.window.endEditing(true) && !two.isFirstResponder)
    #expect(one.becomeFirstResponder() && stage.window.endEditing(false) && !one.isFirstResponder)
  }

  // MARK: What is drawn

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    let field = UITextField(frame: CGRect(x: 8, y: 8, width: 300, height: 34))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A bar above the keyboard stands at the screen's lower edge until there is one, and rises with it.
  @Test func aBarStandsAboveTheKeyboard() throws {
    let (stage, chat) = (Stage(size: CGSize(width: 375, height: 667), scale: 1), Chat())
    chat.bar.backgroundColor = .red
    chat.bar.addSubview(chat.field)
    stage.window.rootViewController = chat
    stage.advance(to: 0)
    stage.perform { _ = chat.becomeFirstResponder() }
    stage.advance(to: 1)
    #expect(stage.snapshot()[370, 660].red == 255 && stage.snapshot()[370, 660].blue == 0)
    stage.perform { _ = chat.field.becomeFirstResponder() }
    stage.advance(to: 2)
    #expect(stage.snapshot()[370, 360].blue == 0)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 357, width: 375, height: 50))
  }

  /// The grey between the keys, light or dark, and a pad of digits, which is lower.
  @Test func keysLookAsTheFieldWants() {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    stage.window.addSubview(field)
    stage.window.backgroundColor = .white
    stage.advance(to: 0)
    stage.perform { _ = field.becomeFirstResponder() }
    stage.advance(to: 1)
    #expect(stage.snapshot()[1, 450].red == 209 && stage.snapshot()[1, 400].red == 255)
    stage.perform { _ = field.resignFirstResponder() }
    stage.advance(to: 2)
    #expect(stage.snapshot()[1, 450].red == 255)
    (field.keyboardAppearance, field.keyboardType) = (.dark, .numberPad)
    stage.perform { _ = field.becomeFirstResponder() }
    stage.advance(to: 3)
    #expect(stage.snapshot()[1, 450].red == 255 && stage.snapshot()[1, 460].red == 43)
  }
}
