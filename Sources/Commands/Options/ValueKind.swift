import Film
import Foundation
import Goldens
import Raster
import SourcePrograms
import StyleKit

/// The description of an option's values in help, completions and the man page.
struct ValueForm: Sendable {
  /// The name that `help --json` has for the kind.
  let name: String
  /// The word that stands for a value in help; nil for a flag.
  var valueName: String?
  /// The numbers that are allowed, where the values are numbers.
  var range: ClosedRange<Double>?
  /// The completions that a shell can offer in the value's place; nil for a flag.
  var offer: Offer?
}

/// A kind of value: how its text is read, and how the tables describe it.
struct ValueKind<Value: Sendable>: Sendable {
  /// Reads the text of a value; the option's spelling and the styles serve messages and names.
  typealias Read = @Sendable (_ text: String, _ option: String, _ styles: [Style]) throws(UsageError) -> Value

  let form: ValueForm
  let read: Read

  init(_ form: ValueForm, read: @escaping Read) {
    (self.form, self.read) = (form, read)
  }

  /// A choice of a few names.
  ///
  /// - Parameter noun: a word for the named thing, for messages.
  static func choice(_ noun: String, _ rows: [(name: String, value: Value)]) -> Self {
    let names = rows.map(\.name)
    return Self(ValueForm(name: "choice", valueName: "NAME", offer: .words(names))) { text, _, _ throws(UsageError) in
      if let row = rows.first(where: { $0.name == text }) { return row.value }
      throw UsageError("there is no \(noun) called “\(text)”", nearest: text, among: names)
    }
  }
}

extension ValueKind<Void> {
  /// No value: the option is there or it is not.
  static var flag: Self { Self(ValueForm(name: "flag")) { _, _, _ in } }
}

extension ValueKind<Double> {
  static func number(_ range: ClosedRange<Double>) -> Self {
    Self(ValueForm(name: "number", valueName: "N", range: range, offer: .nothing)) { text, option, _ throws(UsageError) in
      if let number = Double(text), range.contains(number) { return number }
      throw UsageError("\(option) takes a number from \(range.inWords), not “\(text)”")
    }
  }
}

extension ValueKind<Int> {
  static func count(_ range: ClosedRange<Int>) -> Self {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return Self(ValueForm(name: "count", valueName: "N", range: bounds, offer: .nothing)) {
      text, option, _ throws(UsageError) in
      if let number = Int(text), range.contains(number) { return number }
      throw UsageError("\(option) takes a whole number from \(bounds.inWords), not “\(text)”")
    }
  }
}

extension ValueKind<Int> {
  /// A number of bytes, or of thousands or millions of them: `500000`, `500KB`, `1.5MB`.
  static var byteCount: Self {
    let units: [(name: String, bytes: Double)] = [("KB", 1e3), ("MB", 1e6), ("", 1)]
    return Self(ValueForm(name: "bytes", valueName: "SIZE", offer: .nothing)) { text, option, _ throws(UsageError) in
      let unit = units.first { text.uppercased().hasSuffix($0.name) } ?? units[2]
      if let number = Double(text.dropLast(unit.name.count)), number.isFinite {
        let bytes = (number * unit.bytes).rounded(.down)
        if (1...1e15).contains(bytes) { return Int(bytes) }
      }
      throw UsageError("\(option) takes a number of bytes, like 500000, 500KB or 1.5MB, not “\(text)”")
    }
  }
}

extension ValueKind<String> {
  /// Any text, such as a file's path; the file is looked at only when it is needed.
  static var file: Self { Self(ValueForm(name: "file", valueName: "FILE", offer: .files)) { text, _, _ in text } }

  /// The name of a sample screen or the path of a PNG; the file is looked at only when the screen is needed.
  static var screen: Self { Self(ValueForm(name: "screen", valueName: "SCREEN", offer: .screens)) { text, _, _ in text } }
}

