import Foundation
import Styles
import Testing

@Suite struct CatalogueTests {
  /// The files that are no style.
  private static let others: Set = ["Catalogue"]

  /// Every file of the folder must be a style in the catalogue, and every style a file.
  @Test func everyFileIsAStyle() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Styles").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    let names = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    #expect(Set(names.filter { !Self.others.contains($0) }.map(kebab)) == Set(Style.all.map(\.name)))
    #expect(Self.others.isSubset(of: names))
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

  @Test func namesAreSortedAndUnique() {
    let names = Style.all.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
    for style in Style.all {
      #expect(Style.named(style.name)?.summary == style.summary)
      #expect(!style.summary.isEmpty && !style.source.isEmpty && style.duration > 0)
    }
    #expect(Style.named("no-such-style") == nil)
  }
}
