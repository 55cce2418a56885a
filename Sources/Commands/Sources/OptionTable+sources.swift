import SourcePrograms
import SourceStyles
import StyleKit

/// Options of styles that Swift files describe, in the manner of the option table.
extension AnyOption {
  static let ways = Option(
    "as", .ways, in: .scene, "what a Swift file's transition does; push,pop or present,dismiss films both ways",
    standard: "what the file tells")
  static let presentation = Option(
    "presentation", .choice("presentation", SourceBriefing.Presentation.allCases.map { ($0.rawValue, $0) }), in: .scene,
    "how a Swift file's present covers the screen", standard: "fullScreen, unless the file says it")
  static let source = Option(
    "source", .file, in: .scene, "a Swift file or directory that belongs to the style's; may be repeated")
  static let swiftMode = Option(
    "swift", .choice("Swift mode", [("5", "5"), ("6", "6")]), in: .scene, "the language mode of a Swift file", standard: "5")
  static let limit = Option(
    "limit", .number(1...86_400), valueName: "SECONDS", in: .scene, "how long a Swift file's code may compute", standard: "60")

  /// The options that only serve styles of Swift files.
  static let sourcing: [AnyOption] = [ways, presentation, source, swiftMode, limit]
}

extension ValueKind<[SourceBriefing.Way]> {
  /// One change of screens, or a way there and the way back.
  static var ways: Self {
    let names = SourceBriefing.Way.allCases.map(\.rawValue) + ["push,pop", "present,dismiss"]
    return Self(ValueForm(name: "change", valueName: "CHANGE", offer: .words(names))) { text, option, _ throws(UsageError) in
      let ways = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
        SourceBriefing.Way(rawValue: String($0))
      }
      guard names.contains(text) else { throw UsageError("\(option) takes \(names.joinedByOr), not “\(text)”") }
      return ways
    }
  }
}
