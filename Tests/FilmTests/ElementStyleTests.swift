import Film
import Raster
import StyleKit
import Styles
import Testing
import TransitionKit

/// A white screen with one element in two halves, red and green, which throws a shadow.
private final class ElementPage: UIViewController, ElementScreen {
  private let (shade, element, half) = (UIView(), UIView(), UIView())
  var sourceElement: UIView? { element }
  var sharedPicture: UIView? { element }
  var headerElement: UIView? { nil }

  convenience init(_ place: CGRect, ground: UIColor = .white) {
    self.init(nibName: nil, bundle: nil)
    view.backgroundColor = ground
    shade.frame = place
    (shade.layer.shadowOpacity, shade.layer.shadowRadius) = (1, 4)
    element.frame = shade.bounds
    element.backgroundColor = .red
    half.frame = CGRect(x: 0, y: 0, width: place.width / 2, height: place.height)
    half.backgroundColor = .green
    element.addSubview(half)
    shade.addSubview(element)
    view.addSubview(shade)
  }
}

/// Transitions that lead from an element of one screen to one of the other.
@MainActor @Suite struct ElementStyleTests {
  private static let small = CGRect(x: 10, y: 100, width: 16, height: 16)
  private static let large = CGRect(x: 90, y: 20, width: 80, height: 80)

  /// The screen at a share of the style's duration.
  private func picture(_ style: Style, at share: Double, upper: UIColor = .white) throws -> Bitmap {
    let (small, large) = (Self.small, Self.large)
    let film = Film(
      style, from: .controller { ElementPage(small) }, to: .controller { ElementPage(large, ground: upper) },
      size: CGSize(width: 200, height: 200), look: Look(safeArea: .zero))
    let take = try Take(film)
    take.begin()
    take.stage.advance(to: take.stage.now + style.duration * share)
    return take.stage.snapshot()
  }

  /// The place that the element flies to is empty until it is there, its shadow too, which comes with the element.
  @Test func aHeroLeavesNoGhostBehind() throws {
    let white = Pixel(red: 255, green: 255, blue: 255)
    let early = try picture(.heroPush, at: 0.4)
    for y in [24, 60, 96] { #expect(early[174, y] == white && early[178, y] == white) }
    #expect(try picture(.heroPush, at: 1)[172, 60].red < 200)
    #expect(try picture(.heroPush, at: 0.97)[171, 60].red < 230)
  }

  /// A thumbnail is drawn again as large as it gets: where its halves meet, there is an edge and no ramp.
  @Test func aThumbnailStaysSharp() throws {
    let middle = try picture(.photoZoomPresent, at: 0.12)
    let row = (0..<200).map { middle[$0, 120] }
    let ramp = row.filter { $0.red > 50 && $0.green > 50 && $0.blue < 20 }
    #expect(row.contains { $0.red > 150 && $0.green < 20 } && ramp.count <= 2, "\(ramp)")
  }

  /// A card has round corners and a shadow on its way, whatever its element has.
  @Test func aCardIsRoundAndThrowsAShadow() throws {
    let middle = try picture(.appStoreCardPresent, at: 0.15, upper: .blue)
    // All but the card is grey.
    func isCard(_ x: Int, _ y: Int) -> Bool {
      let parts = [middle[x, y].red, middle[x, y].green, middle[x, y].blue]
      return parts.max()! - parts.min()! > 60
    }
    let rows = (0..<200).filter { y in (0..<200).contains { isCard($0, y) } }
    let (first, mid) = (try #require(rows.first), rows[rows.count / 2])
    func left(_ y: Int) -> Int { (0..<200).first { isCard($0, y) } ?? 200 }
    #expect(rows.count > 30 && rows.count < 200)
    #expect(left(first) - left(mid) >= 3, "\(left(first)), \(left(mid))")
  }

  @Test func aCardOpensFromAScreenOfCards() {
    #expect(Style.appStoreCardPresent.lowerSample == "colors" && Style.appStoreCardDismiss.lowerSample == "colors")
    #expect(Style.all.compactMap(\.lowerSample).allSatisfy { Screen.Sample(rawValue: $0) != nil })
  }
}
