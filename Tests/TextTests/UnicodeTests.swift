import Files
import Testing
import Text

/// Unicode's own tests of its rules, as Debian's package unicode-data has them.
struct UnicodeTests {
  private static let directory = "/usr/share/unicode/"
  private static let isThere = (try? InputFile.bytes(of: directory + "BidiTest.txt", limit: 1 << 26)) != nil

  private static func lines(_ name: String) throws -> [Substring] {
    let bytes = try #require(try InputFile.bytes(of: directory + name, limit: 1 << 26))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private static func characters(_ text: some StringProtocol) -> [Unicode.Scalar] {
    // A half of a surrogate pair, which a text of Swift cannot hold, has the class of U+FFFD here.
    text.split(separator: " ").map { Unicode.Scalar(UInt32($0, radix: 16) ?? 0xFFFD) ?? "\u{FFFD}" }
  }

  @Test(.enabled(if: isThere)) func linesEndWhereUnicodeSaysTheyMay() throws {
    var count = 0
    for line in try Self.lines("auxiliary/LineBreakTest.txt") {
      let test = line.prefix { $0 != "#" }.filter { $0 != "\t" }
      let marks = test.filter { $0 == "×" || $0 == "÷" }
      let breaks = TextRules.lineBreaks(Self.characters(test.filter { $0 != "×" && $0 != "÷" }))
      #expect(breaks.map { $0 ? "÷" : "×" } == marks.map(String.init), "\(line)")
      count += 1
    }
    #expect(count > 7_000)
  }

  @Test(.enabled(if: isThere)) func charactersAreOrderedAsUnicodeSays() throws {
    var count = 0
    for line in try Self.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";")
      let base: UInt8? = fields[1] == "2" ? nil : UInt8(fields[1])
      let found = TextRules.levels(Self.characters(fields[0]), base: base)
      #expect(found.base == UInt8(fields[2]) && found.levels == Self.levels(fields[3]), "\(line)")
      #expect(found.order == fields[4].split(separator: " ").compactMap { Int($0) }, "\(line)")
      count += 1
    }
    #expect(count > 90_000)
  }

  @Test(.enabled(if: isThere)) func classesAreOrderedAsUnicodeSays() throws {
    var (levels, count): ([UInt8?], Int) = ([], 0)
    for line in try Self.lines("BidiTest.txt") {
      if line.hasPrefix("@Levels:") { levels = Self.levels(line.dropFirst(8)) }
      guard !line.hasPrefix("@") else { continue }
      let fields = line.split(separator: ";")
      let bits = Int(fields[1].filter { $0 != " " }, radix: 16) ?? 0
      let names = fields[0].split(separator: " ").map(String.init)
      for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bits & bit != 0 {
        let found = TextRules.levels(classes: names, base: base)
        if found != levels { Issue.record("\(line): \(found)") }
        count += 1
      }
    }
    #expect(count > 700_000)
  }

  private static func levels(_ text: some StringProtocol) -> [UInt8?] {
    text.split { $0 == " " || $0 == "\t" }.map { UInt8($0) }
  }
}
