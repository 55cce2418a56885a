import Codecs
import Foundation
import Preview
import Raster
import Testing

/// Pictures in memory that are read as files, from their beginning each time.
struct MemoryFileTests {
  @Test func itIsReadAsOftenAsOneLikes() throws {
    let picture = Bitmap(width: 5, height: 4, fill: Pixel(red: 9, green: 8, blue: 7))
    let file = try MemoryFile(PNG.encode(picture))
    for _ in 0..<3 { #expect(try PNG.read(path: "/dev/fd/\(file.descriptor)") == picture) }
    #expect(fcntl(file.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func itGoesWhenNobodyHoldsIt() throws {
    var file: MemoryFile? = try MemoryFile([1, 2, 3])
    let descriptor = try #require(file?.descriptor)
    #expect(file?.count == 3 && fcntl(descriptor, F_GETFD) >= 0)
    file = nil
    // Another test may have taken the number meanwhile, for something else.
    #expect((try? FileHandle(fileDescriptor: descriptor).read(upToCount: 4)) != Data([1, 2, 3]))
  }
}
