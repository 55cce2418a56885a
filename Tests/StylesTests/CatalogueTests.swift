import Foundation
import Styles
import Testing

@Suite struct CatalogueTests {
  /// The files that are no style.
  private static let others: Set = ["Catalogue"]

  /// The families whose styles are files of the folder; those of the others are the techniques of a folder of their own.
  private static let first: Set<Style.Family> = [.system, .documents]

  /// Every file of the folder must be a style of the documents or of UIKit in the catalogue, and every such style a file.
  @Test func everyFileIsAStyle() throws {
    let names = try files(of: "Styles")
    let styles = Style.all.filter { Self.first.contains($0.family) }.map(\.name)
    #expect(Set(names.filter { !Self.others.contains($0) }.map(kebab)) == Set(styles))
    #expect(Self.others.isSubset(of: names))
  }

  /// Every file of a family's folder must be a technique, whose two styles are in the catalogue with that family.
  @Test(arguments: Style.Family.allCases.filter { !first.contains($0) && $0 != .own })
  func everyFileOfAFamilyIsATechnique(family: Style.Family) throws {
    let folder = family.rawValue.prefix(1).uppercased() + family.rawValue.dropFirst()
    let names = try files(of: "Techniques/\(folder)").map { String($0.dropLast("Transition".count)) }.map(kebab)
    let styles = Style.all.filter { $0.family == family }
    let ways = styles.filter { $0.wayBack != nil }
    #expect(Set(ways.map { stem($0.name) }) == Set(names) && ways.count == names.count)
    #expect(Set(styles.map(\.name)) == Set(ways.map(\.name) + ways.compactMap(\.wayBack)))
  }

  @Test func thereAreSixtyStylesAndMore() {
    #expect(Style.all.count >= 60)
    #expect(Style.all.byFamily.flatMap(\.styles).count == Style.all.count)
  }

  @Test func stylesAreFoundByWhatIsSaidOfThem() {
    #expect(Style.all.matching("CUBE faces").map(\.name) == ["cube-push", "cube-pop"])
    #expect(Style.all.matching("document 004").allSatisfy { $0.name.hasPrefix("custom") })
    #expect(Style.all.matching("space").contains { $0.name == "cube-push" })
    #expect(Style.all.matching("cube no-such-word").isEmpty && Style.all.matching("").count == Style.all.count)
  }

  private func files(of path: String) throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let folder = sources.appending(path: path).standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
  }

  /// A style's name without the verb: `cube` for `cube-push`.
  private func stem(_ name: String) -> String {
    name.split(separator: "-").dropLast().joined(separator: "-")
  }

  /// The style name of a file name: `kugou-push` for `KugouPush`, `mg-present` for `MGPresent`.
  private func kebab(_ name: String) -> String {
    let letters = Array(name)
    return letters.indices.map { index in
      let starts =
        index > 0 && letters[index].isUppercase
        && (!letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
      return (starts ? "-" : "") + letters[index].lowercased()
    }.joined()
  }

  /// Ways there and styles without a way back are sorted by name; a way back follows the way there at once.
  @Test func namesAreSortedAndUnique() throws {
    let names = Style.all.map(\.name)
    let back = Set(Style.all.compactMap(\.wayBack))
    let there = names.filter { !back.contains($0) }
    #expect(there == there.sorted() && Set(names).count == names.count)
    for style in Style.all where style.wayBack != nil {
      let place = try #require(names.firstIndex(of: style.name))
      #expect(names.dropFirst(place + 1).first == style.wayBack)
    }
    #expect(Style.systemPush.wayBack == "system-pop")
    for style in Style.all {
      #expect(Style.named(style.name)?.summary == style.summary)
      #expect(!style.summary.isEmpty && !style.source.isEmpty && style.duration > 0)
    }
    #expect(Style.named("no-such-style") == nil)
  }
}
