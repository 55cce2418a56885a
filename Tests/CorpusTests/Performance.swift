import Film
import Raster
import UIKit

/// A piece, played from its beginning to its end.
@MainActor
struct Performance {
  let before: Bitmap
  let after: Bitmap
  let stage: Stage

  /// - Parameter film: looks at the stage at these times of its clock.
  init(_ piece: Piece, film: (Stage, [Double]) throws -> Void = { _, _ in }) throws {
    let length = try Self.length(of: piece)
    let take = try Take(piece.film)
    stage = take.stage
    let start = stage.now
    before = stage.snapshot()
    take.begin()
    try film(stage, piece.shares.map { start + $0 * length })
    try stage.settle()
    after = stage.snapshot()
  }

  private static func length(of piece: Piece) throws -> Double {
    let take = try Take(piece.film)
    let start = take.stage.now
    take.begin()
    try take.stage.settle()
    return take.stage.now - start
  }

  /// The picture of one of the two screens by itself.
  static func still(_ pattern: PatternScreen.Pattern) -> Bitmap {
    let stage = Stage(size: Piece.size, scale: 1)
    stage.show(PatternScreen(pattern))
    return stage.snapshot()
  }

  /// The key paths and names of all animations that are left on layers.
  var leftAnimations: [String] {
    var layers: [CALayer] = [stage.window.layer]
    var keys: [String] = []
    while let layer = layers.popLast() {
      keys += layer.animationKeys() ?? []
      layers += layer.sublayers ?? []
    }
    return keys
  }
}
