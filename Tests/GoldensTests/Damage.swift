/// A random damage, the same for the same seed.
struct Damage {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit == 0 ? 0 : Int((state >> 33) % UInt64(limit))
  }

  /// The bytes with a bit turned, a byte changed, or a part left out, doubled, cut off or exchanged.
  mutating func bytes(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return [1] }
    var result = bytes
    let place = number(below: bytes.count)
    let end = min(bytes.count, place + 1 + number(below: 40))
    switch number(below: 7) {
    case 0: result[place] ^= 1 << UInt8(number(below: 8))
    case 1: result[place] = UInt8(number(below: 256))
    case 2: result.removeSubrange(place..<end)
    case 3: result.insert(contentsOf: bytes[place..<end], at: end)
    case 4: result = Array(bytes.prefix(place))
    case 5: result.swapAt(place, number(below: bytes.count))
    default:
      let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
      if !digits.isEmpty { result[digits[number(below: digits.count)]] = 48 + UInt8(number(below: 10)) }
    }
    return result
  }

  /// A text with a line left out, doubled or exchanged, with another's line in place of its own, or with two values exchanged.
  mutating func lines(_ text: String, _ other: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let others = other.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (one, two) = (number(below: lines.count), number(below: lines.count))
    switch number(below: 5) {
    case 0: lines.remove(at: one)
    case 1: lines.insert(lines[one], at: two)
    case 2: lines.swapAt(one, two)
    case 3: if one < others.count { lines[one] = others[one] }
    default:
      let parts = [one, two].map { lines[$0].split(separator: ":", maxSplits: 1).map(String.init) }
      if parts.allSatisfy({ $0.count == 2 }) {
        (lines[one], lines[two]) = (parts[0][0] + ":" + parts[1][1], parts[1][0] + ":" + parts[0][1])
      }
    }
    return lines.joined(separator: "\n")
  }
}
