import Raster
import Testing
import TransitionKit

@MainActor
struct CAEmitterLayerTests {
  private let stage = Stage.small()
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    cell.birthRate = 1
    cell.lifetime = 10
    cell.velocity = 20
    cell.contents = square(4, .white).cgImage
    emitter.emitterPosition = CGPoint(x: 10, y: 50)
    emitter.beginTime = 0
  }

  private func square(_ side: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private func show() {
    emitter.emitterCells = [cell]
    stage.window.layer.addSublayer(emitter)
  }

  /// The columns and rows in which something is seen, at a time.
  private func seen(at time: Double) -> (columns: [Int], rows: [Int]) {
    if time > stage.now { stage.advance(to: time) }
    let picture = stage.snapshot()
    let pixels = (0..<100).flatMap { y in (0..<100).compactMap { x in picture[x, y].red > 64 ? (x, y) : nil } }
    return (Set(pixels.map(\.0)).sorted(), Set(pixels.map(\.1)).sorted())
  }

  /// The first is born when a whole one is due, and then goes 20 points in a second.
  @Test func aParticleGoesItsWay() {
    show()
    #expect(seen(at: 0.9).columns == [])
    #expect(seen(at: 1.5).columns == Array(18..<22))
    #expect(seen(at: 2.5).columns == Array(18..<22) + Array(38..<42))
    #expect(seen(at: 2.5).rows == Array(48..<52))
  }

  @Test func itFallsGrowsTurnsAndFades() {
    (cell.yAcceleration, cell.velocity, cell.scaleSpeed) = (40, 0, 1)
    (cell.spin, cell.alphaSpeed, cell.birthRate, cell.lifetime) = (.pi / 2, -0.5, 0.1, 1.9)
    show()
    stage.advance(to: 11)
    #expect(seen(at: 11).rows == Array(66..<74) && seen(at: 11).columns == Array(6..<14))
    #expect((127...128).contains(stage.snapshot()[10, 70].red))
    #expect(seen(at: 11.95).columns == [], "it lives for 1.9 s")
  }

  @Test func everyFilmHasTheSameParticles() {
    (cell.birthRate, cell.velocityRange, cell.emissionRange, cell.redRange) = (40, 20, 2 * .pi, 1)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    show()
    for step in 1...20 { stage.advance(to: Double(step) / 10) }
    let stepped = stage.snapshot()
    let other = Stage.small()
    let twin = CAEmitterLayer()
    (twin.emitterPosition, twin.beginTime, twin.emitterCells) = (emitter.emitterPosition, 0, [cell])
    other.window.layer.addSublayer(twin)
    other.advance(to: 2)
    #expect(other.snapshot() == stepped)
    twin.seed = 7
    other.advance(to: 4)
    stage.advance(to: 4)
    #expect(other.snapshot() != stage.snapshot())
  }

  /// What is born keeps its way; nothing more is born, or from another place on.
  @Test func changesCountForWhatIsBornAfterwards() {
    show()
    stage.advance(to: 1.5)
    emitter.emitterPosition = CGPoint(x: 10, y: 20)
    #expect(seen(at: 2.5).rows == Array(18..<22) + Array(48..<52))
    emitter.birthRate = 0
    #expect(seen(at: 3.5).columns == Array(38..<42) + Array(58..<62))
  }

  @Test func aCellIsReachedByItsName() {
    cell.name = "spark"
    show()
    emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    emitter.setValue(3, forKeyPath: "emitterCells.nobody.birthRate")
    #expect(seen(at: 5).columns == [] && cell.birthRate == 1)
  }

  /// As on a device, where the layer's time 0 lies far back.
  @Test func withoutABeginTheParticlesAreThereAtOnce() {
    let layer = CAEmitterLayer()
    (layer.emitterPosition, layer.emitterCells) = (CGPoint(x: 10, y: 50), [cell])
    stage.window.layer.addSublayer(layer)
    let squares: [Range<Int>] = (1...5).map { (20 * $0 - 2)..<min(20 * $0 + 2, 100) }
    #expect(seen(at: 0.5).columns == squares.flatMap(Array.init))
  }

  @Test func shapesSpreadWhereParticlesSetOut() {
    (cell.birthRate, cell.velocity, cell.contents) = (400, 0, square(1, .white).cgImage)
    (emitter.emitterPosition, emitter.emitterSize) = (CGPoint(x: 50, y: 50), CGSize(width: 40, height: 20))
    emitter.emitterShape = .line
    show()
    let line = seen(at: 1)
    #expect((29...31).contains(line.columns.first ?? 0) && (68...70).contains(line.columns.last ?? 0) && line.rows.count <= 2)
    (emitter.emitterShape, emitter.emitterMode, emitter.lifetime) = (.rectangle, .outline, 0.1)
    let corner = seen(at: 12)
    #expect(corner.columns.first == 29 && corner.rows.first == 39 && stage.snapshot()[50, 50] == stage.snapshot()[0, 0])
    (emitter.emitterShape, emitter.emitterSize) = (.circle, CGSize(width: 20, height: 0))
    let circle = seen(at: 14)
    #expect(circle.columns.first == 29 && circle.rows.last == 70 && stage.snapshot()[36, 36] != stage.snapshot()[31, 31])
  }

  /// Confetti falls from a line at the top with a longitude of π: a line's directions count from its upper side.
  @Test func aLinesDirectionsCountFromItsUpperSide() {
    (cell.velocity, cell.emissionLongitude) = (20, .pi)
    (emitter.emitterShape, emitter.emitterPosition, emitter.emitterSize) = (.line, CGPoint(x: 50, y: 20), .zero)
    show()
    let fallen = seen(at: 2)
    #expect(fallen.rows.allSatisfy { $0 >= 18 } && (fallen.rows.last ?? 0) > 30 && fallen.columns == Array(48..<52))
  }

  /// A circle's outline sends its particles outwards, without any direction being set.
  @Test func aCircleBursts() {
    (cell.birthRate, cell.velocity, cell.lifetime) = (200, 30, 1)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    (emitter.emitterShape, emitter.emitterMode, emitter.emitterSize) = (.circle, .outline, CGSize(width: 5, height: 5))
    show()
    let burst = seen(at: 1)
    #expect(burst.columns.first! < 20 && burst.columns.last! > 80 && burst.rows.first! < 20 && burst.rows.last! > 80)
    #expect(stage.snapshot()[50, 50] == stage.snapshot()[0, 0])
  }

  @Test func aParticleEmitsParticles() {
    let trail = CAEmitterCell()
    (trail.birthRate, trail.lifetime, trail.contents) = (10, 0.25, square(2, .white).cgImage)
    (cell.emitterCells, cell.contents) = ([trail], nil)
    show()
    #expect(seen(at: 2).columns.count == 6, "three of the trail, of two points each")
    #expect(seen(at: 2).columns.last! <= 30)
  }

  @Test func lightAddsUp() {
    (cell.velocity, cell.birthRate, cell.color) = (0, 1, UIColor(red: 0.25, green: 0, blue: 0, alpha: 1).cgColor)
    emitter.renderMode = .additive
    show()
    stage.advance(to: 1.5)
    let one = stage.snapshot()[10, 50].red
    stage.advance(to: 2.5)
    #expect(one == 64 && stage.snapshot()[10, 50].red == 128)
    emitter.renderMode = .oldestLast
    #expect(stage.snapshot()[10, 50].red == 64)
  }
}
