private import Embedding

/// The text of pages: words as HTML and XML write them, and the files of this folder, which stand in the program.
package enum PageText {
  /// An HTML page, from its first line to its last.
  ///
  /// - Parameters:
  ///   - title: the title, already escaped.
  ///   - style: a file that adds to the style that all pages have.
  ///   - body: everything between the tags of the body, as HTML.
  package static func page(_ title: String, style: [UInt8], body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <style>\(embedded(embeddedFile("Goldens/Page/page.css")))\(embedded(style))</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  /// The style that all pages have, for pages that load it as a file.
  package static var style: [UInt8] { embeddedFile("Goldens/Page/page.css") }

  /// An embedded file as a page holds it: after a line break, and without the line break at its end.
  package static func embedded(_ file: [UInt8]) -> String {
    "\n" + String(decoding: file.dropLast(), as: UTF8.self)
  }

  /// The text as HTML and XML write it; control characters, which XML cannot hold, become question marks.
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
