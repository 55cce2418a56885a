import Raster
import Testing
import TransitionKit

private final class Answering: UIViewController {
  var asked: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { asked.append("prepare \(segue.identifier ?? "")") }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    asked.append("editing \(editing) \(animated)")
  }

  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.willTransition(to: newCollection, with: coordinator)
    asked.append("traits \(newCollection.verticalSizeClass == .compact)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    asked.append("changed \(traitCollection.verticalSizeClass == .compact)")
  }
}

/// Names that files use in passing.
@MainActor @Suite final class SmallClassesTests {
  private lazy var stage = Stage.small()

  @Test func indexPathsSpeakOfRows() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3 && path == IndexPath(item: 3, section: 1))
    path.row = 5
    path.section = 0
    #expect(path == [0, 5])
    path.item = 6
    #expect(path.row == 6)
  }

  @Test func aControllerIsAskedAndTold() {
    let controller = Answering()
    stage.window.rootViewController = controller
    stage.advance(to: 0)
    let segue = UIStoryboardSegue(identifier: "menu", source: controller, destination: UIViewController())
    controller.prepare(for: segue, sender: nil)
    controller.isEditing = true
    controller.setEditing(false, animated: true)
    #expect(controller.asked == ["prepare menu", "editing true false", "editing false true"] && !controller.isEditing)
    #expect(controller.shouldAutorotate && controller.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(controller.shouldPerformSegue(withIdentifier: "a", sender: nil))
    controller.didReceiveMemoryWarning()
  }

  @Test func sizeClassesFollowTheWindow() {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let (container, controller) = (Answering(), Answering())
    stage.window.rootViewController = container
    container.addChild(controller)
    container.view.addSubview(controller.view)
    stage.advance(to: 0)
    stage.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(container.asked == ["traits true", "changed true"] && controller.asked == container.asked)
    stage.window.frame.size.width = 660
    #expect(container.asked.count == 2)
  }

  @Test func coordinateSpacesConvertByTheWindow() {
    let outer = stage.addView(CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSubview(inner)
    let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(inner.convert(inner.bounds, to: space) == CGRect(x: 15, y: 25, width: 10, height: 10))
    #expect(
      inner.convert(CGPoint(x: 15, y: 25), from: space) == .zero
        && space.convert(CGPoint.zero, from: inner) == CGPoint(x: 15, y: 25))
    #expect(space.convert(CGRect(x: 15, y: 25, width: 1, height: 1), to: inner).origin == .zero)
    let other: any UICoordinateSpace = outer
    #expect(
      other.convert(CGPoint.zero, to: inner) == CGPoint(x: -5, y: -5) && inner.convert(inner.bounds, from: other).minX == -5)
    #expect(stage.window.screen.fixedCoordinateSpace.bounds == stage.window.bounds && UIScreen.main.maximumFramesPerSecond == 60)
  }

  // MARK: Images

  private func image(_ color: UIColor) -> UIImage {
    _ = stage
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
  }

  private func shown(_ view: UIView) -> Bitmap {
    if view.superview == nil { stage.window.addSubview(view) }
    stage.advance(to: stage.now)
    return stage.snapshot()
  }

  @Test func aTemplateTakesTheTint() {
    let view = UIImageView(image: image(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(shown(view)[5, 2] == .pureGreen && shown(view)[5, 8] == .black)
    view.tintColor = .blue
    #expect(shown(view)[5, 2] == .pureBlue)
    view.image = view.image?.withRenderingMode(.alwaysOriginal)
    #expect(shown(view)[5, 2] == .pureRed && view.image?.renderingMode == .alwaysOriginal)
    view.image = image(.red).withTintColor(.green)
    #expect(shown(view)[5, 2] == .pureGreen && view.image?.renderingMode == .automatic)
  }

  @Test func aHighlightedViewShowsItsOtherImage() {
    let view = UIImageView(image: image(.red))
    view.highlightedImage = image(.blue)
    #expect(shown(view)[5, 2] == .pureRed)
    view.isHighlighted = true
    #expect(shown(view)[5, 2] == .pureBlue)
    view.highlightedImage = nil
    #expect(shown(view)[5, 2] == .pureRed)
  }

  @Test func imagesRunInTurn() throws {
    let view = UIImageView(image: image(.red))
    view.animationImages = [image(.green), image(.blue)]
    (view.animationDuration, view.animationRepeatCount) = (1, 1)
    _ = shown(view)
    view.startAnimating()
    stage.advance(to: 0.2)
    #expect(view.isAnimating && shown(view)[5, 2] == .pureGreen)
    stage.advance(to: 0.7)
    #expect(shown(view)[5, 2] == .pureBlue)
    stage.advance(to: 1.1)
    #expect(!view.isAnimating && shown(view)[5, 2] == .pureRed)
    view.animationRepeatCount = 0
    view.startAnimating()
    // A film does not wait for images that turn without end.
    try stage.settle(limit: 1)
    #expect(view.isAnimating)
    stage.advance(to: 9.3)
    #expect(shown(view)[5, 2] == .pureGreen)
    view.stopAnimating()
    #expect(!view.isAnimating && shown(view)[5, 2] == .pureRed)
  }

  @Test func imagesAreFoundByName() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "names-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try image(.red).pngData()?.write(to: directory.appendingPathComponent("one.png"))
    try image(.red).pngData()?.write(to: directory.appendingPathComponent("two@2x.png"))
    let bundle = try #require(Bundle(path: directory.path))
    #expect(UIImage(named: "one", in: bundle, compatibleWith: nil)?.size == CGSize(width: 10, height: 10))
    #expect(UIImage(named: "two.png", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "three", in: bundle, compatibleWith: nil) == nil && UIImage(named: "nobody has such an image") == nil)
  }
}
