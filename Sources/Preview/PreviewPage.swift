private import Embedding
private import Goldens

/// The files of the page, which stand in the program.
enum PreviewPage {
  /// The file of a name in the page's directory; nil where there is none.
  static func file(_ name: String) -> Response? {
    switch name {
    case "": Response(type: "text/html; charset=utf-8", body: embeddedFile("Preview/Page/preview.html"))
    case "preview.css": Response(type: "text/css; charset=utf-8", body: PageText.style + embeddedFile("Preview/Page/preview.css"))
    case "player.js": script(embeddedFile("Preview/Page/player.js"))
    case "controls.js": script(embeddedFile("Preview/Page/controls.js"))
    case "preview.js": script(embeddedFile("Preview/Page/preview.js"))
    default: nil
    }
  }

  private static func script(_ bytes: [UInt8]) -> Response {
    Response(type: "text/javascript; charset=utf-8", body: bytes)
  }
}
