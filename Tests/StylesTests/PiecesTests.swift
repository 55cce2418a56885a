import Raster
import Styles
import Testing
import TransitionKit

/// Pieces of a screen that turn side by side.
@MainActor @Suite struct PiecesTests {
  /// In each line of pixels there is one run for each piece at most: a hairline in a piece would cut its run in two.
  @Test(arguments: [("tiles-push", 4), ("slats-push", 6)]) func piecesAreWhole(name: String, columns: Int) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)), size: CGSize(width: 200, height: 300))
    rehearsal.begin()
    for step in 1..<16 {
      rehearsal.stage.advance(to: rehearsal.start + Double(step) * 0.05)
      let picture = rehearsal.stage.snapshot()
      for y in 0..<picture.height {
        let row = (0..<picture.width).map { x in max(picture[x, y].red, picture[x, y].blue) > 24 }
        let runs = zip([false] + row, row).count { !$0 && $1 }
        #expect(runs <= columns, "\(runs) runs in row \(y) at step \(step)")
        if runs > columns { return }
      }
    }
  }
}
