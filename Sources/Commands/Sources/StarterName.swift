/// Names for a starter: they become a class, a module and a directory.
enum StarterName {
  /// Modules that the starter imports or stands beside; a second one of the name would hide the first.
  private static let modules = words(
    """
    Codecs Combine Commands ControlKit CoreGraphics Dispatch Files Film Foundation Glibc GoldenTesting Goldens LayerKit Motion
    PackageDescription QuartzCore Raster SourceFacts SourcePrograms SourceStyles StyleKit Styles Swift Testing TextKit TransitionKit
    UIKit ViewKit XCTest
    """)

  /// Words that the language keeps to itself.
  private static let keywords = words(
    """
    Any Protocol Self Type as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false
    fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat rethrows
    return self static struct subscript super switch throw throws true try typealias var where while
    """)

  private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

  /// Refuses a name that Swift would not take, and suggests the nearest one that it does.
  static func check(_ name: String) throws(UsageError) {
    if modules.contains(name) || keywords.contains(name) {
      let kind = keywords.contains(name) ? "a word of Swift's own" : "the name of a module"
      throw UsageError("“\(name)” is \(kind): try \(suggestion(for: name + " Transition"))")
    }
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw UsageError("“\(name)” cannot name a module, which takes ASCII letters and digits: try \(suggestion(for: name))")
    }
    guard !isIdentifier(name) else { return }
    throw UsageError("“\(name)” is no Swift identifier: try \(suggestion(for: name))")
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 100, name.contains(where: { $0 != "_" }) else { return false }
    return name.utf8.allSatisfy(isWordByte) && !digits.contains(first)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let letters = [UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z")]

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || digits.contains(byte) || letters.contains { $0.contains(byte) }
  }

  /// The words of a name as one, each with a capital.
  private static func suggestion(for name: String) -> String {
    let words = name.split(separator: "/").last.map(String.init) ?? name
    let parts = words.utf8.split { !isWordByte($0) || $0 == UInt8(ascii: "_") }.map { String(decoding: $0, as: UTF8.self) }
    let joined = String(parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().prefix(60))
    guard let first = joined.first else { return "CardFlip" }
    return first.isNumber ? "Flip\(joined)" : joined
  }
}
