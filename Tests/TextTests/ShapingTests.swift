import Files
import Testing
import Text

/// Widths in font units and ends of lines as uharfbuzz, which is not ours, has them: Tests/Shaping/run writes the file.
struct ShapingTests {
  private static let fonts: [String: (FontFile, FontWeight)] = [
    "Inter-Regular": (.inter(weight: .regular, isItalic: false, isDisplay: false), .regular),
    "Inter-SemiBold": (.inter(weight: .semibold, isItalic: false, isDisplay: false), .semibold),
    "InterDisplay-Bold": (.inter(weight: .bold, isItalic: false, isDisplay: true), .bold),
  ]

  private static func rows() throws -> [[Substring]] {
    let path = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/")!)) + "/shaping.txt"
    let bytes = try #require(try InputFile.bytes(of: path, limit: 1 << 20))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.split(separator: "\t") }
  }

  @Test func textsAreAsWideAndBrokenAsUharfbuzzHasThem() throws {
    let rows = try Self.rows()
    #expect(rows.count == 500)
    for row in rows {
      let (file, weight) = try #require(Self.fonts[String(row[0])])
      let font = TextFont(try #require(TypefaceLibrary.shared.face(file)), size: try #require(Double(row[1])), weight: weight)
      let units = Array(row[2].utf16)
      let paragraph = Paragraph(units, [TextRun(0..<units.count, font, ascent: 1, descent: 0)])
      #expect(advances(paragraph.line(0..<units.count)) == row[3], "\(row[2])")
      let width = try #require(Double(row[4]))
      let lines = paragraph.ranges(width: { _ in width })
      #expect(lines.map { "\($0.count)" }.joined(separator: " ") == row[5], "\(row[2])")
    }
  }

  /// Each font's advances in a line.
  private func advances(_ line: TextLine) -> String {
    var sums: [String: Int] = [:]
    for fragment in line.fragments { sums[fragment.fontName, default: 0] += fragment.advance }
    return sums.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
