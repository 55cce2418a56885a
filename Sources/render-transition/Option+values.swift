import Film
import Foundation
import Styles

extension Option {
  /// Throws unless the text is a value that the option takes.
  ///
  /// Screens and files are looked at only when they are needed.
  func check(_ text: String) throws(UsageError) {
    switch kind {
    case .number(let range): _ = try number(text, in: range)
    case .count(let range): _ = try count(text, in: range)
    case .choice(let choice): try choose(text, among: choice)
    case .size: _ = try CGSize(text)
    case .moments: _ = try [Moment](moments: text)
    case .frames: _ = try Excerpt(frames: text)
    case .setting: try Self.checkSetting(text)
    case .color: try Self.checkColor(text)
    case .flag, .screen, .file: break
    }
  }

  private func number(_ text: String, in range: ClosedRange<Double>) throws(UsageError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("\(spelling) takes a number from \(range.inWords), not “\(text)”")
    }
    return number
  }

  private func count(_ text: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("\(spelling) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”")
    }
    return number
  }

  private func choose(_ text: String, among choice: Choice) throws(UsageError) {
    guard !choice.names.contains(text) else { return }
    throw UsageError(
      "there is no \(choice.noun) called “\(text)”", nearest: text, among: choice.names, otherwise: choice.otherwise)
  }
}

extension CGSize {
  /// From `375x667`.
  init(_ text: String) throws(UsageError) {
    let sides = text.split(omittingEmptySubsequences: false, whereSeparator: { "xX×".contains($0) }).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], Film.sides.contains(width), Film.sides.contains(height)
    else { throw UsageError("--size takes two numbers of points from \(Film.sides.inWords), like 375x667, not “\(text)”") }
    self.init(width: width, height: height)
  }
}

extension [Moment] {
  /// Far more than fit a strip or a look.
  private static let limit = 1000

  /// From `0,25%,0.4`.
  init(moments text: String) throws(UsageError) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    self = words.compactMap { Moment($0) }
    guard count == words.count, count <= Self.limit else {
      throw UsageError(
        "--at takes up to \(Self.limit) moments, in percent or from 0 to \(Int(Moment.limit)) seconds, like 0,25%,0.4, not “\(text)”"
      )
    }
  }
}

extension Excerpt {
  /// From `10..20`, `10..`, `..20` or `10`.
  init(frames text: String) throws(UsageError) {
    let ends = text.components(separatedBy: "..").map { Int($0) }
    let isOpen = (start: text.hasPrefix(".."), end: text.hasSuffix(".."))
    let from = isOpen.start ? 0 : ends[0]
    let to = isOpen.end ? nil : ends.last ?? nil
    guard (1...2).contains(ends.count), text != "..", let from, from >= 0, isOpen.end || (to ?? -1) >= from else {
      throw UsageError("--frames takes numbers of frames from 0 up, like 10..20, 10.. or 10, not “\(text)”")
    }
    self = .frames(from: from, to: to)
  }
}

extension ClosedRange<Double> {
  /// `1 to 960`
  var inWords: String { "\(lowerBound.short) to \(upperBound.short)" }
}

extension Double {
  /// With up to three places behind the point, and no point where there is nothing behind it.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
