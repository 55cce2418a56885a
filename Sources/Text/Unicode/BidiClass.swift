/// How a character takes part in the order of a line: the classes of UAX #9.
enum BidiClass: String, Sendable {
  case L, R, AL, EN, ES, ET, AN, CS, NSM, BN, B, S, WS, ON
  case LRE, LRO, RLE, RLO, PDF, LRI, RLI, FSI, PDI

  private static let characters = CharacterTable<BidiClass>(table, default: .L)

  init(_ character: Unicode.Scalar) {
    self = Self.characters[character]
  }

  var isIsolateStart: Bool { self == .LRI || self == .RLI || self == .FSI }
  var isEmbeddingStart: Bool { self == .LRE || self == .LRO || self == .RLE || self == .RLO }
  /// Whether the character takes no place in the order once levels are known (rule X9).
  var isRemoved: Bool { isEmbeddingStart || self == .PDF || self == .BN }
  var isStrong: Bool { self == .L || self == .R || self == .AL }
  /// Whether the character takes the direction of what is around it.
  var isNeutral: Bool {
    switch self {
    case .B, .S, .WS, .ON, .LRI, .RLI, .FSI, .PDI: true
    default: false
    }
  }
}

/// A bracket of a pair.
struct BidiBracket: Hashable {
  let isOpening: Bool
  /// The closing bracket of the pair.
  let pair: UInt32

  private static let pairs: [UInt32: BidiBracket] = {
    let numbers = BidiClass.brackets.split(separator: ",").compactMap { UInt32($0, radix: 16) }
    var pairs: [UInt32: BidiBracket] = [:]
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let close = canonical(numbers[index + 1])
      pairs[numbers[index]] = BidiBracket(isOpening: true, pair: close)
      pairs[numbers[index + 1]] = BidiBracket(isOpening: false, pair: close)
    }
    return pairs
  }()

  /// Two brackets have twins that count as the same.
  private static func canonical(_ character: UInt32) -> UInt32 { character == 0x232A ? 0x3009 : character }

  static func of(_ character: Unicode.Scalar) -> BidiBracket? { pairs[character.value] }
}
