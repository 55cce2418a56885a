import Foundation
import Testing

/// Copies for a target of a package: what the plugin AdaptSources asks for.
struct PackageTests {
  /// The adapted copies of sources, by name.
  private func copies(
    _ sources: [String: String], keeping modules: [String] = [], times: Int = 1, between: (URL) throws -> Void = { _ in }
  ) throws -> [String: String] {
    try Adapter.inTemporaryDirectory { directory in
      let names = sources.keys.sorted()
      let output = directory.appendingPathComponent("made/copies")
      for name in names { try Data(sources[name]!.utf8).write(to: directory.appendingPathComponent(name)) }
      for time in 0..<times {
        if time > 0 { try between(output) }
        let run = try Adapter.run(
          ["--package", output.path] + modules.flatMap { ["--keep", $0] }
            + names.map { directory.appendingPathComponent($0).path })
        #expect(run.status == 0 && run.text.isEmpty && run.words.isEmpty, "\(run.words)")
      }
      return try FileManager.default.contentsOfDirectory(atPath: output.path).reduce(into: [:]) {
        $0[$1] = String(decoding: try Data(contentsOf: output.appendingPathComponent($1)), as: UTF8.self)
      }
    }
  }

  @Test func copiesAreNamedAfterTheFilesAndSpeakOfThem() throws {
    let copies = try copies([
      "Fade.swift": "import UIKit\nclass Fade: NSObject {\n  @objc func go() {}\n}\n",
      "Uses.swift": "import UIKit\nlet go = #selector(Fade.go)\n",
    ])
    #expect(copies.keys.sorted() == ["Fade.adapted.swift", "Uses.adapted.swift"])
    let fade = try #require(copies["Fade.adapted.swift"])
    #expect(fade.hasPrefix("#sourceLocation(file: \"/") && fade.contains("/Fade.swift\", line: 1)\n") && !fade.contains("@objc"))
    #expect(
      copies["Uses.adapted.swift"]?.contains("Fade.go") == true && copies["Uses.adapted.swift"]?.contains("#selector") == false)
  }

  /// An import that nothing needs goes, unless the package has the module.
  @Test func modulesOfThePackageStay() throws {
    let source = ["A.swift": "import SwiftUI\nimport Pace\nimport UIKit\nclass A {}\n"]
    let without = try #require(try copies(source)["A.adapted.swift"])
    #expect(!without.contains("import SwiftUI") && !without.contains("import Pace"))
    let with = try #require(try copies(source, keeping: ["Other", "Pace"])["A.adapted.swift"])
    #expect(!with.contains("import SwiftUI") && with.contains("import Pace\n"))
  }

  /// `canImport` is answered for the package, where it decides whether UIKit is imported already.
  @Test func conditionsKnowModulesOfThePackage() throws {
    let source = ["A.swift": "#if canImport(Pace)\nimport UIKit\n#endif\nclass A {}\n"]
    #expect(try copies(source)["A.adapted.swift"]?.contains("import UIKit; ") == true)
    #expect(try copies(source, keeping: ["Pace"])["A.adapted.swift"]?.contains("import UIKit; ") == false)
  }

  /// A copy that would be the same is not written again, so that SwiftPM does not compile it again.
  @Test func aCopyThatIsTheSameStaysAsItIs() throws {
    let long = Date(timeIntervalSince1970: 1_000_000)
    var seen: Date?
    _ = try copies(["A.swift": "import UIKit\n"], times: 3) { output in
      let file = output.appendingPathComponent("A.adapted.swift").path
      seen = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
    }
    #expect(seen == long)
  }

  @Test func whatIsMissingIsOneLine() throws {
    for arguments in [["--package", "/tmp"], ["--package", "/tmp", "--keep", "A"], ["--package", "/tmp", "/no/such.swift"]] {
      let run = try Adapter.run(arguments)
      #expect(run.status == 2 && run.output.isEmpty && run.words.filter(\.isNewline).count == 1, "\(run.words)")
    }
  }
}
