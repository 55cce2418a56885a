import Foundation
import ImageFiles
import Raster
import Testing
import TransitionKit

/// What UIImage reads and writes, which it does by way of ImageFiles.
@Suite struct ImageFilesTests {
  private let bitmap: Bitmap = {
    var bitmap = Bitmap(width: 3, height: 2, fill: Pixel(red: 255, green: 0, blue: 0))
    bitmap[2, 1] = Pixel(red: 0, green: 64, blue: 128, alpha: 128)
    bitmap[0, 1] = .clear
    return bitmap
  }()

  @Test func whatIsWrittenIsReadBack() throws {
    let data = try #require(UIImage(cgImage: CGImage(bitmap)).pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.cgImage?.bitmap.pixels == bitmap.pixels && image.size == CGSize(width: 1.5, height: 1))
  }

  @Test func jpegsAreReadAndWritten() throws {
    let data = try #require(UIImage(cgImage: CGImage(bitmap)).jpegData(compressionQuality: 1))
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
    let image = try #require(UIImage(data: data)?.cgImage?.bitmap)
    #expect(image.width == 3 && image.height == 2 && image[0, 0].red > 150 && image[0, 0].alpha == 255)
    #expect(UIImage(data: data.dropLast(20)) == nil && UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func bytesThatAreNoImageAreRefused() throws {
    let data = try #require(UIImage(cgImage: CGImage(bitmap)).pngData())
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage(data: data.dropLast(20)) == nil, "the file is cut off")
    #expect(UIImage(data: (Data([0]) + data).dropFirst()) != nil, "a slice's first index is not 0")
  }

  @Test func filesAreReadAtTheScaleOfTheirName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageFilesTests-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(UIImage(cgImage: CGImage(bitmap)).pngData())
    for (name, scale) in [("a.png", 1), ("b@2x.png", 2), ("c@3x.png", 3)] as [(String, CGFloat)] {
      let path = folder.appendingPathComponent(name).path
      try data.write(to: URL(fileURLWithPath: path))
      let image = try #require(UIImage(contentsOfFile: path))
      #expect(image.scale == scale && image.cgImage?.bitmap.pixels == bitmap.pixels)
      #expect(UIImage(contentsOfFile: path + "\0.png") == nil, "no name goes on behind a zero byte")
    }
    #expect(UIImage(contentsOfFile: folder.path) == nil && UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    #expect(UIImage(contentsOfFile: "") == nil)
  }
}
