import Embedding
import Foundation
import Testing

struct EmbeddedFileTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized

  /// The paths in the rows of the table in C.
  private static let paths: [String] = {
    let table = try? String(contentsOf: sources.appending(path: "CEmbedding/embedded_files.c"), encoding: .utf8)
    return (table ?? "").matches(of: /FILE\("(.+)"\)/).map { String($0.1) }
  }()

  @Test func everyRowHasTheBytesOfItsFile() throws {
    #expect(Self.paths.count > 60)
    for path in Self.paths {
      let file = try Data(contentsOf: Self.sources.appending(path: path))
      #expect(embeddedFile(path) == Array(file), "\(path)")
    }
  }
}
