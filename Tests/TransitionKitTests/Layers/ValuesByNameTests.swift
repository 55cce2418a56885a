import Testing
import TransitionKit

@MainActor @Suite final class ValuesByNameTests {
  private lazy var stage = Stage.small()
  private lazy var layer: CALayer = {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.window.layer.addSublayer(layer)
    stage.advance(to: 0)
    return layer
  }()

  private func add(_ animation: CAPropertyAnimation, duration: Double = 1) {
    animation.duration = duration
    layer.add(animation, forKey: nil)
  }

  @Test func valuesAreSetByTheirPaths() throws {
    let layer = layer
    CATransaction.setDisableActions(true)
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
    layer.setValue("a", forKey: "mine")
    #expect(layer.transform.m11 == 2 && layer.position == CGPoint(x: 3, y: 4))
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 3 && layer.value(forKey: "mine") as? String == "a")
    #expect(layer.value(forKey: "other") == nil && layer.animationKeys() == nil)
  }

  @Test func theEnginesOwnPropertiesAreNoValuesOfTheUser() {
    layer.actions = ["opacity": NSNull()]
    layer.isOpaque = true
    #expect(layer.value(forKey: "opaque") as? Bool == true && layer.value(forKey: "actions") as? [String: NSNull] != nil)
    layer.setValue(false, forKey: "opaque")
    layer.setValue(nil, forKey: "actions")
    #expect(!layer.isOpaque && layer.actions == nil)
  }

  @Test func everyPlainPropertyIsSetByItsName() {
    let layer = layer
    CATransaction.setDisableActions(true)
    let values: [(String, Any)] = [
      ("masksToBounds", true), ("hidden", true), ("isHidden", true), ("opaque", true), ("doubleSided", false), ("speed", 2),
      ("timeOffset", 0.5), ("beginTime", 1.5), ("borderWidth", 3), ("zPosition", 4), ("cornerRadius", CGFloat(5)),
      ("contentsScale", 3), ("shadowRadius", 7), ("shadowOpacity", 0.5), ("anchorPointZ", 2), ("repeatCount", 3), ("duration", 9),
    ]
    for (key, value) in values {
      layer.setValue(value, forKey: key)
      #expect(layer.value(forKey: key) as? NSNumber == value as? NSNumber, "\(key)")
    }
    #expect(layer.masksToBounds && layer.isHidden && !layer.isDoubleSided && layer.speed == 2 && layer.borderWidth == 3)
    #expect(layer.timeOffset == 0.5 && layer.beginTime == 1.5 && layer.zPosition == 4 && layer.shadowOpacity == 0.5)
    layer.setValue(CGRect(x: 1, y: 2, width: 30, height: 40), forKey: "frame")
    #expect(layer.position == CGPoint(x: 16, y: 22) && layer.value(forKeyPath: "frame.size.width") as? CGFloat == 30)
    layer.setValue(7, forKeyPath: "frame.origin.x")
    #expect(layer.frame.origin.x == 7 && (layer.value(forKey: "frame") as? NSValue)?.cgRectValue == layer.frame)
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue(1, forKey: "maskedCorners")
    layer.setValue("mine", forKey: "name")
    #expect(layer.contentsGravity == .center && layer.maskedCorners == .layerMinXMinYCorner && layer.name == "mine")
    #expect(layer.value(forKey: "contentsGravity") as? String == "center" && layer.value(forKey: "name") as? String == "mine")
  }

  @Test func nilTakesValuesAway() {
    let layer = layer
    let mask = CALayer()
    (layer.backgroundColor, layer.shadowPath, layer.mask) = (UIColor.red.cgColor, CGPath(rect: .zero, transform: nil), mask)
    for key in ["backgroundColor", "shadowPath", "borderColor", "contents", "mask"] {
      layer.setValue(nil, forKey: key)
      #expect(layer.value(forKey: key) == nil, "\(key)")
    }
    #expect(layer.backgroundColor == nil && layer.shadowPath == nil && mask.superlayer == nil)
    layer.setValue("no number", forKey: "opacity")
    #expect(layer.opacity == 1, "a value of another kind")
  }

  @Test func shapesAndGradientsHaveValuesOfTheirOwn() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.setValue("round", forKey: "lineCap")
    shape.setValue([2, 3], forKey: "lineDashPattern")
    shape.setValue(0.25, forKey: "strokeEnd")
    gradient.setValue("radial", forKey: "type")
    gradient.setValue([UIColor.red.cgColor, UIColor.blue.cgColor], forKey: "colors")
    gradient.setValue([0, 0.5], forKey: "locations")
    #expect(shape.lineCap == .round && shape.lineDashPattern == [2, 3] && shape.strokeEnd == 0.25)
    #expect(gradient.type == .radial && gradient.colors?.count == 2 && gradient.locations == [0, 0.5])
    layer.setValue("round", forKey: "lineCap")
    #expect(layer.value(forKey: "lineCap") as? String == "round", "only kept: the layer has no such property")
  }

  @Test func replicatorsHaveValuesOfTheirOwn() {
    let replicator = CAReplicatorLayer()
    replicator.setValue(3, forKey: "instanceCount")
    replicator.setValue(0.25, forKey: "instanceDelay")
    replicator.setValue(CATransform3DMakeTranslation(5, 0, 0), forKey: "instanceTransform")
    replicator.setValue(UIColor.red.cgColor, forKey: "instanceColor")
    replicator.setValue(-0.5, forKey: "instanceAlphaOffset")
    replicator.setValue(true, forKey: "shouldRasterize")
    replicator.setValue(2, forKey: "rasterizationScale")
    #expect(replicator.instanceCount == 3 && replicator.instanceDelay == 0.25 && replicator.instanceTransform.m41 == 5)
    #expect(replicator.instanceColor == UIColor.red.cgColor && replicator.instanceAlphaOffset == -0.5)
    #expect(replicator.shouldRasterize && replicator.value(forKey: "rasterizationScale") as? CGFloat == 2)
  }

  @Test func valuesComeBackAsWhatCodeCastsThemTo() {
    let layer = layer
    CATransaction.setDisableActions(true)
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.opacity = 0.3
    let scale = layer.value(forKeyPath: "transform.scale")
    #expect(scale as? NSNumber == 2 && scale as? Double == 2 && scale as? CGFloat == 2 && scale as? Float == 2)
    let opacity = layer.value(forKey: "opacity")
    #expect(opacity as? Float == 0.3 && opacity as? NSNumber == NSNumber(value: Float(0.3)))
    #expect(opacity as? CGFloat == CGFloat(Float(0.3)))
    let position = layer.value(forKey: "position")
    #expect(position as? CGPoint == layer.position && (position as? NSValue)?.cgPointValue == layer.position)
    let transform = layer.value(forKey: "transform")
    #expect(transform as? CATransform3D == layer.transform && (transform as? NSValue)?.caTransform3DValue == layer.transform)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
  }

  @Test func boxesCastToWhatTheyHold() {
    let boxes: [Any] = [
      NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 1, height: 2)), NSNumber(value: 3),
      NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2)),
    ]
    #expect(boxes[0] as? CGPoint == CGPoint(x: 1, y: 2) && boxes[1] as? CGSize == CGSize(width: 1, height: 2))
    #expect(boxes[0] as? CGRect == nil && boxes[0] as? CATransform3D == nil && boxes[2] as? CGFloat == 3)
    #expect((boxes[3] as? CGAffineTransform)?.a == 2)
  }

  @Test func settingByPathAnimatesLikeSetting() {
    layer.setValue(0.5, forKeyPath: "opacity")
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func boxesHoldGeometry() {
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right == 4)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity, "what it is not")
  }

  @Test func boxedTransformsAnimate() throws {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(10, 0, 0))
    add(animation)
    stage.advance(to: 0.5)
    #expect(layer.presentation()?.transform.m41 == 5)
  }

  @Test func hidingChangesHalfWay() {
    let animation = CABasicAnimation(keyPath: "hidden")
    (animation.fromValue, animation.toValue) = (false, true)
    add(animation)
    stage.advance(to: 0.4)
    #expect(layer.presentation()?.isHidden == false)
    stage.advance(to: 0.6)
    #expect(layer.presentation()?.isHidden == true && !layer.isHidden)
  }

  @Test(arguments: [(0.25, 2.5), (1.25, 12.5), (2.75, 27.5)])
  func cumulativeRunsGoOnFromTheLast(time: Double, value: CGFloat) {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    (animation.fromValue, animation.toValue) = (0, 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    add(animation)
    stage.advance(to: time)
    #expect(abs(layer.presentation()!.cornerRadius - value) < 1e-9)
  }

  @Test func cumulativeRunsEndWhereTheLastEnds() {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    (animation.fromValue, animation.toValue, animation.isCumulative) = (0, 10, true)
    (animation.repeatCount, animation.fillMode, animation.isRemovedOnCompletion) = (3, .forwards, false)
    add(animation)
    stage.advance(to: 4)
    #expect(layer.presentation()?.cornerRadius == 30)
  }

  // MARK: Along a path

  /// The place on a path that leads 10 to the right and then 30 down.
  private func along(_ mode: CAAnimationCalculationMode, at time: Double, turning: CAAnimationRotationMode? = nil) -> CALayer {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    animation.rotationMode = turning
    add(animation)
    stage.advance(to: time)
    return layer.presentation()!
  }

  @Test(arguments: [(0.25, CGPoint(x: 5, y: 0)), (0.75, CGPoint(x: 10, y: 15))])
  func pathsTakeTheSameTimeForEachPiece(time: Double, place: CGPoint) {
    #expect(along(.linear, at: time).position == place)
  }

  @Test(arguments: [(0.25, CGPoint(x: 10, y: 0)), (0.5, CGPoint(x: 10, y: 10)), (0.75, CGPoint(x: 10, y: 20))])
  func pacedPathsHaveOneSpeed(time: Double, place: CGPoint) {
    let found = along(.paced, at: time).position
    #expect(abs(found.x - place.x) < 1e-9 && abs(found.y - place.y) < 1e-9)
  }

  @Test func layersTurnWithThePath() {
    let shown = along(.linear, at: 0.75, turning: .rotateAuto)
    #expect(abs(shown.transform.m12 - 1) < 1e-6, "a quarter clockwise")
  }

  @Test func pacedCurvesHaveOneSpeed() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    animation.calculationMode = .paced
    add(animation)
    var steps: [CGFloat] = []
    var last = layer.presentation()!.position
    for index in 1...20 {
      stage.advance(to: Double(index) / 20.001)
      let next = layer.presentation()!.position
      steps.append(((next.x - last.x) * (next.x - last.x) + (next.y - last.y) * (next.y - last.y)).squareRoot())
      last = next
    }
    #expect(steps.allSatisfy { abs($0 - 3.129) < 0.01 }, "chords of 18° of a circle of 10: \(steps)")
  }

  // MARK: Actions

  @Test func actionsTakeThePlaceOfStandardAnimations() throws {
    layer.actions = ["position": NSNull()]
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.animationKeys() == nil)
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 4
    layer.actions = ["opacity": slow]
    layer.opacity = 0
    stage.advance(to: 1)
    #expect(layer.presentation()?.opacity == 0.75)
  }

  // MARK: Other coordinates

  @Test func layersConvertAndAreHit() {
    let inner = CALayer()
    inner.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    layer.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
    layer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: stage.window.layer) == CGPoint(x: 23, y: 33))
    #expect(inner.convert(CGRect(x: 23, y: 33, width: 1, height: 1), from: nil) == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(stage.window.layer.hitTest(CGPoint(x: 23, y: 33)) === inner)
    #expect(layer.hitTest(CGPoint(x: 21, y: 31)) === layer && layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    let other = CALayer()
    layer.replaceSublayer(inner, with: other)
    #expect(layer.sublayers == [other] && inner.superlayer == nil)
    layer.sublayers = [inner]
    #expect(layer.sublayers == [inner] && other.superlayer == nil)
  }
}
