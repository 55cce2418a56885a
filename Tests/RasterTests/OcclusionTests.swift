import FuzzTargets
import Raster
import Testing

private let page = Rect(x: 0, y: 0, width: 32, height: 32)

struct OcclusionTests {
  /// Tests items that hide others and items that only seem to, over pictures that would show through.
  @Test func leavingOutHiddenItemsChangesNoPixel() {
    var random = Random(81)
    let photo = random.bitmap(32, 32, opaque: true)
    let glass = random.bitmap(32, 32)
    for number in 0..<500 {
      let rect = Rect(
        x: Double(random.below(9)) - 4, y: Double(random.below(9)) - 4, width: 33, height: Double(20 + random.below(20)))
      let shift = Affine.translation(x: random.double(-20...20), y: Double(random.below(9)))
      let covers: [Picture.Item] = [
        .color(red, rect), .color(red, rect, opacity: 254), .bitmap(photo, shift), .bitmap(glass, shift),
        .fill(.init(.roundedRect(rect, radius: 4.5), .color(white), transform: shift)),
        .group(.init([.bitmap(photo)], clip: .init(.rect(rect)))), .group(.init([.color(red, page)], mask: [.color(red, rect)])),
        .fill(.init(.rect(rect), .color(red), blend: .multiply)), .bitmap(photo, .scale(x: -1, y: 1).concatenating(shift)),
        .fill(.init(.rect(page), .bitmap(photo, Rect(x: 0, y: 0, width: 1e-300, height: 4)))),
      ]
      let items = (0..<6).map { _ in covers[random.below(covers.count)] }
      let picture = Picture(width: 32, height: 32, items: [.bitmap(glass)] + items)
      #expect(picture.agrees, "picture \(number)")
      #expect(picture.rasterized(edges: .hard) == picture.rasterized(edges: .hard, backend: .plain), "picture \(number)")
    }
  }

  @Test func hiddenItemsAreNotDrawn() {
    let shadow = Picture.Item.shadow(.init(of: [.color(red, page)], color: red, sigma: 300))
    let many = Picture(width: 32, height: 32, items: Array(repeating: shadow, count: 10_000) + [.color(white, page)])
    let time = ContinuousClock().measure { #expect(many.rasterized() == Bitmap(width: 32, height: 32, fill: white)) }
    #expect(time < .seconds(2), "10,000 such shadows would take minutes")
  }
}
