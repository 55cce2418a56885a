internal import ViewKit

/// The keys, as iOS 13 to 18 draw them for English.
final class KeyboardView: UIView {
  private var keys: [KeyView] = []
  private var lines: [UIView] = []
  private var drawn: (look: KeyboardLook, size: CGSize)?

  var look = KeyboardLook() {
    didSet { if look != oldValue { setNeedsLayout() } }
  }

  private var colors: KeyboardColors { look.isDark ? .dark : .light }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let drawn, drawn.look == look, drawn.size == bounds.size { return }
    drawn = (look, bounds.size)
    backgroundColor = colors.ground
    for view in keys + lines as [UIView] { view.removeFromSuperview() }
    (keys, lines) = ([], [])
    if look.isNumberPad { addPad() } else { addLetters() }
  }

  // MARK: Letters

  private func addLetters() {
    addSuggestions()
    let places = KeyboardPlaces(width: bounds.width, top: KeyboardMetrics.suggestions + KeyboardMetrics.top)
    for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (index, letter) in letters.enumerated() {
        let text = look.isShifted ? letter.uppercased() : String(letter)
        add(.letter(text), places.letter(index, of: letters.count, row: row))
      }
    }
    add(.shift(isOn: look.isShifted), places.shift)
    add(.symbol("delete.left"), places.delete)
    for (kind, place) in lastRow(places) { add(kind, place) }
    addLowest(places)
  }

  private func lastRow(_ places: KeyboardPlaces) -> [(KeyView.Kind, CGRect)] {
    let hasLowest = bounds.height > places.bottom + 20
    let second: KeyView.Kind = hasLowest ? .symbol("face.smiling") : .symbol("globe")
    let spaces = places.lastRow(isForMail: look.isForMail)
    var row: [(KeyView.Kind, CGRect)] = [(.word("123"), spaces[0]), (second, spaces[1]), (.space, spaces[2])]
    if look.isForMail { row += [(.letter("@"), spaces[3]), (.letter("."), spaces[4])] }
    row.append((.returnKey(look.returnTitle, isTinted: look.isReturnTinted), spaces[spaces.count - 1]))
    return row
  }

  /// The signs beside the home indicator, where there is room for them.
  private func addLowest(_ places: KeyboardPlaces) {
    guard bounds.height > places.bottom + 20 else { return }
    let y = places.bottom + 8
    add(.sign("globe"), CGRect(x: 18, y: y, width: 36, height: 36))
    add(.sign("mic"), CGRect(x: bounds.width - 54, y: y, width: 36, height: 36))
  }

  private func addSuggestions() {
    guard let words = look.suggestions else { return }
    let width = bounds.width / 3
    for (index, word) in words.enumerated() {
      if !word.isEmpty {
        add(.suggestion(word), CGRect(x: CGFloat(index) * width, y: 0, width: width, height: KeyboardMetrics.suggestions))
      }
      guard index > 0 else { continue }
      let line = UIView(frame: CGRect(x: CGFloat(index) * width, y: 10, width: 1, height: KeyboardMetrics.suggestions - 18))
      line.backgroundColor = colors.line
      lines.append(line)
      addSubview(line)
    }
  }

  // MARK: Digits

  private func addPad() {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let places = PadPlaces(width: bounds.width)
    for digit in 1...9 { add(.digit("\(digit)", letters[digit - 1]), places.key(digit - 1)) }
    add(.digit("0", ""), places.key(10))
    add(.sign("delete.left"), places.key(11))
    if look.hasDecimalPoint { add(.sign("."), places.key(9)) }
  }

  private func add(_ kind: KeyView.Kind, _ place: CGRect) {
    let key = KeyView(kind, place, colors)
    keys.append(key)
    addSubview(key)
  }
}

/// Where the keys with letters lie.
private struct KeyboardPlaces {
  let width: CGFloat
  let top: CGFloat

  private var margin: CGFloat { KeyboardMetrics.margin }
  private var gap: CGFloat { KeyboardMetrics.gap }
  private var key: CGFloat { (width - 2 * margin - 9 * gap) / 10 }
  /// The keys beside the lowest letters, with a wider gap.
  private var side: CGFloat { (width - 2 * margin - 7 * key - 6 * gap) / 2 - 2.3 * gap }
  var bottom: CGFloat { top + 4 * KeyboardMetrics.pitch }

  private func place(x: CGFloat, width: CGFloat, row: Int) -> CGRect {
    CGRect(x: x, y: top + CGFloat(row) * KeyboardMetrics.pitch, width: width, height: KeyboardMetrics.keyHeight)
  }

  func letter(_ index: Int, of count: Int, row: Int) -> CGRect {
    let whole = CGFloat(count) * key + CGFloat(count - 1) * gap
    return place(x: (width - whole) / 2 + CGFloat(index) * (key + gap), width: key, row: row)
  }

  var shift: CGRect { place(x: margin, width: side, row: 2) }
  var delete: CGRect { place(x: width - margin - side, width: side, row: 2) }

  /// 123, the key beside it, space, perhaps two signs, return.
  func lastRow(isForMail: Bool) -> [CGRect] {
    let small = side
    let end = 2 * side + gap
    let signs: [CGFloat] = isForMail ? [key, key] : []
    let space = width - 2 * margin - 2 * small - end - 3 * gap - signs.reduce(0) { $0 + $1 + gap }
    var x = margin
    return ([small, small, space] + signs + [end]).map { width in
      defer { x += width + gap }
      return place(x: x, width: width, row: 3)
    }
  }
}

/// Where the keys of a pad of digits lie.
private struct PadPlaces {
  let width: CGFloat

  func key(_ index: Int) -> CGRect {
    let gap = KeyboardMetrics.gap
    let side = (width - 4 * gap) / 3
    let (row, column) = (CGFloat(index / 3), CGFloat(index % 3))
    return CGRect(
      x: gap + column * (side + gap), y: gap + row * (KeyboardMetrics.padKey + gap + 1), width: side,
      height: KeyboardMetrics.padKey)
  }
}
