private import Goldens

/// The files of the page, which the build embeds.
enum PreviewPage {
  /// The file of a name in the page's directory; nil where there is none.
  static func file(_ name: String) -> Response? {
    switch name {
    case "": Response(type: "text/html; charset=utf-8", body: PackageResources.preview_html)
    case "preview.css": Response(type: "text/css; charset=utf-8", body: PageText.style + PackageResources.preview_css)
    case "player.js": script(PackageResources.player_js)
    case "controls.js": script(PackageResources.controls_js)
    case "preview.js": script(PackageResources.preview_js)
    default: nil
    }
  }

  private static func script(_ bytes: [UInt8]) -> Response {
    Response(type: "text/javascript; charset=utf-8", body: bytes)
  }
}
