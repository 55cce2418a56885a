internal import Goldens
internal import Testing

/// A name for the golden of a test that gives none: its file, its function and its arguments.
enum TestName {
  /// The most letters of an argument in a name. A longer one is cut and gets a number computed from all of it.
  private static let longest = 40

  /// The test's place: its file's path in the package, and its function's name.
  static func source(_ place: Place) -> String {
    let path = "\(place.file)".dropFirst(PackageRoot.of(place.file).count + 1)
    return "\(path) \(function(place))"
  }

  /// The function's name without its arguments.
  private static func function(_ place: Place) -> String {
    String((Test.current?.name ?? "\(place.function)").prefix { $0 != "(" })
  }

  /// - Throws: `UnusableAssertion` where the test has arguments that cannot be seen.
  static func current(_ place: Place) throws -> String {
    let parts = [function(place)] + (try arguments()).map(short)
    return Golden.name(for: place.fileName + "/" + parts.joined(separator: "-").replacing("/", with: "-"))
  }

  /// The arguments of the current case of a test, in words.
  ///
  /// Swift Testing does not publish them, so they are read through a `Mirror`.
  private static func arguments() throws -> [String] {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return [] }
    let kind = Mirror(reflecting: testCase).descendant("_kind").map(Mirror.init(reflecting:))
    let all = kind?.descendant("parameterized", "arguments").map { Mirror(reflecting: $0).children.map(\.value) } ?? []
    let values = all.compactMap { Mirror(reflecting: $0).descendant("value") }
    guard !values.isEmpty else {
      throw UnusableAssertion("the arguments of this test cannot be seen: name its golden with matches:")
    }
    return values.map(words)
  }

  private static func words(_ value: Any) -> String {
    (value as? any CustomTestStringConvertible)?.testDescription ?? String(describing: value)
  }

  private static func short(_ words: String) -> String {
    guard words.count > longest else { return words }
    let number = words.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return words.prefix(longest) + "-" + String(number, radix: 36)
  }
}

/// The place of an assertion in the source.
struct Place {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt
  let function: StaticString

  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt, _ function: StaticString) {
    (self.fileID, self.file, self.line, self.column, self.function) = (fileID, file, line, column, function)
  }

  var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
  }

  /// The file's name without its directory and extension.
  var fileName: String {
    let name = "\(file)".split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}

extension Place: CustomStringConvertible {
  var description: String { "\(file):\(line):\(column)" }
}
