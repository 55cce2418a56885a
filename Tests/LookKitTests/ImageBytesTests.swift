import LookKit
import Testing

@MainActor struct ImageBytesTests {
  private func drawn(_ body: () -> Void) throws -> [UInt8] {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    defer { UIGraphicsEndImageContext() }
    body()
    let data = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.dataProvider?.data)
    #expect(CFDataGetLength(data) == 4)
    return [UInt8](Data(referencing: data))
  }

  private func dot(_ color: UIColor) throws -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return try #require(UIGraphicsGetImageFromCurrentImageContext())
  }

  @Test func bytesAreRedGreenBlueAndOpacity() throws {
    let image = try #require(dot(UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)).cgImage)
    #expect(image.bytesPerRow == 4 && image.bitsPerPixel == 32 && image.bitsPerComponent == 8)
    #expect(image.alphaInfo == .premultipliedLast)
    let data = try #require(image.dataProvider?.data)
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: CFDataGetBytePtr(data), count: CFDataGetLength(data)))
    #expect(bytes == [255, 51, 0, 255])
  }

  @Test func anImageIsDrawnInAModeAndWithAnOpacity() throws {
    let (red, blue) = try (dot(.red), dot(.blue))
    #expect(try drawn { red.draw(at: .zero, blendMode: .normal, alpha: 0.2) } == [51, 0, 0, 51])
    let both = try drawn {
      red.draw(at: .zero)
      blue.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .screen, alpha: 1)
    }
    #expect(both == [255, 0, 255, 255])
  }
}
