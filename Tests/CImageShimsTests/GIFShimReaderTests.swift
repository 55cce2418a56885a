import CImageShims
import Testing

/// Tests the GIF reader's answers to files that are broken, too large or unusual.
struct GIFShimReaderTests {
  private typealias Film = GIFShimTests.Film
  private typealias Image = GIFShimTests.Image

  @Test func aReaderThatRefusesEndsTheJob() {
    let file = GIFShimTests.file([Image(), Image()])
    for film in [Film(refusesScreen: true), Film(framesBeforeRefusal: 0), Film(framesBeforeRefusal: 1), Film(refusesEnd: true)] {
      let (status, words) = GIFShimTests.read(file, into: film)
      #expect(status == IMAGE_SHIM_REFUSED && words.hasPrefix("the reader refused"))
    }
  }

  @Test func aFileCutAnywhereIsAnError() {
    let file = GIFShimTests.file([Image(), Image()])
    for count in 0..<file.count {
      let film = Film()
      let (status, words) = GIFShimTests.read(Array(file.prefix(count)), into: film)
      #expect(status == IMAGE_SHIM_DAMAGED && !words.isEmpty)
    }
  }

  @Test func aByteChangedAnywhereIsAnErrorOrAPicture() {
    let file = GIFShimTests.file([Image(), Image()], palette: Noise.bytes(12, seed: 4))
    for at in file.indices {
      for change: UInt8 in 1...255 {
        var damaged = file
        damaged[at] ^= change
        let film = Film()
        let (status, words) = GIFShimTests.read(damaged, into: film)
        #expect(status == IMAGE_SHIM_OK ? film.repeats != nil : !words.isEmpty)
      }
    }
  }

  @Test func claimsBeyondTheLimitsFailBeforeMemoryIsTaken() {
    let file = GIFShimTests.file([Image(), Image()])
    let tight = [
      image_shim_limits(max_width: 3, max_height: 9, max_pixels: 99),
      image_shim_limits(max_width: 9, max_height: 2, max_pixels: 99),
      image_shim_limits(max_width: 9, max_height: 9, max_pixels: 11),
    ]
    for limits in tight {
      let film = Film()
      #expect(GIFShimTests.read(file, limits, into: film).status == IMAGE_SHIM_TOO_LARGE)
    }
    #expect(GIFShimTests.read(file, maxFrames: 1, into: Film()).status == IMAGE_SHIM_TOO_LARGE)
  }

  @Test func interlacedRowsComeInOrder() {
    let rows: [UInt8] = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    let image = Image(width: 1, height: 9, indices: rows, palette: Noise.bytes(27, seed: 1), paletteCount: 9)
    var file = GIFShimTests.file([image], width: 1, height: 9)
    // The packed byte of the image descriptor, before the palette.
    let descriptor = file.firstIndex(of: 0x2C)!
    file[descriptor + 9] |= 0x40
    let film = Film()
    #expect(GIFShimTests.read(file, into: film).status == IMAGE_SHIM_OK)
    #expect(film.frames.first?.indices == Array(0...8))
  }
}
