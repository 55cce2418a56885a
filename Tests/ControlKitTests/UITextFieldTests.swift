import Foundation
import Raster
import Testing
import TransitionKit

/// Fields that text is typed into, and search bars.
@MainActor
struct UITextFieldTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
  private let diary = Diary()

  private func place(_ field: UITextField, _ frame: CGRect = CGRect(x: 10, y: 10, width: 200, height: 34)) -> UITextField {
    field.frame = frame
    stage.window.backgroundColor = .white
    stage.window.addSubview(field)
    stage.advance(to: stage.now)
    return field
  }

  private func note(_ field: UITextField) {
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names { field.addAction(UIAction { [diary] _ in diary.write(name) }, for: event) }
  }

  @Test func standards() {
    let field = UITextField()
    #expect(field.text == "" && field.placeholder == nil && field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.borderStyle == .none && field.clearButtonMode == .never && field.textAlignment == .natural && !field.isEditing)
    #expect(field.contentVerticalAlignment == .center && !field.hasText && !field.isSecureTextEntry)
    field.text = nil
    #expect(field.text == "" && field.attributedText?.length == 0)
  }

  @Test func fieldsAreAsHighAsOnADevice() {
    let field = place(UITextField())
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.sizeThatFits(.zero).height == 34)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 30)
    let empty = field.intrinsicContentSize.width
    field.placeholder = "A placeholder"
    #expect(field.intrinsicContentSize.width > empty + 50)
  }

  /// Formatters of card numbers put the caret where it was among the digits.
  @Test func theCaretMayStandInTheText() throws {
    let field = place(UITextField())
    field.text = "hello"
    #expect(field.selectedTextRange == nil && field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
    field.becomeFirstResponder()
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    #expect(field.position(from: second, offset: 4) == nil && field.position(from: second, offset: -3) == nil)
    field.selectedTextRange = field.textRange(from: second, to: second)
    field.insertText("X")
    #expect(field.text == "heXllo" && field.selectedTextRange?.start == field.position(from: second, offset: 1))
    field.deleteBackward()
    #expect(field.text == "hello" && field.selectedTextRange?.isEmpty == true)
    let range: UITextRange = try #require(field.textRange(from: field.endOfDocument, to: second))
    #expect(field.text(in: range) == "llo")
    field.replace(range, withText: "y")
    #expect(field.text == "hey" && field.selectedTextRange?.end == field.endOfDocument)
    field.selectAll(nil)
    field.insertText("z")
    #expect(field.text == "z")
  }

  @Test func textStandsBetweenItsNeighbours() {
    let field = place(UITextField())
    let bounds = field.bounds
    #expect(field.textRect(forBounds: bounds) == bounds && field.borderRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    #expect(field.editingRect(forBounds: bounds) == field.placeholderRect(forBounds: bounds))
    field.borderStyle = .none
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
    #expect(field.textRect(forBounds: bounds).minX == 0)
    field.leftViewMode = .always
    #expect(
      field.textRect(forBounds: bounds).minX == 12
        && field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 12, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: bounds).maxX == 180 && field.rightViewRect(forBounds: bounds).minX == 180)
    (field.clearButtonMode, field.text) = (.always, "Text")
    #expect(field.textRect(forBounds: bounds).maxX == field.clearButtonRect(forBounds: bounds).minX)
    #expect(field.clearButtonRect(forBounds: bounds) == CGRect(x: 174, y: 7.5, width: 19, height: 19))
  }

  @Test func aFingerBeginsEditingAndTheKeyboardComes() throws {
    let field = place(UITextField())
    note(field)
    let (keyboard, ear) = (Diary(), KeyboardEar())
    ear.diary = keyboard
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      NotificationCenter.default.addObserver(
        ear, selector: Selector("hear:", KeyboardEar.hear(_:)), name: name, object: nil)
    }
    stage.tap(at: CGPoint(x: 50, y: 20))
    stage.advance(to: 0.5)
    #expect(field.isFirstResponder && field.isEditing && diary.lines == ["begin"])
    #expect(keyboard.lines == ["UIKeyboardWillShowNotification 260.0"])
    stage.type("Hi!", every: 0.1)
    stage.advance(to: 1)
    #expect(field.text == "Hi!" && diary.lines == ["begin", "changed", "changed", "changed"])
    stage.typeDelete(2)
    stage.advance(to: 2)
    #expect(field.text == "H")
    field.resignFirstResponder()
    stage.advance(to: 3)
    #expect(!field.isEditing && diary.lines.last == "end" && keyboard.lines.last == "UIKeyboardWillHideNotification 260.0")
  }

  @Test func theKeyboardStaysBetweenFields() {
    let (first, second) = (place(UITextField()), place(UITextField(), CGRect(x: 10, y: 60, width: 200, height: 34)))
    for field in [first, second] { note(field) }
    stage.perform { _ = first.becomeFirstResponder() }
    stage.advance(to: 1)
    let (keyboard, ear) = (Diary(), KeyboardEar())
    ear.diary = keyboard
    NotificationCenter.default.addObserver(
      ear, selector: Selector("hear:", KeyboardEar.hear(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    stage.perform { _ = second.becomeFirstResponder() }
    stage.advance(to: 2)
    #expect(diary.lines == ["begin", "end", "begin"] && !first.isEditing && second.isEditing)
    #expect(keyboard.lines.isEmpty)
    second.removeFromSuperview()
    stage.advance(to: 3)
    #expect(!second.isEditing && diary.lines.last == "end" && keyboard.lines.count == 1)
  }

  @Test func notificationsTellOfEditing() {
    let (field, ear) = (place(UITextField()), FieldEar())
    ear.diary = diary
    for name in [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ] {
      NotificationCenter.default.addObserver(ear, selector: Selector("hear:", FieldEar.hear(_:)), name: name, object: field)
    }
    field.rightViewMode = UITextField.ViewMode.whileEditing
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.rightView?.isHidden == true)
    stage.perform { _ = field.becomeFirstResponder() }
    #expect(field.rightView?.isHidden == false)
    let input: any UIKeyInput = field
    input.insertText("é")
    input.deleteBackward()
    #expect(!input.hasText)
    field.resignFirstResponder()
    #expect(
      diary.lines.map { $0.replacingOccurrences(of: "UITextFieldTextDid", with: "") } == [
        "BeginEditingNotification", "ChangeNotification", "ChangeNotification", "EndEditingNotification",
      ])
  }

  /// Half a second on, half a second off, from the last key on; films do not wait for it.
  @Test func theCaretBlinks() throws {
    let field = place(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 30))
    field.tintColor = .red
    stage.perform { _ = field.becomeFirstResponder() }
    func isSeen() -> Bool { stage.snapshot()[2, 30] == .pureRed }
    stage.advance(to: 0.4)
    #expect(isSeen())
    stage.advance(to: 0.6)
    #expect(!isSeen())
    stage.advance(to: 1.1)
    #expect(isSeen())
    try stage.settle(limit: 1)
    field.resignFirstResponder()
    stage.advance(to: 2)
    #expect(!isSeen())
  }

  @Test func theDelegateHasASay() {
    let (field, delegate) = (place(UITextField()), Delegate(diary))
    note(field)
    field.delegate = delegate
    delegate.allows = false
    #expect(!stage.perform { field.becomeFirstResponder() } && diary.lines == ["should begin"])
    delegate.allows = true
    #expect(stage.perform { field.becomeFirstResponder() })
    field.insertText("a")
    delegate.allows = false
    field.insertText("b")
    field.insertText("\n")
    #expect(!field.resignFirstResponder() && field.text == "a")
    delegate.allows = true
    field.insertText("\n")
    field.resignFirstResponder()
    #expect(
      diary.lines.dropFirst() == [
        "should begin", "begin", "did begin", "change 0 0 a", "selection", "changed", "change 1 0 b", "return", "should end",
        "return",
        "exit", "primary", "should end", "end", "did end",
      ])
  }

  @Test func theClearButtonEmpties() {
    let (field, delegate) = (place(UITextField()), Delegate(diary))
    (field.text, field.clearButtonMode, field.delegate) = ("Text", .always, delegate)
    let button = field.clearButtonRect(forBounds: field.bounds)
    stage.tap(at: CGPoint(x: 10 + button.midX, y: 10 + button.midY))
    stage.advance(to: 1)
    #expect(field.text == "" && diary.lines == ["clear", "selection"] && !field.isEditing)
    (field.text, field.clearsOnBeginEditing) = ("Text", true)
    stage.perform { _ = field.becomeFirstResponder() }
    #expect(field.text == "")
  }

  @Test func looks() {
    let field = place(UITextField())
    func ink(_ columns: Range<Int> = 20..<420) -> Int {
      let bitmap = stage.snapshot()
      return (24..<86).reduce(0) { sum, y in columns.reduce(sum) { $0 + 255 - Int(bitmap[$1, y].green) } }
    }
    field.placeholder = "Text"
    let faint = ink()
    field.text = "Text"
    #expect(faint > 1_000 && ink() > 2 * faint)
    let plain = ink()
    field.isSecureTextEntry = true
    #expect(ink() != plain && field.text == "Text")
    field.isSecureTextEntry = false
    field.attributedText = NSAttributedString(string: "Text", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    #expect(ink() > plain)
    field.font = .systemFont(ofSize: 17)
    field.textColor = .red
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    field.defaultTextAttributes = [.kern: 4, .foregroundColor: UIColor.black]
    #expect(field.textColor == .black)
    (field.text, field.textAlignment) = ("i", .right)
    #expect(ink() > 0 && ink(30..<400) == 0)
    field.attributedPlaceholder = NSAttributedString(string: "Other", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Other")
  }

  @Test func bordersAndBackgrounds() {
    let field = place(UITextField())
    field.borderStyle = UITextField.BorderStyle.line
    #expect(stage.snapshot()[200, 21] == .black)
    field.borderStyle = .bezel
    #expect(stage.snapshot()[200, 20] == Pixel(red: 204, green: 204, blue: 204))
    field.borderStyle = .none
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    field.background = image
    #expect(stage.snapshot()[200, 50] == .pureRed)
    field.disabledBackground = UIImage()
    field.isEnabled = false
    #expect(stage.snapshot()[200, 50] != .pureRed && !field.canBecomeFirstResponder)
    (field.adjustsFontSizeToFitWidth, field.minimumFontSize) = (true, 8)
    #expect(
      field.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.contains { abs($0.minimumScaleFactor - 8 / 17) < 0.01 })
  }

  @Test func whatIsAskedOfTheKeyboardIsKept() {
    let field = UITextField()
    (field.keyboardType, field.returnKeyType, field.textContentType) = (.emailAddress, .go, .emailAddress)
    (field.autocapitalizationType, field.autocorrectionType, field.spellCheckingType) = (.none, .no, .no)
    (field.keyboardAppearance, field.enablesReturnKeyAutomatically) = (.dark, true)
    let traits: any UITextInputTraits = field
    #expect(traits.keyboardType == .emailAddress && traits.returnKeyType == .go && traits.textContentType == .emailAddress)
    #expect(traits.autocapitalizationType == .none && traits.autocorrectionType == .no && traits.spellCheckingType == .no)
    #expect(traits.keyboardAppearance == .dark && traits.enablesReturnKeyAutomatically && !traits.isSecureTextEntry)
  }
}

/// Writes down how high the keyboard will be.
@MainActor
private final class KeyboardEar: NSObject {
  var diary: Diary?

  func hear(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    diary?.write("\(notification.name.rawValue) \(frame?.cgRectValue.height ?? 0)")
  }
}

/// Writes down what it is told.
@MainActor
private final class FieldEar: NSObject {
  var diary: Diary?
  func hear(_ notification: Notification) { diary?.write(notification.name.rawValue) }
}

private final class Delegate: NSObject, UITextFieldDelegate {
  private let diary: Diary
  var allows = true

  init(_ diary: Diary) {
    self.diary = diary
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("should end") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note(reason == .committed ? "did end" : "did end otherwise")
  }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    note("change \(range.location) \(range.length) \(string)")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { note("clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }

  @discardableResult
  private func note(_ line: String) -> Bool {
    diary.write(line)
    return allows
  }
}
