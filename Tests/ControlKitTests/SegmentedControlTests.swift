import Raster
import Testing
import TransitionKit

@MainActor
struct SegmentedControlTests {
  private let stage = Stage(size: CGSize(width: 320, height: 100), scale: 1)
  private let diary = Diary()

  private func place(_ control: UISegmentedControl, width: CGFloat = 300) -> UISegmentedControl {
    control.frame = CGRect(x: 10, y: 10, width: width, height: 32)
    control.addAction(UIAction { [diary] _ in diary.write("value") }, for: .valueChanged)
    stage.window.backgroundColor = .white
    stage.window.addSubview(control)
    stage.advance(to: stage.now)
    return control
  }

  @Test func sizesAndStandards() {
    let control = UISegmentedControl(items: ["One", "Two", UIImage()])
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.bounds.height == 32 && control.intrinsicContentSize.height == 31)
    #expect(
      control.titleForSegment(at: 1) == "Two" && control.imageForSegment(at: 2) != nil && control.titleForSegment(at: 7) == nil)
    let wide = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < wide)
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 100 && control.intrinsicContentSize.width > wide)
  }

  @Test func theSelectedSegmentIsWhite() {
    let control = place(UISegmentedControl(items: ["", "", ""]))
    control.selectedSegmentIndex = 1
    let bitmap = stage.snapshot()
    #expect(bitmap[160, 14] == Pixel(red: 255, green: 255, blue: 255) && bitmap[60, 14] == Pixel(red: 238, green: 238, blue: 239))
    control.overrideUserInterfaceStyle = .dark
    #expect(stage.snapshot()[160, 20] == Pixel(red: 99, green: 99, blue: 102))
    control.selectedSegmentTintColor = .red
    #expect(stage.snapshot()[160, 20] == .pureRed)
  }

  @Test func aTapSelects() {
    let control = place(UISegmentedControl(items: ["One", "Two", "Three"]))
    control.selectedSegmentIndex = 0
    stage.tap(at: CGPoint(x: 280, y: 25))
    stage.advance(to: 1)
    #expect(control.selectedSegmentIndex == 2 && diary.lines == ["value"])
    stage.tap(at: CGPoint(x: 280, y: 25))
    stage.advance(to: 2)
    #expect(diary.lines == ["value"])
    control.setEnabled(false, forSegmentAt: 0)
    stage.tap(at: CGPoint(x: 30, y: 25))
    stage.advance(to: 3)
    #expect(control.selectedSegmentIndex == 2 && !control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
  }

  /// The spring takes about 0.41 s.
  @Test func theThumbSlides() {
    let control = place(UISegmentedControl(items: ["", ""]))
    (control.selectedSegmentIndex, control.selectedSegmentTintColor) = (0, .red)
    stage.tap(at: CGPoint(x: 280, y: 25))
    stage.advance(to: 0.15)
    #expect(stage.snapshot()[160, 20] == .pureRed && stage.snapshot()[20, 20] != .pureRed)
    stage.advance(to: 1)
    #expect(stage.snapshot()[300, 20] == .pureRed && stage.snapshot()[155, 20] != .pureRed)
  }

  @Test func theThumbFollowsAFinger() {
    let control = place(UISegmentedControl(items: ["", "", ""]))
    control.selectedSegmentIndex = 0
    stage.drag(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 280, y: 25), duration: 0.5, hold: 0.5)
    stage.advance(to: 0.9)
    #expect(control.selectedSegmentIndex == 2 && diary.lines.isEmpty)
    stage.advance(to: 2)
    #expect(diary.lines == ["value"])
  }

  @Test func aMomentaryControlSelectsNothing() {
    let control = place(UISegmentedControl(items: ["One", "Two"]))
    control.isMomentary = true
    stage.tap(at: CGPoint(x: 280, y: 25))
    stage.advance(to: 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && diary.lines == ["value"])
  }

  @Test func segmentsComeAndGo() {
    let control = place(UISegmentedControl(items: ["B"]))
    control.selectedSegmentIndex = 0
    stage.perform { control.insertSegment(withTitle: "A", at: 0, animated: true) }
    control.insertSegment(with: UIImage(), at: 9, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 0) == "A" && control.selectedSegmentIndex == 1)
    stage.perform { control.removeSegment(at: 0, animated: true) }
    #expect(control.selectedSegmentIndex == 0 && control.titleForSegment(at: 0) == "B")
    control.setTitle("C", forSegmentAt: 1)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "C" && control.contentOffsetForSegment(at: 1).height == 2)
    control.setImage(UIImage(), forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func segmentsPerformTheirActions() {
    let actions = ["x", "y"].map { name in
      UIAction(title: name, identifier: UIAction.Identifier(name)) { [diary] _ in diary.write(name) }
    }
    let control = place(UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 32), actions: actions))
    #expect(control.titleForSegment(at: 0) == "x" && control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
    stage.tap(at: CGPoint(x: 280, y: 25))
    stage.advance(to: 1)
    #expect(diary.lines == ["value", "y"])
    control.insertSegment(action: actions[0], at: 2, animated: false)
    control.setAction(actions[0], forSegmentAt: 1)
    #expect(control.actionForSegment(at: 1) === actions[0] && control.actionForSegment(at: 2) === actions[0])
    #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == UISegmentedControl.noSegment)
  }

  @Test func titlesHaveAttributes() {
    let control = place(UISegmentedControl(items: ["One", "Two"]))
    control.selectedSegmentIndex = 0
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(
      labels[0].font == .systemFont(ofSize: 13, weight: .semibold) && labels[1].font == .systemFont(ofSize: 13, weight: .medium))
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(labels[0].textColor == .blue && labels[1].textColor == .red)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1 && control.titleTextAttributes(for: .disabled) == nil)
  }
}
