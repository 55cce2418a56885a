private import Embedding

/// The script that shows a film's frames, in their time or one by one; the preview's page and others have it.
package enum PlayerScript {
  /// The classes `Film` and `Player`, in JavaScript.
  package static var text: [UInt8] { embeddedFile("Preview/Page/player.js") }
}
