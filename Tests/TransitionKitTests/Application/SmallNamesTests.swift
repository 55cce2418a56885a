import TestStages
import Testing
import TransitionKit

/// Both curves at once.
private final class Both: NSObject, UITimingCurveProvider {
  var timingCurveType: UITimingCurveType { .composed }
  var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .linear) }
  var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.4) }
}

@MainActor @Suite final class SmallNamesTests {
  private let stage = Stage.small()

  @Test func aPatternIsItsMeanColour() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let color = stage.perform { UIColor(patternImage: image) }
    #expect(color.cgColor.components == [1, 0, 0, 0.5] && stage.diagnostics.count == 1)
    _ = stage.perform { UIColor(patternImage: image) }
    #expect(stage.diagnostics.count == 1, "once is enough")
  }

  @Test func barsMayBeOfOnesOwnClasses() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    navigation.viewControllers = [UIViewController()]
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools && navigation.navigationBar.window != nil)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
  }

  @Test func nobodyPreparesItems() {
    final class Early: NSObject, UICollectionViewDataSourcePrefetching {
      var asked = 0
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { asked += 1 }
    }
    let (early, view) = (
      Early(), UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    )
    view.prefetchDataSource = early
    stage.window.addSubview(view)
    stage.advance(to: 0)
    #expect(view.prefetchDataSource === early && early.asked == 0 && UIViewController().storyboard == nil)
  }

  @Test func gradientsAreMadeOfNumbers() {
    let space = CGColorSpaceCreateDeviceRGB()
    let red: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    #expect(CGGradient(colorSpace: space, colorComponents: red, locations: [0, 1], count: 2) != nil)
    #expect(CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: red, locations: nil, count: 4) != nil)
    #expect(CGGradient(colorSpace: space, colorComponents: red, locations: nil, count: 3) == nil)
    #expect(CGGradient(colorSpace: space, colorComponents: red, locations: [0], count: 2) == nil)
  }

  @Test func vibrancyIsNotDrawnOfWhichADiagnosticTells() {
    for style in [nil, UIVibrancyEffectStyle.label] {
      let blur = UIBlurEffect(style: .dark)
      let effect = style.map { UIVibrancyEffect(blurEffect: blur, style: $0) } ?? UIVibrancyEffect(blurEffect: blur)
      let view = UIVisualEffectView(effect: effect)
      stage.window.addSubview(view)
      #expect(stage.diagnostics.count == 1 && stage.diagnostics[0].text.hasPrefix("vibrancy is not drawn"))
    }
  }

  @Test func curvesTellTheirControlPoints() {
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points = (0...3).map { index in
      var values: [Float] = [9, 9]
      unsafe curve.getControlPoint(at: index, values: &values)
      return values
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }

  @Test func aComposedPaceIsASprings() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Both())
    animator.addAnimations { view.frame.origin.x = 50 }
    animator.startAnimation()
    var furthest: CGFloat = 0
    for tenth in 1...9 {
      stage.advance(to: Double(tenth) / 10)
      furthest = max(furthest, view.layer.presentation()!.frame.minX)
    }
    #expect(furthest > 55 && animator.timingParameters?.timingCurveType == .composed)
  }

  @Test func barsSlideInTheirOwnTime() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.advance(to: 1)
    stage.perform { navigation.setNavigationBarHidden(true, animated: true) }
    try stage.settle()
    #expect(abs(stage.now - 1 - TimeInterval(UINavigationController.hideShowBarDuration)) < 1e-9)
  }

  @Test func namesFromBeforeSwift42MeanTheSame() {
    let options: UIViewAnimationOptions = [.curveEaseIn]
    let name: CAMediaTimingFunctionName = kCAMediaTimingFunctionEaseInEaseOut
    #expect(options == UIView.AnimationOptions.curveEaseIn && name == .easeInEaseOut && kCAFillModeForwards == .forwards)
    #expect(UIGestureRecognizerState.began == .began && UIViewAnimationCurve.easeIn == .easeIn)
    #expect(kCATransitionPush == .push && kCATransitionFromLeft == .fromLeft && kCALineCapRound == .round)
    #expect(UIInterfaceOrientationIsLandscape(.landscapeLeft) && stage.perform(UI_USER_INTERFACE_IDIOM) == .phone)
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    let (back, front) = (UIView(), UIView())
    [back, front].forEach(stage.window.addSubview)
    stage.window.bringSubview(toFront: back)
    #expect(stage.window.subviews.last === back)
    stage.window.sendSubview(toBack: back)
    #expect(stage.window.subviews.first === back)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    #expect(parent.childViewControllers.isEmpty && !UIAccessibilityIsReduceMotionEnabled())
  }

  @Test func imagesHaveThumbnailsAndAlignment() {
    let image = stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    }
    let small = stage.perform { image.preparingThumbnail(of: CGSize(width: 10, height: 5)) }
    #expect(small?.size == CGSize(width: 10, height: 5) && image.preparingThumbnail(of: .zero) == nil)
    let inset = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIImageView(image: inset).alignmentRectInsets.left == 2 && image.alignmentRectInsets == .zero)
    #expect(UIImage.animatedImageNamed("no such step", duration: 1) == nil)
  }

  @Test func wishesThatContextsDoNotGrantAreDiagnostics() {
    stage.perform {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { renderer in
        renderer.cgContext.interpolationQuality = .high
        renderer.cgContext.setShouldAntialias(true)
      }
    }
    #expect(stage.diagnostics.isEmpty)
    stage.perform {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { renderer in
        renderer.cgContext.interpolationQuality = .none
        renderer.cgContext.setShouldAntialias(false)
      }
    }
    #expect(stage.diagnostics.map { $0.text.prefix(20) } == ["interpolationQuality", "setShouldAntialias(f"])
  }

  @Test func accessoriesAreViewsOfOnesOwn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 8))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.accessories = [UICellAccessory.customView(configuration: .init(customView: view, placement: .trailing()))]
    cell.layoutIfNeeded()
    #expect(view.isDescendant(of: cell) && view.bounds.width == 12 && view.frame.minX > 150)
  }

  @Test func fontsAreAskedForByTraits() {
    let bold = UIFontDescriptor(fontAttributes: [
      .size: CGFloat(20), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12, weight: .light, width: .standard) == .systemFont(ofSize: 12, weight: .light))
  }

  @Test func whatHasNothingToDoCompiles() {
    let controller = UIViewController()
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new"))
    controller.addKeyCommand(command)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
    #expect(UIMenu(children: [UIDeferredMenuElement { $0([]) }]).children.count == 1)
  }

  /// There are no nibs, no Interface Builder and no menus, so nothing calls what these would.
  @Test func nobodyAwakesViewsOrOffersCommands() {
    final class Card: UIView {
      var calls = 0
      override func awakeFromNib() { calls += 1 }
      override func prepareForInterfaceBuilder() { calls += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let card = Card()
    stage.window.addSubview(card)
    stage.advance(to: 0.1)
    #expect(card.calls == 0 && !card.canPerformAction("copy:", withSender: nil))
  }

  @Test func oldSpellingsMeanWhatTheyMeant() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001 && UIWindow.Level.statusBar - 1 == UIWindow.Level(999))
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    #expect(NSMutableAttributedString().length == 0 && NSAttributedString().length == 0)
  }

  @Test func aTablesIndexIsADiagnostic() {
    final class Names: UITableViewController {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    stage.window.rootViewController = Names()
    stage.advance(to: 0.1)
    #expect(stage.diagnostics.contains { $0.text.contains("index is not drawn") })
  }
}
