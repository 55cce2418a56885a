/// A property of all characters, as runs of characters that have the same value.
struct CharacterTable<Value: RawRepresentable & Sendable>: Sendable where Value.RawValue == String {
  /// The first character of each run, ascending.
  private let starts: [UInt32]
  private let values: [Value]

  /// - Parameter text: for each run how many characters it has, in digits, and its value, in letters.
  init(_ text: String, default value: Value) {
    var (starts, values, next): ([UInt32], [Value], UInt32) = ([], [], 0)
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0 < 65 }
      let letters = rest.dropFirst(digits.count).prefix { $0 >= 65 }
      starts.append(next)
      values.append(Value(rawValue: String(Substring(letters))) ?? value)
      next += digits.reduce(0) { $0 * 10 + UInt32($1 - 48) }
      rest = rest.dropFirst(digits.count + letters.count)
    }
    (self.starts, self.values) = (starts, values)
  }

  subscript(_ character: Unicode.Scalar) -> Value {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= character.value { low = middle } else { high = middle }
    }
    return values[low]
  }
}

/// The characters of a text with the places of their first UTF-16 units. Half of a surrogate pair counts as U+FFFD.
struct CharacterList {
  var characters: [Unicode.Scalar] = []
  var places: [Int] = []

  /// A half of a character without its other half stands for the character of replacement.
  init(_ units: [UInt16]) {
    var place = 0
    while place < units.count {
      let isPair = UTF16.isLeadSurrogate(units[place]) && place + 1 < units.count && UTF16.isTrailSurrogate(units[place + 1])
      let pair = isPair ? UTF16.decode(UTF16.EncodedScalar(units[place...place + 1])) : nil
      add(pair ?? Unicode.Scalar(units[place]) ?? "\u{FFFD}", &place)
    }
  }

  private mutating func add(_ character: Unicode.Scalar, _ place: inout Int) {
    characters.append(character)
    places.append(place)
    place += UTF16.width(character)
  }
}
