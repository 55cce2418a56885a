import CImageShims
import Testing

struct JPEGShimTests {
  private func write(
    _ width: UInt32 = 16, _ height: UInt32 = 8, quality: Int32 = 80, into collector: Collector = Collector()
  ) -> (status: image_shim_status, words: String) {
    let pixels = Noise.bytes(16 * 8 * 4, seed: 4)
    return unsafe withMessage { message, size in
      unsafe jpeg_shim_write(width, height, pixels, quality, Collector.sink, context(collector), message, size)
    }
  }

  @Test func aSinkMayRefuse() {
    let collector = Collector(calls: 0)
    #expect(write(into: collector) == (IMAGE_SHIM_REFUSED, "the output refused the bytes"))
    #expect(write(into: Collector(room: 10)).status == IMAGE_SHIM_REFUSED)
  }

  @Test(arguments: [(0, 8, 80), (16, 0, 80), (16, 8, 0), (16, 8, 101), (65_501, 1, 80)])
  func wrongArgumentsAreRefused(width: Int, height: Int, quality: Int) {
    #expect(write(UInt32(width), UInt32(height), quality: Int32(quality)).status == IMAGE_SHIM_BAD_ARGUMENT)
  }

  @Test func whatIsWrittenIsRead() {
    let collector = Collector()
    #expect(write(into: collector) == (IMAGE_SHIM_OK, ""))
    var (width, height) = (UInt32(0), UInt32(0))
    for (limit, status) in [(100, IMAGE_SHIM_OK), (15, IMAGE_SHIM_TOO_LARGE)] as [(UInt32, image_shim_status)] {
      var limits = image_shim_limits(max_width: limit, max_height: limit, max_pixels: 1000)
      let found = unsafe jpeg_shim_read_size(collector.bytes, collector.bytes.count, &limits, &width, &height, nil, 0)
      #expect(found == status && width == 16 && height == 8)
    }
    var pixels = [UInt8](repeating: 0, count: 16 * 8 * 4)
    #expect(unsafe jpeg_shim_read(collector.bytes, collector.bytes.count, 16, 8, &pixels, nil, 0) == IMAGE_SHIM_OK)
    #expect(stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 })
    #expect(unsafe jpeg_shim_read(collector.bytes, collector.bytes.count, 8, 16, &pixels, nil, 0) == IMAGE_SHIM_BAD_ARGUMENT)
    #expect(unsafe jpeg_shim_read(nil, 0, 8, 16, &pixels, nil, 0) == IMAGE_SHIM_BAD_ARGUMENT)
  }
}
