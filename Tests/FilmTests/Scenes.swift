import Codecs
import Film
import Raster
import Synchronization
import TransitionKit

extension Film {
  /// A white square of 10 points runs from the left edge to the right one at an even pace, over black.
  static func running(
    _ duration: Double = 0.5, fps: Double = 50, firstHold: Double = 0, lastHold: Double = 0
  ) -> Film {
    Film(size: CGSize(width: 110, height: 10), fps: fps, firstHold: firstHold, lastHold: lastHold) {
      stage in
      let runner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      runner.backgroundColor = .white
      stage.window.addSubview(runner)
      return {
        UIView.animate(
          withDuration: duration, delay: 0, options: .curveLinear, animations: { runner.frame.origin.x = 100 })
      }
    }
  }
}

extension Bitmap {
  /// A bitmap with a different opaque colour at every pixel.
  static func coded(_ width: Int, _ height: Int, seed: Int = 0) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(red: UInt8(x * 7 & 255), green: UInt8(y * 5 & 255), blue: UInt8((x + y + seed) & 255))
      }
    }
    return bitmap
  }

  func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var crop = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { crop[column, row] = self[x + column, y + row] }
    }
    return crop
  }

  /// The column of the row's first pixel that is not black; nil where there is none.
  func firstLight(row: Int = 5) -> Int? {
    (0..<width).first { self[$0, row].red > 0 }
  }
}

/// A record of an encoder's calls, which threads may write at the same time.
final class Ledger: Sendable {
  struct Entries {
    var prepared = 0
    var underWay = 0
    var mostUnderWay = 0
    var frames: [Frame] = []
    var finishes = 0
  }

  private let entries = Mutex(Entries())

  func note(_ change: (inout Entries) -> Void) { entries.withLock { change(&$0) } }

  var all: Entries { entries.withLock { $0 } }
}
