import CTextShims
import Files
import Testing

/// Fonts are any bytes: broken ones are refused or have less to show, and never do harm.
struct HostileFontTests {
  private static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"

  private func font() throws -> [UInt8] {
    try #require(try InputFile.bytes(of: Self.path, limit: 1 << 24))
  }

  /// Opens the bytes, asks for everything, and closes; returns the status of opening.
  private func use(_ bytes: [UInt8], index: UInt32 = 0) -> text_shim_status {
    var face: OpaquePointer?
    let status = unsafe text_shim_open(bytes, bytes.count, index, &face)
    guard status == TEXT_SHIM_OK else {
      let isNothing = unsafe face == nil
      #expect(isNothing)
      return status
    }
    defer { unsafe text_shim_close(face) }
    var metrics = text_shim_metrics()
    #expect(unsafe text_shim_measure(face, &metrics) == TEXT_SHIM_OK)
    #expect((16...16_384).contains(metrics.units_per_em))
    var name = [CChar](repeating: 1, count: 64)
    unsafe text_shim_name(face, 0, &name, name.count)
    #expect(name.contains(0))
    for glyph in 0..<UInt32(64) { _ = unsafe text_shim_outline(face, glyph, { _, _, _ in 0 }, nil) }
    #expect(unsafe shape(face, Array("Avä fi 漢 שלום".utf16)) == TEXT_SHIM_OK)
    return status
  }

  private func shape(_ face: OpaquePointer?, _ units: [UInt16], start: Int = 0, count: Int? = nil) -> text_shim_status {
    unsafe units.withUnsafeBufferPointer { units in
      var text = unsafe text_shim_text(
        units: units.baseAddress, length: units.count, start: start, count: count ?? units.count, is_right_to_left: 0,
        script: text_shim_script(0x41), language: nil, features: nil, feature_count: 0)
      return unsafe text_shim_shape(face, &text, { _, _, _ in 0 }, nil)
    }
  }

  @Test func aSoundFontOpens() throws {
    #expect(use(try font()) == TEXT_SHIM_OK)
    #expect(use(try font(), index: 1) == TEXT_SHIM_DAMAGED)
  }

  @Test func bytesThatAreNoFontAreRefused() {
    #expect(use([]) == TEXT_SHIM_BAD_ARGUMENT)
    #expect(use(Array("<html>not a font</html>".utf8)) == TEXT_SHIM_DAMAGED)
    #expect(use([0, 1, 0, 0, 255, 255]) == TEXT_SHIM_DAMAGED)
    #expect(use(Array(repeating: 0, count: Int(TEXT_SHIM_FONT_LIMIT) + 1)) == TEXT_SHIM_TOO_LARGE)
  }

  @Test func fontsThatAreCutShortDoNoHarm() throws {
    let whole = try font()
    for length in stride(from: 1, to: whole.count, by: whole.count / 60) { _ = use(Array(whole.prefix(length))) }
  }

  @Test func fontsWithWrongBytesDoNoHarm() throws {
    var (bytes, seed): ([UInt8], UInt64) = (try font(), 7)
    for round in 0..<200 {
      for _ in 0..<8 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Half of the changes hit the table of tables and what follows it.
        let place = Int(seed >> 33) % (round % 2 == 0 ? 4_096 : bytes.count)
        bytes[place] = UInt8(truncatingIfNeeded: seed >> 20)
      }
      _ = use(bytes)
      if round % 10 == 9 { bytes = try font() }
    }
  }

  @Test func rangesOutsideOfTheTextAreRefused() throws {
    let bytes = try font()
    var face: OpaquePointer?
    _ = unsafe text_shim_open(bytes, bytes.count, 0, &face)
    defer { unsafe text_shim_close(face) }
    #expect(unsafe shape(face, [65, 66], start: 3, count: 0) == TEXT_SHIM_BAD_ARGUMENT)
    #expect(unsafe shape(face, [65, 66], start: 1, count: 2) == TEXT_SHIM_BAD_ARGUMENT)
    #expect(unsafe shape(face, Array(repeating: 65, count: Int(TEXT_SHIM_TEXT_LIMIT) + 1)) == TEXT_SHIM_TOO_LARGE)
    #expect(unsafe shape(face, [0xD800, 0xDC00, 0xDFFF, 0x41]) == TEXT_SHIM_OK)
  }

  @Test func aCallbackMayEndAJob() throws {
    let bytes = try font()
    var face: OpaquePointer?
    _ = unsafe text_shim_open(bytes, bytes.count, 0, &face)
    defer { unsafe text_shim_close(face) }
    let glyph = unsafe text_shim_glyph(face, 0x41)
    #expect(glyph != 0)
    #expect(unsafe text_shim_outline(face, glyph, { _, _, _ in 1 }, nil) == TEXT_SHIM_REFUSED)
  }
}
