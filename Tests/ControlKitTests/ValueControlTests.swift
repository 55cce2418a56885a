import Raster
import Testing
import TransitionKit

/// Switches, sliders, steppers and dots, and the fingers that move them.
@MainActor
struct ValueControlTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200), scale: 1)
  private let diary = Diary()

  private func place<Control: UIControl>(_ control: Control, _ frame: CGRect) -> Control {
    control.frame = frame
    control.addAction(UIAction { [diary] _ in diary.write("value") }, for: .valueChanged)
    control.addAction(UIAction { [diary] _ in diary.write("primary") }, for: .primaryActionTriggered)
    stage.window.backgroundColor = .white
    stage.window.addSubview(control)
    stage.advance(to: stage.now)
    return control
  }

  // MARK: Switches

  @Test func aSwitchHasOneSize() {
    let toggle = place(UISwitch(), CGRect(x: 10, y: 10, width: 5, height: 90))
    #expect(toggle.frame == CGRect(x: 10, y: 10, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    toggle.bounds.size = .zero
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func aSwitchHasItsColours() {
    let toggle = place(UISwitch(), CGRect(x: 10, y: 10, width: 0, height: 0))
    #expect(stage.snapshot()[57, 25] == Pixel(red: 233, green: 233, blue: 234))
    #expect(stage.snapshot()[25, 25] == Pixel(red: 255, green: 255, blue: 255))
    toggle.isOn = true
    #expect(stage.snapshot()[15, 25] == Pixel(red: 52, green: 199, blue: 89))
    toggle.overrideUserInterfaceStyle = .dark
    #expect(stage.snapshot()[15, 25] == Pixel(red: 48, green: 209, blue: 88))
    (toggle.onTintColor, toggle.thumbTintColor) = (.red, .blue)
    #expect(stage.snapshot()[15, 25] == .pureRed && stage.snapshot()[46, 25] == .pureBlue)
    toggle.isEnabled = false
    #expect(toggle.alpha == 0.5 && diary.lines.isEmpty)
  }

  @Test func aTapTurnsASwitchInAQuarterOfASecond() {
    let toggle = place(UISwitch(), CGRect(x: 10, y: 10, width: 0, height: 0))
    stage.tap(at: CGPoint(x: 30, y: 20))
    stage.advance(to: 0.06)
    #expect(toggle.isOn && diary.lines == ["value", "primary"])
    #expect(stage.snapshot()[25, 25] == Pixel(red: 255, green: 255, blue: 255))
    stage.advance(to: 0.4)
    #expect(stage.snapshot()[15, 25] == Pixel(red: 52, green: 199, blue: 89))
    toggle.setOn(false, animated: true)
    #expect(diary.lines.count == 2 && !toggle.isOn)
  }

  @Test func aFingerDragsASwitch() {
    let toggle = place(UISwitch(), CGRect(x: 10, y: 10, width: 0, height: 0))
    stage.touch(along: [(0, CGPoint(x: 20, y: 20)), (0.1, CGPoint(x: 55, y: 20)), (0.2, CGPoint(x: 20, y: 20))])
    stage.advance(to: 0.12)
    #expect(toggle.isOn && diary.lines.isEmpty)
    stage.advance(to: 1)
    #expect(!toggle.isOn && diary.lines.isEmpty)
    stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 55, y: 20), duration: 0.1)
    stage.advance(to: 2)
    #expect(toggle.isOn && diary.lines == ["value", "primary"])
  }

  @Test func aSwitchKeepsSwipesFromTheViewsAroundIt() {
    _ = place(UISwitch(), CGRect(x: 10, y: 10, width: 0, height: 0))
    let swipe = UISwipeGestureRecognizer()
    swipe.addTarget { [diary] _ in diary.write("swipe") }
    stage.window.addGestureRecognizer(swipe)
    stage.drag(from: CGPoint(x: 15, y: 20), to: CGPoint(x: 95, y: 20), duration: 0.1)
    stage.advance(to: 1)
    #expect(diary.lines == ["value", "primary"])
    stage.drag(from: CGPoint(x: 15, y: 90), to: CGPoint(x: 95, y: 90), duration: 0.1)
    stage.advance(to: 2)
    #expect(diary.lines.last == "swipe")
  }

  // MARK: Sliders

  @Test func aSlidersPartsHaveTheirPlaces() {
    let slider = place(UISlider(), CGRect(x: 20, y: 20, width: 204, height: 31))
    #expect(slider.sizeThatFits(CGSize(width: 90, height: 0)) == CGSize(width: 90, height: 31))
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 200, height: 4))
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).midX == 102)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1) == CGRect(x: 176, y: 1.5, width: 28, height: 28))
    slider.value = 0.5
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (.red, .blue, .green)
    let bitmap = stage.snapshot()
    #expect(bitmap[40, 35] == .pureRed && bitmap[122, 35] == .pureGreen && bitmap[200, 35] == .pureBlue)
  }

  @Test func aSlidersValueStaysInItsRange() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue) = (10, 20)
    #expect(slider.value == 10)
    slider.value = 30
    #expect(slider.value == 20)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5)
  }

  @Test func onlyAFingerOnTheThumbMovesIt() {
    let slider = place(UISlider(), CGRect(x: 20, y: 20, width: 204, height: 31))
    stage.drag(from: CGPoint(x: 150, y: 35), to: CGPoint(x: 200, y: 35), duration: 0.1)
    stage.advance(to: 1)
    #expect(slider.value == 0 && diary.lines.isEmpty)
    stage.drag(from: CGPoint(x: 36, y: 35), to: CGPoint(x: 124, y: 35), duration: 0.1)
    stage.advance(to: 2)
    // The thumb goes 176 points from end to end.
    #expect(abs(slider.value - 0.5) < 0.001 && diary.lines.count > 4)
    diary.lines = []
    slider.isContinuous = false
    stage.drag(from: CGPoint(x: 124, y: 35), to: CGPoint(x: 300, y: 35), duration: 0.1)
    stage.advance(to: 3)
    #expect(slider.value == 1 && diary.lines == ["value"])
  }

  @Test func aSlidersThumbKeepsPansFromTheViewsAroundIt() {
    let slider = place(UISlider(), CGRect(x: 20, y: 20, width: 204, height: 31))
    let pan = UIPanGestureRecognizer()
    pan.addTarget { [diary] _ in diary.write("pan") }
    stage.window.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 36, y: 35), to: CGPoint(x: 124, y: 35), duration: 0.1)
    stage.advance(to: 1)
    #expect(slider.value > 0.4 && !diary.lines.contains("pan"))
    stage.drag(from: CGPoint(x: 190, y: 35), to: CGPoint(x: 100, y: 35), duration: 0.1)
    stage.advance(to: 2)
    #expect(diary.lines.contains("pan"))
  }

  @Test func aSliderGlidesToAValue() {
    let slider = place(UISlider(), CGRect(x: 20, y: 20, width: 204, height: 31))
    slider.thumbTintColor = .green
    stage.perform { slider.setValue(1, animated: true) }
    stage.advance(to: 0.125)
    #expect(slider.value == 1 && stage.snapshot()[122, 35] == .pureGreen)
    stage.advance(to: 0.3)
    #expect(stage.snapshot()[210, 35] == .pureGreen && diary.lines.isEmpty)
  }

  @Test func aSliderShowsImages() {
    let slider = place(UISlider(), CGRect(x: 20, y: 20, width: 204, height: 31))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    (slider.minimumValueImage, slider.maximumValueImage) = (image, image)
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(image, for: .disabled)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 10.5, width: 10, height: 10))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 194)
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 25, y: 10.5, width: 154, height: 10))
    #expect(slider.currentThumbImage === image && slider.currentMinimumTrackImage === image)
    #expect(slider.currentMaximumTrackImage == nil && slider.maximumTrackImage(for: .disabled) === image)
    #expect(slider.thumbImage(for: .highlighted) == nil && slider.minimumTrackImage(for: .normal) === image)
    slider.isEnabled = false
    #expect(slider.currentMaximumTrackImage === image)
  }

  // MARK: Steppers

  @Test func aStepperStepsAndStopsAtItsEnds() {
    let stepper = place(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
    #expect(
      stepper.intrinsicContentSize == CGSize(width: 94, height: 32) && UIStepper().bounds.size == CGSize(width: 94, height: 32))
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (0, 3, 2)
    for time in 0..<3 { stage.tap(at: CGPoint(x: 80, y: 25), after: Double(time)) }
    stage.advance(to: 3)
    #expect(stepper.value == 3 && diary.lines == ["value", "primary", "value", "primary"])
    stepper.wraps = true
    stage.tap(at: CGPoint(x: 80, y: 25))
    stage.advance(to: 4)
    #expect(stepper.value == 0)
    stage.tap(at: CGPoint(x: 20, y: 25))
    stage.advance(to: 5)
    #expect(stepper.value == 3)
  }

  /// At 0.5 s, and then ten times a second.
  @Test func aFingerThatStaysRepeats() {
    let stepper = place(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
    stage.press(at: CGPoint(x: 80, y: 25), for: 0.95)
    stage.advance(to: 0.49)
    #expect(stepper.value == 0)
    stage.advance(to: 0.55)
    #expect(stepper.value == 1)
    stage.advance(to: 3)
    #expect(stepper.value == 5)
    (stepper.autorepeat, stepper.isContinuous) = (false, false)
    diary.lines = []
    stage.press(at: CGPoint(x: 20, y: 25), for: 2)
    stage.advance(to: 6)
    #expect(stepper.value == 4 && diary.lines == ["value", "primary"])
  }

  // MARK: Pages

  @Test func dotsHaveTheirPlaces() {
    let pages = place(UIPageControl(), CGRect(x: 0, y: 0, width: 100, height: 26))
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 64, height: 26) && pages.intrinsicContentSize.height == 26)
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.red, .blue)
    let bitmap = stage.snapshot()
    #expect(bitmap[33, 13] == .pureRed && bitmap[50, 13] == .pureBlue && bitmap[67, 13] == .pureRed)
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    (pages.numberOfPages, pages.hidesForSinglePage) = (1, true)
    #expect(pages.currentPage == 0 && stage.snapshot()[50, 13] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func fingersTurnPages() {
    let pages = place(UIPageControl(), CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 4
    stage.tap(at: CGPoint(x: 90, y: 13))
    stage.advance(to: 1)
    #expect(pages.currentPage == 1 && diary.lines == ["value", "primary"])
    stage.tap(at: CGPoint(x: 10, y: 13))
    stage.advance(to: 2)
    stage.tap(at: CGPoint(x: 10, y: 13))
    stage.advance(to: 3)
    #expect(pages.currentPage == 0 && diary.lines.count == 4)
    // The third dot's middle.
    stage.drag(from: CGPoint(x: 30, y: 13), to: CGPoint(x: 58.5, y: 13), duration: 0.2)
    stage.advance(to: 4)
    #expect(pages.currentPage == 2)
    pages.allowsContinuousInteraction = false
    stage.drag(from: CGPoint(x: 30, y: 13), to: CGPoint(x: 75, y: 13), duration: 0.2)
    stage.advance(to: 5)
    #expect(pages.currentPage == 3)
  }

  @Test func dotsMayBeImagesOnAGround() {
    let pages = place(UIPageControl(), CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 20)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 20))
    }
    pages.preferredIndicatorImage = image
    pages.setIndicatorImage(image, forPage: 1)
    pages.currentPageIndicatorTintColor = .red
    #expect(pages.indicatorImage(forPage: 1) === image && pages.indicatorImage(forPage: 0) == nil)
    #expect(stage.snapshot()[41, 20] == .pureRed)
    #expect(stage.snapshot()[50, 5] == Pixel(red: 255, green: 255, blue: 255))
    pages.backgroundStyle = .prominent
    #expect(
      stage.snapshot()[50, 5] != Pixel(red: 255, green: 255, blue: 255)
        && pages.backgroundStyle != UIPageControl.BackgroundStyle.minimal)
  }
}
