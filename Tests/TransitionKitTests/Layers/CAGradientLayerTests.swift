import Raster
import Testing
import TransitionKit

@MainActor @Suite final class CAGradientLayerTests {
  private lazy var stage = Stage.small()

  /// A gradient layer of 40 × 80 points at (10, 10), red before the middle and blue behind it.
  private func gradient(_ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 80)
    layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.blue.cgColor]
    layer.locations = [0, 0.5, 0.5, 1]
    (layer.type, layer.startPoint, layer.endPoint) = (type, start, end)
    stage.window.layer.addSublayer(layer)
    stage.advance(to: stage.now)
    return layer
  }

  @Test func aNewGradientIsAxialFromTopToBottom() {
    let layer = CAGradientLayer()
    #expect(layer.type == .axial && layer.type.rawValue == "axial" && layer.colors?.isEmpty == true && layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
  }

  /// Clear is black without alpha: on its way there white turns grey.
  @Test func coloursRunWithStraightAlpha() {
    let layer = gradient(.axial, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
    (layer.colors, layer.locations) = ([UIColor.white.cgColor, UIColor.clear.cgColor], nil)
    stage.window.backgroundColor = .white
    #expect(abs(Int(stage.snapshot()[30, 50].red) - 191) <= 2)
    layer.colors = [UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor]
    stage.advance(to: 1)
    #expect(stage.snapshot()[30, 50].red == 255)
  }

  @Test func axialColorsRunAlongTheLine() {
    let layer = gradient(.axial, from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
    #expect(stage.snapshot()[28, 20] == .pureRed && stage.snapshot()[31, 80] == .pureBlue)
    layer.type = CAGradientLayerType(rawValue: "unknown")
    #expect(stage.snapshot()[28, 20] == .pureRed && stage.snapshot()[31, 80] == .pureBlue)
  }

  @Test func radialColorsRunToAnEllipseWithTheEndPointAsACorner() {
    let layer = gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))
    var bitmap = stage.snapshot()
    // Half-way out the ellipse reaches 10 points to each side and 20 up and down from (30, 50).
    #expect(
      bitmap[30, 50] == .pureRed && bitmap[38, 50] == .pureRed && bitmap[41, 50] == .pureBlue && bitmap[18, 50] == .pureBlue)
    #expect(
      bitmap[30, 32] == .pureRed && bitmap[30, 28] == .pureBlue && bitmap[38, 66] == .pureBlue && bitmap[48, 88] == .pureBlue)
    layer.endPoint = CGPoint(x: 0, y: 0)
    layer.removeAllAnimations()
    bitmap = stage.snapshot()
    #expect(bitmap[38, 50] == .pureRed && bitmap[41, 50] == .pureBlue && bitmap[30, 28] == .pureBlue, "the side does not matter")
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    layer.removeAllAnimations()
    #expect(stage.snapshot()[30, 50] == .pureBlue, "an ellipse without width has only an outside")
  }

  @Test func conicColorsRunClockwiseFromTheRayToTheEndPoint() {
    let layer = gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0))
    var bitmap = stage.snapshot()
    #expect(bitmap[32, 15] == .pureRed && bitmap[45, 50] == .pureRed && bitmap[32, 85] == .pureRed, "the right half comes first")
    #expect(bitmap[27, 15] == .pureBlue && bitmap[15, 50] == .pureBlue && bitmap[27, 85] == .pureBlue)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.removeAllAnimations()
    bitmap = stage.snapshot()
    #expect(
      bitmap[45, 52] == .pureRed && bitmap[15, 52] == .pureRed && bitmap[45, 47] == .pureBlue && bitmap[15, 47] == .pureBlue)
  }

  @Test(arguments: [CAGradientLayerType.radial, .conic])
  func pointsAndColorsAnimateInEveryType(type: CAGradientLayerType) throws {
    let layer = gradient(type, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))
    let move = CABasicAnimation(keyPath: "endPoint")
    move.toValue = CGPoint(x: 1, y: 2)
    move.duration = 1
    layer.add(move, forKey: nil)
    let recolor = CABasicAnimation(keyPath: "colors")
    recolor.toValue = Array(repeating: UIColor.green.cgColor, count: 4)
    recolor.duration = 2
    layer.add(recolor, forKey: nil)
    stage.advance(to: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown.endPoint == CGPoint(x: 1, y: 1.5) && shown.type == type)
    stage.advance(to: 1)
    // Below the centre is the first colour of either type, half-way from red to green.
    let pixel = stage.snapshot()[30, 52]
    #expect(abs(Int(pixel.red) - 128) <= 1 && abs(Int(pixel.green) - 128) <= 1 && pixel.blue == 0)
  }

  @Test func cornersRoundEveryType() {
    let layer = gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))
    layer.cornerRadius = 20
    layer.removeAllAnimations()
    #expect(stage.snapshot()[11, 11] == .black && stage.snapshot()[30, 11] == .pureBlue)
  }

  @Test func aTypeGoesWithCopies() {
    let layer = gradient(.conic, from: .zero, to: CGPoint(x: 1, y: 1))
    #expect(CAGradientLayer(layer: layer).type == .conic)
  }
}
