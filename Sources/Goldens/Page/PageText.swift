/// The text of pages: words as HTML and XML write them, and the files of this folder, which the build embeds.
package enum PageText {
  /// How all pages look: as plain as print, light or dark as the reader's system is.
  package static let style = embedded(PackageResources.page_css)

  /// An embedded file as it stands within a page: after a line break, without its last one.
  package static func embedded(_ file: [UInt8]) -> String {
    "\n" + String(decoding: file.dropLast(), as: UTF8.self)
  }

  /// Control characters, which XML cannot hold, become question marks.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
