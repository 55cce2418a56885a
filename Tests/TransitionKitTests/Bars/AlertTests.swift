import Raster
import TestStages
import Testing
import TransitionKit

@MainActor @Suite final class AlertTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
  private let screen = UIViewController()
  private var answers: [String] = []

  init() {
    screen.view.backgroundColor = .white
    stage.window.rootViewController = screen
  }

  private func alert(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]) -> UIAlertController {
    let alert = UIAlertController(title: "Delete the album?", message: "It cannot be brought back.", preferredStyle: style)
    for (title, kind) in actions {
      alert.addAction(UIAlertAction(title: title, style: kind) { [weak self] in self?.answers.append($0.title ?? "") })
    }
    return alert
  }

  private func line(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(line) }

  private func frame(_ text: String, in alert: UIAlertController) throws -> CGRect {
    let label = try #require(line(alert.view).lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
    return label.convert(label.bounds, to: nil)
  }

  private func tap(_ point: CGPoint) throws {
    stage.touch(TouchScript.tap(at: point))
    try stage.settle()
  }

  @Test func anAlertStandsInTheMiddle() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    screen.present(alert, animated: true)
    try stage.settle()
    let (title, cancel, delete) = try (
      frame("Delete the album?", in: alert), frame("Cancel", in: alert), frame("Delete", in: alert)
    )
    let card = try #require(line(alert.view).first { $0.layer.cornerRadius == 14 })
    let place = card.convert(card.bounds, to: nil)
    #expect(place.width == 270 && abs(place.midX - 187.5) <= 0.5 && abs(place.midY - 343.5) <= 0.5)
    #expect(alert.view.frame == place)
    #expect(title.minY - card.convert(card.bounds, to: nil).minY == 20 && cancel.maxX < delete.minX && cancel.midY == delete.midY)
    #expect(delete.height == 44 && stage.diagnostics == [])
    // The screen behind is dimmed by a fifth.
    #expect(stage.snapshot()[20, 20].red == 204)
  }

  @Test func aTapAnswers() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    screen.present(alert, animated: true)
    try stage.settle()
    try tap(CGPoint(x: 20, y: 20))
    #expect(answers == [] && screen.presentedViewController === alert)
    let delete = try frame("Delete", in: alert)
    try tap(CGPoint(x: delete.midX, y: delete.midY))
    #expect(answers == ["Delete"] && screen.presentedViewController == nil)
  }

  @Test func manyButtonsStandBelowEachOther() throws {
    let alert = alert(.alert, [("One", .default), ("Never mind", .cancel), ("Two", .default)])
    screen.present(alert, animated: false)
    try stage.settle()
    let frames = try ["One", "Two", "Never mind"].map { try frame($0, in: alert).minY }
    #expect(frames[1] - frames[0] == 44 && frames[2] - frames[1] == 44)
  }

  @Test func whatIsPreferredIsSemibold() throws {
    let alert = alert(.alert, [("One", .default), ("Two", .cancel)])
    screen.present(alert, animated: false)
    try stage.settle()
    func weight(_ text: String) -> UIFont? { line(alert.view).lazy.compactMap { $0 as? UILabel }.first { $0.text == text }?.font }
    #expect(weight("Two") == .systemFont(ofSize: 17, weight: .semibold) && weight("One") == .systemFont(ofSize: 17))
    alert.preferredAction = alert.actions[0]
    #expect(weight("One") == .systemFont(ofSize: 17, weight: .semibold) && weight("Two") == .systemFont(ofSize: 17))
  }

  @Test func anActionThatIsNotEnabledDoesNothing() throws {
    let alert = alert(.alert, [("One", .default), ("Two", .cancel)])
    alert.actions[0].isEnabled = false
    screen.present(alert, animated: false)
    try stage.settle()
    let one = try frame("One", in: alert)
    try tap(CGPoint(x: one.midX, y: one.midY))
    #expect(answers == [] && screen.presentedViewController === alert)
  }

  @Test func aSheetStandsAtTheLowerEdge() throws {
    let alert = alert(.actionSheet, [("Delete", .destructive), ("Share", .default), ("Cancel", .cancel)])
    screen.present(alert, animated: true)
    stage.advance(to: stage.now + 0.1)
    let moving = try frame("Cancel", in: alert)
    try stage.settle()
    let (cancel, share) = try (frame("Cancel", in: alert), frame("Share", in: alert))
    #expect(cancel.maxY == 659 && cancel.height == 57 && share.maxY == 594 && moving == cancel)
    try tap(CGPoint(x: 100, y: 100))
    #expect(answers == ["Cancel"] && screen.presentedViewController == nil)
  }

  @Test func tintBehindIsGreyWhileAnAlertIsThere() throws {
    let alert = alert(.alert, [("OK", .default)])
    screen.present(alert, animated: true)
    try stage.settle()
    #expect(screen.view.tintAdjustmentMode == .dimmed && alert.view.tintColor == .systemBlue)
    let ok = try frame("OK", in: alert)
    try tap(CGPoint(x: ok.midX, y: ok.midY))
    #expect(screen.view.tintAdjustmentMode == .normal)
  }

  @Test(arguments: [UIView.TintAdjustmentMode.normal, .dimmed]) func aTintModeThatWasSetHolds(mode: UIView.TintAdjustmentMode)
    throws
  {
    screen.view.tintAdjustmentMode = mode
    let alert = alert(.alert, [("OK", .default)])
    screen.present(alert, animated: true)
    try stage.settle()
    #expect(screen.view.tintAdjustmentMode == mode)
    let ok = try frame("OK", in: alert)
    try tap(CGPoint(x: ok.midX, y: ok.midY))
    #expect(screen.view.tintAdjustmentMode == mode)
  }

  // MARK: Text fields

  private func asking() -> UIAlertController {
    let alert = alert(.alert, [("Cancel", .cancel), ("Rename", .default)])
    alert.addTextField {
      $0.tag = 7
      $0.addAction(
        UIAction { [weak self] in self?.answers.append(($0.sender as? UITextField)?.text ?? "") }, for: .editingChanged)
    }
    alert.addTextField()
    return alert
  }

  @Test(arguments: [true, false]) func anAlertAsksForText(animated: Bool) throws {
    let alert = asking()
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].tag == 7 && !fields[0].isEditing)
    screen.present(alert, animated: animated)
    try stage.settle()
    #expect(fields[0].isFirstResponder && stage.keyboardHeight == 260)
    // The card stands in the middle of what the status bar and the keyboard leave.
    let card = try #require(line(alert.view).first { $0.layer.cornerRadius == 14 })
    #expect(abs(card.convert(card.bounds, to: nil).midY - (20 + 399) / 2) <= 0.5 && card.convert(card.bounds, to: nil).maxY < 399)
    let (one, two) = (fields[0].convert(fields[0].bounds, to: nil), fields[1].convert(fields[1].bounds, to: nil))
    #expect(one.size == CGSize(width: 228, height: 25) && two.minY - one.maxY == 0)
    #expect(one.minX - card.convert(card.bounds, to: nil).minX == 21)
    #expect(try frame("Rename", in: alert).minY - two.maxY == 20)
    #expect(try one.minY - frame("It cannot be brought back.", in: alert).maxY == 16)
    stage.type("Ada")
    stage.advance(to: stage.now + 1)
    #expect(answers == ["A", "Ad", "Ada"])
    let rename = try frame("Rename", in: alert)
    try tap(CGPoint(x: rename.midX, y: rename.midY))
    #expect(answers.last == "Rename" && alert.textFields?.first?.text == "Ada")
    #expect(!fields[0].isFirstResponder && stage.keyboardHeight == 0)
  }

  @Test func anAlertWithoutWordsMayAsk() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.text = "Text" }
    screen.present(alert, animated: false)
    try stage.settle()
    let card = try #require(line(alert.view).first { $0.layer.cornerRadius == 14 })
    #expect(card.bounds.height == 65 && alert.textFields?[0].frame.height == 25)
    alert.textFields?[0].resignFirstResponder()
    try stage.settle()
    #expect(abs(card.convert(card.bounds, to: nil).midY - 343.5) <= 0.5)
  }
}
