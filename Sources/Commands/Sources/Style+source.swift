import SourcePrograms
import SourceStyles
import StyleKit

extension Style {
  /// The file that the style's name names; nil for a style of the catalogue.
  var file: SourceText? { SourceText(name) ?? name.firstIndex(of: " ").flatMap { SourceText(String(name[..<$0])) } }

  /// The style's name where it names a file that is written.
  var fileName: String {
    file == nil ? name : String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }

  /// Stands for a style that a Swift file describes until the file is compiled; it fits wherever a style may stand.
  static func uncompiled(_ name: String) -> Style {
    let parameters = [Parameter("duration", .expression("…"), "a property of the file's animator")]
    var style = Style(name: name, source: name, summary: "a Swift file", parameters: parameters, change: .push { _ in nil })
    (style.gesture, style.findsItsGesture) = (.right, true)
    style.others = [.pop { _ in nil }, .present { _ in nil }, .dismiss { _ in nil }]
    return style
  }
}
