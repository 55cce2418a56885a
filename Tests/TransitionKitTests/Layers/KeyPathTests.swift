import Testing
import TransitionKit

/// Tests the properties that explicit animations reach by key path.
@MainActor @Suite final class KeyPathTests {
  private lazy var stage = Stage.small()
  private lazy var layer: CALayer = {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    stage.window.layer.addSublayer(layer)
    stage.advance(to: stage.now)
    return layer
  }()

  /// What is shown half-way between two values.
  private func half(_ keyPath: String, _ from: Any, _ to: Any) throws -> CALayer {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: stage.now + 0.5)
    return try #require(layer.presentation())
  }

  @Test func partsOfTheGeometryMoveByKeyPath() throws {
    #expect(try half("position.x", 0, 30).position == CGPoint(x: 15, y: 10))
    #expect(try half("position.y", 0, 30).position.y == 15)
    #expect(try half("bounds.size.width", 0, 30).bounds.size == CGSize(width: 15, height: 20))
    layer.removeAllAnimations()
    #expect(try half("bounds.size", CGSize.zero, CGSize(width: 2, height: 4)).bounds.size == CGSize(width: 1, height: 2))
    #expect(try half("bounds.origin", CGPoint.zero, CGPoint(x: 2, y: 4)).bounds.origin == CGPoint(x: 1, y: 2))
    #expect(try half("zPosition", 0, 8).zPosition == 4)
    #expect(try half("anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 1)).anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 20), "the model stays")
  }

  @Test func partsOfTheTransformMoveByKeyPath() throws {
    layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 6))
    stage.advance(to: 1)
    let scaled = try half("transform.scale", 1, 3).affineTransform()
    #expect(scaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    layer.removeAllAnimations()
    let turned = try half("transform.rotation.z", 0, Double.pi).affineTransform()
    #expect(abs(turned.a) < 1e-12 && abs(turned.b - 1) < 1e-12 && turned.tx == 5)
    layer.removeAllAnimations()
    #expect(try half("transform.translation.x", 0, 40).affineTransform().tx == 20)
    #expect(try half("transform.translation", CGSize.zero, CGSize(width: 2, height: 4)).affineTransform().ty == 2)
    layer.removeAllAnimations()
    let wide = try half("transform.scale.x", 1, 3).affineTransform()
    #expect(wide.a == 2 && wide.d == 1)
  }

  @Test func aWholeTurnIsATurn() throws {
    let shown = try half("transform.rotation", 0, 2 * Double.pi).affineTransform()
    #expect(abs(shown.a + 1) < 1e-12, "half-way it is upside down, not where it began")
  }

  @Test func turningKeepsThePerspective() throws {
    layer.transform.m34 = -1 / 400
    stage.advance(to: 1)
    let shown = try half("transform.rotation.y", 0, Double.pi / 2).transform
    var expected = CATransform3DIdentity
    expected.m34 = -1 / 400
    expected = CATransform3DRotate(expected, .pi / 4, 0, 1, 0)
    #expect(abs(shown.m11 - expected.m11) < 1e-12 && abs(shown.m13 - expected.m13) < 1e-12)
    #expect(abs(shown.m14 - expected.m14) < 1e-12 && abs(shown.m34 - expected.m34) < 1e-12)
    layer.removeAllAnimations()
    let tipped = try half("transform.rotation.x", 0, Double.pi / 2).transform
    #expect(abs(tipped.m22 - 0.5.squareRoot()) < 1e-12 && tipped.m11 == 1)
  }

  @Test func bordersAndShadowsMoveByKeyPath() throws {
    #expect(try half("borderWidth", 0, 8).borderWidth == 4)
    #expect(try half("shadowOpacity", 0, 1).shadowOpacity == 0.5)
    #expect(try half("shadowRadius", 0, 8).shadowRadius == 4)
    #expect(try half("shadowOffset", CGSize.zero, CGSize(width: 2, height: 8)).shadowOffset == CGSize(width: 1, height: 4))
    let color = try half("borderColor", UIColor.red.cgColor, UIColor.blue.cgColor).borderColor
    #expect(color == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test func plainLayersAnimateBordersAndShadows() throws {
    _ = layer
    stage.advance(to: 1)
    layer.shadowOpacity = 1
    layer.borderWidth = 4
    #expect(layer.animationKeys() == ["shadowOpacity", "borderWidth"])
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      view.layer.borderWidth = 4
      view.layer.shadowRadius = 9
      view.layer.zPosition = 2
      view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    }
    #expect(view.layer.animationKeys() == nil, "blocks do not move these")
  }

  @Test func whatIsNotKnownOrWrongMovesNothing() throws {
    let before = stage.picture()
    #expect(try half("wobble", 0, 1).position == layer.position)
    #expect(try half("position.x", "left", "right").position == layer.position)
    #expect(stage.picture() == before)
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(try half("transform.rotation", 0, 1).transform.m22 == 1)
    layer.transform = CATransform3DMakeScale(0, 0, 0)
    stage.advance(to: 10)
    #expect(try half("transform.scale", 0, 1).affineTransform() == CGAffineTransform(scaleX: 0.5, y: 0.5), "out of a point")
  }

  @Test func gradientsAndGroupsMove() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.black.cgColor]
    gradient.locations = [0, 1]
    layer.addSublayer(gradient)
    stage.advance(to: 1)
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [UIColor.blue.cgColor, UIColor.black.cgColor]
    let locations = CABasicAnimation(keyPath: "locations")
    locations.toValue = [0.5, 1]
    let start = CABasicAnimation(keyPath: "startPoint")
    start.toValue = CGPoint.zero
    let group = CAAnimationGroup()
    group.animations = [colors, locations, start]
    group.duration = 1
    gradient.add(group, forKey: "group")
    stage.advance(to: 1.5)
    let shown = try #require(gradient.presentation())
    #expect(shown.colors?.first as? CGColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(shown.locations == [0.25, 1] && shown.startPoint == CGPoint(x: 0.25, y: 0))
  }
}