extension ValueKind<Style> {
  static var style: Self {
    Self(ValueForm(name: "choice", valueName: "NAME", offer: .styles)) { text, _, styles throws(UsageError) in
      try styles.style(named: text)
    }
  }
}

extension [Style] {
  func style(named name: String) throws(UsageError) -> Style {
    if let style = first(where: { $0.name == name }) { return style }
    if SourceText(name) != nil { return .uncompiled(name) }
    if let reason = SourceText.refusal(of: name) { throw UsageError(reason) }
    throw UsageError(
      "there is no style called “\(name)”", nearest: name, among: map(\.name),
      otherwise: "`\(Program.name) list` names them all")
  }
}

extension ValueKind<CGSize> {
  /// Two numbers of points: `375x667`.
  static var size: Self {
    Self(ValueForm(name: "size", valueName: "WxH", offer: .nothing)) { text, _, _ throws(UsageError) in
      if let size = Film.size(text) { return size }
      throw UsageError("--size takes two numbers of points from \(Film.sides.inWords), like 375x667, not “\(text)”")
    }
  }
}

extension ValueKind<[Moment]> {
  /// Moments of the motion: `0,25%,0.4`.
  static var moments: Self {
    /// The most moments in a list, far more than a strip holds.
    let limit = 1000
    return Self(ValueForm(name: "moments", valueName: "LIST", offer: .nothing)) { text, _, _ throws(UsageError) in
      let words = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
      let moments = words.compactMap { Moment($0) }
      guard moments.count == words.count, moments.count <= limit else {
        throw UsageError(
          "--at takes up to \(limit) moments, in percent or from 0 to \(Int(Moment.limit)) seconds, like 0,25%,0.4, not “\(text)”"
        )
      }
      return moments
    }
  }
}

extension ValueKind<Excerpt> {
  /// Numbers of frames: `10..20`, `10..`, `..20` or `10`.
  static var frames: Self {
    Self(ValueForm(name: "frames", valueName: "A..B", offer: .nothing)) { text, _, _ throws(UsageError) in
      let ends = text.components(separatedBy: "..").map { Int($0) }
      let isOpen = (start: text.hasPrefix(".."), end: text.hasSuffix(".."))
      let from = isOpen.start ? 0 : ends[0]
      let to = isOpen.end ? nil : ends.last ?? nil
      guard (1...2).contains(ends.count), text != "..", let from, from >= 0, isOpen.end || (to ?? -1) >= from else {
        throw UsageError("--frames takes numbers of frames from 0 up, like 10..20, 10.. or 10, not “\(text)”")
      }
      return .frames(from: from, to: to)
    }
  }
}

/// A parameter of a style and its value, as in `damping=0.7`; which parameters there are depends on the style.
struct Setting: Sendable {
  let name: String
  let value: String
}

extension ValueKind<Setting> {
  static var setting: Self {
    Self(ValueForm(name: "setting", valueName: "KEY=VALUE", offer: .parameters)) { text, _, _ throws(UsageError) in
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw UsageError("--param takes a parameter and its value, like duration=1, not “\(text)”")
      }
      return Setting(name: String(text[..<equals]), value: String(text[equals...].dropFirst()))
    }
  }
}

extension ValueKind<Color> {
  /// A name, or hexadecimal digits like f2f2f7.
  static var color: Self {
    let names = Color.names.map(\.name)
    return Self(ValueForm(name: "color", valueName: "COLOUR", offer: .words(names))) { text, option, _ throws(UsageError) in
      if let color = Color(named: text) { return color }
      throw UsageError("\(option) takes a colour like f2f2f7, or \(names.joinedByOr), not “\(text)”")
    }
  }
}

extension ClosedRange<Double> {
  /// The range in words, such as `1 to 960`.
  var inWords: String { "\(lowerBound.short) to \(upperBound.short)" }
}

extension Double {
  /// The number with up to three decimal places; a whole number has no point.
  var short: String { JSONText.number((self * 1000).rounded() / 1000) }
}
