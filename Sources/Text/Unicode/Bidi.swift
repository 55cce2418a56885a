// The order of characters where directions meet: UAX #9, revision 15.0, rules P2 to L2. Unicode's own BidiTest.txt and
// BidiCharacterTest.txt are tests. Mirrored glyphs (rule L4) are HarfBuzz's part.

/// The embedding levels of a paragraph's characters: even ones run from left to right, odd ones from right to left.
struct BidiLevels {
  /// 0 or 1.
  let base: UInt8
  /// A level for each character, before rule L1, which looks at lines.
  var levels: [UInt8]
  /// The class of each character as the text has it.
  let classes: [BidiClass]

  /// The deepest level that text may ask for (rule BD2).
  static let deepest: UInt8 = 125

  /// - Parameter base: the paragraph's level; nil takes it from the first strong character, or 0.
  init(_ characters: [Unicode.Scalar], base: UInt8? = nil) {
    self.init(classes: characters.map(BidiClass.init), brackets: { BidiBracket.of(characters[$0]) }, base: base)
  }

  init(classes: [BidiClass], brackets: (Int) -> BidiBracket? = { _ in nil }, base: UInt8? = nil) {
    self.classes = classes
    let pairs = IsolatePairs(classes)
    self.base = base ?? pairs.strongLevel(classes, 0..<classes.count) ?? 0
    levels = Array(repeating: self.base, count: classes.count)
    // Text that runs one way throughout, as nearly all does, needs no rules.
    guard self.base == 1 || classes.contains(where: { $0 != .L && $0 != .EN && !$0.isPlainNeutral }) else { return }
    var embedding = Embedding(classes, pairs, self.base)
    embedding.run()
    levels = embedding.levels
    for sequence in IsolatingRun.all(classes, embedding.levels, pairs, self.base) {
      var run = sequence
      run.resolve(embedding.classes, brackets, &levels)
    }
  }

  /// The levels of a line: white space at its end and before tabs goes by the paragraph's level (rule L1).
  func levels(ofLine line: Range<Int>) -> [UInt8] {
    var shown = Array(levels[line])
    var isTrailing = true
    for index in line.reversed() {
      switch classes[index] {
      case .B, .S:
        shown[index - line.lowerBound] = base
        isTrailing = true
      case .WS, .FSI, .LRI, .RLI, .PDI: if isTrailing { shown[index - line.lowerBound] = base }
      default: if !classes[index].isRemoved { isTrailing = false } else if isTrailing { shown[index - line.lowerBound] = base }
      }
    }
    return shown
  }

  /// The places of things in a line from left to right, by their levels (rule L2).
  static func order(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return order
  }
}

extension BidiClass {
  /// Whether the class changes nothing in a paragraph that runs from left to right throughout.
  fileprivate var isPlainNeutral: Bool {
    switch self {
    case .ES, .ET, .CS, .WS, .ON, .NSM, .S, .B, .BN: true
    default: false
    }
  }
}

/// Which isolate ends where (definition BD9).
struct IsolatePairs {
  /// For the start of an isolate its end, and the other way round.
  private(set) var partner: [Int: Int] = [:]

  init(_ classes: [BidiClass]) {
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolateStart {
        open.append(index)
      } else if kind == .PDI, let start = open.popLast() {
        (partner[start], partner[index]) = (index, start)
      } else if kind == .B {
        open.removeAll()
      }
    }
  }

  /// The level that the first strong character of a range asks for; characters in isolates do not count (rules P2 and P3).
  func strongLevel(_ classes: [BidiClass], _ range: Range<Int>) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .L: return 0
      case .R, .AL: return 1
      case .LRI, .RLI, .FSI: index = partner[index] ?? range.upperBound
      default: break
      }
      index += 1
    }
    return nil
  }
}

/// The levels that the text asks for by embeddings, overrides and isolates (rules X1 to X8).
private struct Embedding {
  private struct Status {
    var level: UInt8
    /// What all characters count as, within an override.
    var override: BidiClass?
    var isIsolate: Bool
  }

  let pairs: IsolatePairs
  var classes: [BidiClass]
  var levels: [UInt8]
  private var stack: [Status]
  private var overflowingIsolates = 0
  private var overflowingEmbeddings = 0
  private var validIsolates = 0

  init(_ classes: [BidiClass], _ pairs: IsolatePairs, _ base: UInt8) {
    (self.classes, self.pairs) = (classes, pairs)
    levels = Array(repeating: base, count: classes.count)
    stack = [Status(level: base, override: nil, isIsolate: false)]
  }

  mutating func run() {
    for index in classes.indices {
      switch classes[index] {
      case .RLE, .LRE, .RLO, .LRO: embed(index)
      case .RLI, .LRI, .FSI: isolate(index)
      case .PDI: endIsolate(index)
      case .PDF: endEmbedding(index)
      case .B: levels[index] = stack[0].level
      case .BN: levels[index] = top.level
      default: place(index)
      }
    }
  }

  private var top: Status { stack[stack.count - 1] }

  private mutating func place(_ index: Int) {
    levels[index] = top.level
    if let override = top.override { classes[index] = override }
  }

  private func nextLevel(isOdd: Bool) -> UInt8? {
    let next = isOdd ? (top.level + 1) | 1 : (top.level + 2) & ~1
    return next <= BidiLevels.deepest ? next : nil
  }

  private mutating func embed(_ index: Int) {
    let kind = classes[index]
    levels[index] = top.level
    if let level = nextLevel(isOdd: kind == .RLE || kind == .RLO), overflowingIsolates == 0, overflowingEmbeddings == 0 {
      stack.append(Status(level: level, override: kind == .RLO ? .R : kind == .LRO ? .L : nil, isIsolate: false))
    } else if overflowingIsolates == 0 {
      overflowingEmbeddings += 1
    }
  }

  private mutating func isolate(_ index: Int) {
    var kind = classes[index]
    if kind == .FSI {
      let inside = index + 1..<(pairs.partner[index] ?? classes.count)
      kind = pairs.strongLevel(classes, inside) == 1 ? .RLI : .LRI
    }
    place(index)
    if let level = nextLevel(isOdd: kind == .RLI), overflowingIsolates == 0, overflowingEmbeddings == 0 {
      validIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowingIsolates += 1
    }
  }

  private mutating func endIsolate(_ index: Int) {
    if overflowingIsolates > 0 {
      overflowingIsolates -= 1
    } else if validIsolates > 0 {
      overflowingEmbeddings = 0
      while !top.isIsolate { stack.removeLast() }
      stack.removeLast()
      validIsolates -= 1
    }
    place(index)
  }

  private mutating func endEmbedding(_ index: Int) {
    levels[index] = top.level
    if overflowingIsolates > 0 { return }
    if overflowingEmbeddings > 0 {
      overflowingEmbeddings -= 1
    } else if !top.isIsolate, stack.count >= 2 {
      stack.removeLast()
    }
    levels[index] = top.level
  }
}
