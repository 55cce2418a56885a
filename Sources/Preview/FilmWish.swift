internal import Foundation

/// What somebody has chosen on the page, as its script sends it: texts as one would type them behind options.
package struct FilmWish: Codable, Sendable, Hashable {
  /// The first screen: a sample, a dropped picture's name, or what stood on the command line; nil leaves it to the style.
  package var from: String?
  /// The second screen.
  package var to: String?
  /// Whether samples are in dark colours.
  package var dark = false
  /// The values of parameters that were set.
  package var params: [String: String] = [:]
  /// How far a finger drags, as a share of its way; nil where none does.
  package var drag: Double?
  /// Whether the finger lifts at the end of the drag.
  package var release: Bool?

  package init(
    from: String? = nil, to: String? = nil, dark: Bool = false, params: [String: String] = [:], drag: Double? = nil,
    release: Bool? = nil
  ) {
    (self.from, self.to, self.dark, self.params) = (from, to, dark, params)
    (self.drag, self.release) = (drag, release)
  }

  /// The most bytes that a wish may have.
  static let mostBytes = 65_536

  /// Reads what the page sends.
  package init(_ body: [UInt8]) throws(Refusal) {
    guard let wish = try? JSONDecoder().decode(FilmWish.self, from: Data(body)) else {
      throw Refusal(400, "this is no wish for a film")
    }
    self = wish
  }
}
