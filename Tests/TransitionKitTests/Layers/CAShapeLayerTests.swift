import Raster
import Testing
import TransitionKit

@MainActor @Suite final class CAShapeLayerTests {
  private lazy var stage = Stage.small()
  private lazy var shape: CAShapeLayer = {
    let shape = CAShapeLayer()
    stage.window.layer.addSublayer(shape)
    stage.advance(to: stage.now)
    return shape
  }()

  private func set(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  @Test func fillsByItsRule() {
    let rings = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60))
    rings.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20)))
    set {
      shape.path = rings.cgPath
      shape.fillColor = UIColor.red.cgColor
    }
    #expect(stage.snapshot()[30, 30] == .pureRed && stage.snapshot()[59, 59] == .pureRed && stage.snapshot()[61, 30] == .black)
    set { shape.fillRule = .evenOdd }
    #expect(stage.snapshot()[30, 30] == .black && stage.snapshot()[10, 30] == .pureRed)
    rings.removeAllPoints()
    #expect(stage.snapshot()[10, 30] == .pureRed, "the layer has a copy")
    set { shape.path = UIBezierPath().cgPath }
    #expect(stage.snapshot()[10, 30] == .black)
  }

  @Test func strokesAsFarAsItIsTold() throws {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 10, y: 50))
    line.addLine(to: CGPoint(x: 90, y: 50))
    set {
      shape.path = line.cgPath
      shape.fillColor = nil
      shape.strokeColor = UIColor.blue.cgColor
      shape.lineWidth = 10
    }
    let bitmap = stage.snapshot()
    #expect(bitmap[10, 45] == .pureBlue && bitmap[89, 54] == .pureBlue && bitmap[9, 50] == .black && bitmap[50, 55] == .black)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.toValue = 1
    draw.duration = 1
    shape.add(draw, forKey: nil)
    #expect(stage.snapshot()[11, 50] == .black)
    stage.advance(to: stage.now + 0.5)
    #expect(stage.snapshot()[49, 50] == .pureBlue && stage.snapshot()[51, 50] == .black)
    stage.advance(to: 2)
    set {
      shape.strokeStart = 0.5
      shape.lineDashPattern = [10, 10]
    }
    #expect(stage.snapshot()[40, 50] == .black && stage.snapshot()[55, 50] == .pureBlue && stage.snapshot()[65, 50] == .black)
    set { shape.lineWidth = .nan }
    #expect(stage.snapshot()[55, 50] == .black)
  }

  @Test func aCircleGrowsOverAPage() throws {
    let page = stage.addView(stage.window.bounds, .red)
    let mask = CAShapeLayer()
    func circle(_ radius: CGFloat) -> CGPath {
      UIBezierPath(ovalIn: CGRect(x: 50 - radius, y: 100 - radius, width: 2 * radius, height: 2 * radius)).cgPath
    }
    mask.path = circle(120)
    page.layer.mask = mask
    let grow = CABasicAnimation(keyPath: "path")
    grow.fromValue = circle(0)
    grow.toValue = circle(120)
    grow.duration = 1
    mask.add(grow, forKey: "path")
    #expect(stage.snapshot()[50, 100] == .black)
    stage.advance(to: 0.25)
    let bitmap = stage.snapshot()
    #expect(bitmap[50, 71] == .pureRed && bitmap[50, 68] == .black && bitmap[50, 128] == .pureRed && bitmap[50, 132] == .black)
    #expect(bitmap[70, 120] == .pureRed && bitmap[72, 122] == .black, "round")
    stage.advance(to: 1)
    #expect(stage.snapshot().pixels.allSatisfy { $0 == .pureRed })
  }

  @Test func pathsOfOtherElementsJump() throws {
    set { shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(shape.animationKeys() == nil, "a path does not move by itself")
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    change.duration = 1
    shape.add(change, forKey: nil)
    stage.advance(to: stage.now + 0.5)
    #expect(try #require(shape.presentation()).path == shape.path)
    change.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.add(change, forKey: nil)
    stage.advance(to: stage.now + 0.5)
    #expect(try #require(shape.presentation()).path == CGPath(rect: CGRect(x: 0, y: 0, width: 15, height: 15)))
  }

  @Test func coloursMoveAndShadowsFollowThePath() throws {
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    #expect(shape.animationKeys() == ["fillColor", "strokeColor", "lineWidth"])
    stage.window.backgroundColor = .white
    let view = stage.addView(CGRect(x: 40, y: 40, width: 20, height: 20))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: -10, y: 0, width: 10, height: 10)).cgPath
    #expect(stage.snapshot()[35, 45] == .black && stage.snapshot()[45, 45].red == 255)
    let move = CABasicAnimation(keyPath: "shadowPath")
    move.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10))
    move.duration = 1
    view.layer.add(move, forKey: nil)
    stage.advance(to: stage.now + 0.5)
    #expect(stage.snapshot()[45, 45] == .black && stage.snapshot()[35, 45].red == 255)
  }
}
