import Foundation
import Raster
import Testing
import TransitionKit

/// Views of many lines of text.
@MainActor
struct UITextViewTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
  private let diary = Diary()

  private func place(_ view: UITextView, _ frame: CGRect = CGRect(x: 10, y: 10, width: 200, height: 100)) -> UITextView {
    view.frame = frame
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    stage.advance(to: stage.now)
    return view
  }

  private func view(_ text: String, size: CGFloat = 17) -> UITextView {
    let view = UITextView()
    (view.font, view.text) = (.systemFont(ofSize: size), text)
    return view
  }

  @Test func nothingIsDetectedInTextsOfWhichADiagnosticTells() {
    let stage = Stage.small()
    for (text, isEditable) in [("plain", false), ("www.a.org", true), ("www.a.org", false), ("555 0199", false)] {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      (view.text, view.isEditable, view.dataDetectorTypes) = (text, isEditable, [.link, .phoneNumber])
      stage.window.addSubview(view)
    }
    #expect(stage.diagnostics.map(\.text) == ["nothing is detected in a text view's text here: give it attributes"])
  }

  @Test func standards() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText.length == 0 && view.textAlignment == .natural && !view.hasText)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && !view.clearsOnInsertion)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
    #expect(view.backgroundColor == .systemBackground && view.textColor == .label && view.selectedRange == NSRange())
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(UITextView(frame: .zero, textContainer: nil).textContainer.lineBreakMode == .byWordWrapping)
    view.text = nil
    #expect(view.text == "")
  }

  /// The insets are 8 above and below and 5 on both sides; a line of 17 points is 20.287 high.
  @Test func theTextHasItsRoom() {
    let view = place(self.view("Word"))
    let label = UILabel()
    (label.text, label.font) = ("Word", view.font)
    let word = label.intrinsicContentSize.width
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).width - word - 10) <= 0.5)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 36.5)
    #expect(view.contentSize == CGSize(width: 200, height: 36.5))
    #expect(view.textContainer.size.width == 200)
    view.text = "Word\nWord"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 57)
    view.text = ""
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 36.5)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "Word"
    #expect(view.sizeThatFits(.zero) == CGSize(width: word, height: 20.5))
    view.textContainer.maximumNumberOfLines = 1
    view.textContainer.lineBreakMode = .byTruncatingTail
    view.text = "Words, words, words and more words than have a place in a line"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 20.5)
  }

  @Test func aViewThatDoesNotScrollIsAsHighAsItsText() {
    let view = self.view("Words, words, words and more words than have a place in a line")
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    stage.advance(to: 0.1)
    let three = view.bounds.height
    #expect(three == view.sizeThatFits(CGSize(width: 200, height: 0)).height && three > 60)
    stage.perform { _ = view.becomeFirstResponder() }
    stage.type("\n")
    stage.advance(to: 0.5)
    #expect(abs(view.bounds.height - three - 20.287) <= 0.5 && view.contentOffset == .zero)
  }

  @Test func looks() {
    let view = place(self.view("Word"))
    func ink() -> Int {
      let bitmap = stage.snapshot()
      return (20..<220).reduce(0) { sum, y in (20..<420).reduce(sum) { $0 + 255 - Int(bitmap[$1, y].green) } }
    }
    let one = ink()
    #expect(one > 1_000)
    view.text = "Word\nWord"
    #expect(abs(ink() - 2 * one) < one / 10)
    view.isSecureTextEntry = true
    #expect(ink() != 2 * one && view.text == "Word\nWord")
    view.isSecureTextEntry = false
    view.textColor = .white
    #expect(ink() == 0 && view.textColor == .white)
    view.attributedText = NSAttributedString(
      string: "Word", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.black])
    #expect(ink() > 2 * one && view.font == .boldSystemFont(ofSize: 30) && view.textColor == .black)
    let before = ink()
    view.textAlignment = .right
    #expect(abs(ink() - before) < before / 20 && view.textAlignment == .right)
    let bitmap = stage.snapshot()
    #expect((40..<200).allSatisfy { y in (20..<100).allSatisfy { bitmap[$0, y] == Pixel(red: 255, green: 255, blue: 255) } })
  }

  @Test func aFingerPutsTheCaretToALetter() {
    let (view, keyboard) = (place(self.view("one two\nthree")), KeyboardEar())
    keyboard.diary = diary
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      NotificationCenter.default.addObserver(keyboard, selector: Selector("hear:", KeyboardEar.hear(_:)), name: name, object: nil)
    }
    stage.tap(at: CGPoint(x: 12, y: 50))
    stage.advance(to: 0.5)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 8, length: 0))
    #expect(diary.lines == ["UIKeyboardWillShowNotification"])
    stage.type("zwei, ")
    stage.advance(to: 2)
    #expect(view.text == "one two\nzwei, three" && view.selectedRange.location == 14)
    stage.typeDelete(7)
    stage.advance(to: 3)
    #expect(view.text == "one twothree")
    stage.tap(at: CGPoint(x: 190, y: 25))
    stage.advance(to: 4)
    #expect(view.selectedRange == NSRange(location: 12, length: 0))
    view.resignFirstResponder()
    stage.advance(to: 5)
    #expect(!view.isFirstResponder && diary.lines.last == "UIKeyboardWillHideNotification")
  }

  @Test func theCaretBlinksWhereTextIsTyped() throws {
    let view = place(self.view("", size: 17), CGRect(x: 0, y: 0, width: 200, height: 100))
    view.tintColor = .red
    stage.perform { _ = view.becomeFirstResponder() }
    func isSeen(_ x: Int, _ y: Int) -> Bool { stage.snapshot()[x, y] == .pureRed }
    stage.advance(to: 0.4)
    #expect(isSeen(12, 36))
    stage.advance(to: 0.6)
    #expect(!isSeen(12, 36))
    stage.type("\n")
    stage.advance(to: 0.8)
    #expect(!isSeen(12, 36) && isSeen(12, 76))
    try stage.settle(limit: 1)
    view.resignFirstResponder()
    #expect(!isSeen(12, 76))
  }

  @Test func whatIsTypedReplacesTheSelection() {
    let view = place(self.view("one two three"))
    view.tintColor = .red
    stage.perform { _ = view.becomeFirstResponder() }
    view.selectedRange = NSRange(location: 4, length: 4)
    let marked = stage.snapshot()
    // The ground of the selection is a fifth of the tint's colour.
    #expect((30..<200).contains { marked[$0, 40] == Pixel(red: 255, green: 204, blue: 204) })
    view.insertText("4 ")
    #expect(view.text == "one 4 three" && view.selectedRange == NSRange(location: 6, length: 0))
    view.selectedRange = NSRange(location: 3, length: 99)
    view.deleteBackward()
    #expect(view.text == "one")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.deleteBackward()
    #expect(view.text == "one")
    view.resignFirstResponder()
    view.clearsOnInsertion = true
    stage.perform { _ = view.becomeFirstResponder() }
    view.insertText("👍")
    view.deleteBackward()
    #expect(view.text == "")
  }

  @Test func theDelegateHasASay() {
    let (view, delegate, ear) = (place(UITextView()), Delegate(diary), ViewEar())
    ear.diary = diary
    for name in [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ] {
      NotificationCenter.default.addObserver(ear, selector: Selector("hear:", ViewEar.hear(_:)), name: name, object: view)
    }
    view.delegate = delegate
    delegate.allows = false
    #expect(!stage.perform { view.becomeFirstResponder() } && diary.lines == ["should begin"])
    delegate.allows = true
    #expect(stage.perform { view.becomeFirstResponder() })
    view.insertText("a")
    delegate.allows = false
    view.insertText("b")
    #expect(!view.resignFirstResponder() && view.text == "a")
    delegate.allows = true
    view.selectedRange = NSRange(location: 0, length: 1)
    view.text = "Text"
    view.resignFirstResponder()
    #expect(
      diary.lines.dropFirst() == [
        "should begin", "begin", "UITextViewTextDidBeginEditingNotification", "change 0 0 a", "selection", "changed",
        "UITextViewTextDidChangeNotification", "change 1 0 b", "should end", "selection", "should end", "end",
        "UITextViewTextDidEndEditingNotification",
      ])
    #expect(view.delegate === delegate)
  }

  @Test func textThatIsOnlyReadTakesNoKeys() {
    let view = place(self.view("Text"))
    view.isEditable = false
    stage.tap(at: CGPoint(x: 30, y: 30))
    stage.advance(to: 0.5)
    #expect(!view.isFirstResponder && view.canBecomeFirstResponder)
    #expect(stage.perform { view.becomeFirstResponder() })
    stage.type("a")
    stage.advance(to: 1)
    #expect(view.text == "Text")
    (view.isEditable, view.isSelectable) = (false, false)
    #expect(!view.canBecomeFirstResponder)
  }

  @Test func longTextScrolls() {
    let view = place(
      self.view((1...20).map { "Line \($0)" }.joined(separator: "\n")), CGRect(x: 10, y: 40, width: 200, height: 100))
    #expect(view.contentSize.height > 400 && view.contentOffset == .zero)
    stage.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 70), duration: 0.2)
    stage.advance(to: 3)
    #expect(view.contentOffset.y > 30 && !view.isFirstResponder)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    let end = view.contentSize.height - view.bounds.height
    #expect(abs(view.contentOffset.y - end) < 9)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y < 10)
    stage.perform { _ = view.becomeFirstResponder() }
    stage.type("\nMore")
    stage.advance(to: 6)
    #expect(view.contentOffset.y > end)
  }

  @Test func wordsFollowTheSizeOfText() {
    let view = place(UITextView())
    (view.font, view.text) = (.preferredFont(forTextStyle: .body), "Text")
    view.adjustsFontForContentSizeCategory = true
    stage.contentSizeCategory = .extraExtraExtraLarge
    defer { stage.contentSizeCategory = .large }
    stage.advance(to: 0.1)
    #expect(view.font?.pointSize == 23 && view.contentSize.height == 43.5)
    #expect(stage.describe().contains("“Text” .SFUI-Regular 23"))
  }

  @Test func whatIsAskedOfTheKeyboardIsKept() {
    let view = UITextView()
    (view.keyboardType, view.returnKeyType, view.textContentType) = (.emailAddress, .go, .emailAddress)
    (view.autocapitalizationType, view.autocorrectionType, view.spellCheckingType) = (.none, .no, .no)
    (view.keyboardAppearance, view.enablesReturnKeyAutomatically) = (.dark, true)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    #expect(view.keyboardType == .emailAddress && view.returnKeyType == .go && view.textContentType == .emailAddress)
    #expect(view.autocapitalizationType == .none && view.autocorrectionType == .no && view.spellCheckingType == .no)
    #expect(view.keyboardAppearance == .dark && view.enablesReturnKeyAutomatically && view.typingAttributes.count == 1)
    let input: any UIKeyInput = view
    input.insertText("a")
    #expect(view.font?.pointSize == 30 && input.hasText)
  }
}

/// Writes down whether the keyboard comes or goes.
@MainActor
private final class KeyboardEar: NSObject {
  var diary: Diary?
  func hear(_ notification: Notification) { diary?.write(notification.name.rawValue) }
}

/// Writes down what it is told.
@MainActor
private final class ViewEar: NSObject {
  var diary: Diary?
  func hear(_ notification: Notification) { diary?.write(notification.name.rawValue) }
}

private final class Delegate: NSObject, UITextViewDelegate {
  private let diary: Diary
  var allows = true

  init(_ diary: Diary) {
    self.diary = diary
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("should begin") }
  func textViewDidBeginEditing(_ textView: UITextView) { note("begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("should end") }
  func textViewDidEndEditing(_ textView: UITextView) { note("end") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note("change \(range.location) \(range.length) \(text)")
  }
  func textViewDidChange(_ textView: UITextView) { note("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { note("selection") }

  @discardableResult
  private func note(_ line: String) -> Bool {
    diary.write(line)
    return allows
  }
}
