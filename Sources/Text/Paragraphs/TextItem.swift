/// A part of a paragraph that is shaped at once: of one run, one face, one script and one direction.
struct TextItem {
  enum Kind: Hashable { case text, tab, attachment }

  var range: Range<Int>
  let run: TextRun
  let face: ServingFace
  let script: ScriptTag
  let level: UInt8
  let kind: Kind
  var glyphs: [ShapedGlyph] = []

  var isRightToLeft: Bool { level % 2 == 1 }

  /// The item's glyphs for a part of it, which are shaped anew where the part is not the whole.
  func glyphs(of part: Range<Int>, in text: [UInt16]) -> [ShapedGlyph] {
    part == range ? glyphs : shaped(part, in: text)
  }

  func shaped(_ part: Range<Int>, in text: [UInt16]) -> [ShapedGlyph] {
    guard kind == .text else { return [] }
    // Letters that are set apart are not joined.
    let features = run.font.features + (run.spacing == 0 ? [] : FontFeature.withoutLigatures)
    return face.face.shape(text, part, Shaping(isRightToLeft: isRightToLeft, script: script, features: features))
  }
}

/// A letter of a text, as its reader sees it, with its place.
struct TextLetter {
  let range: Range<Int>
  let characters: [Unicode.Scalar]
}

extension Paragraph {
  /// Cuts a text where its run, face, script or direction changes.
  static func items(
    _ units: [UInt16], _ letters: [TextLetter], _ runs: [TextRun], _ levels: [UInt8], _ missing: inout [Unicode.Scalar]
  ) -> [TextItem] {
    var (items, run, script): ([TextItem], Int, ScriptTag) = ([], 0, .latin)
    script = letters.lazy.flatMap(\.characters).map(\.script).first { !$0.isShared } ?? .latin
    for letter in letters {
      while run < runs.count - 1, runs[run].range.upperBound <= letter.range.lowerBound { run += 1 }
      let own = letter.characters[0].script
      if !own.isShared { script = own }
      // Fonts without colours have outlines for some emoji, which would look like nothing that iOS shows.
      let face = letter.isEmoji ? nil : runs[run].font.serving(letter.characters)
      if face == nil { missing.append(letter.characters[0]) }
      let item = TextItem(
        range: letter.range, run: runs[run], face: face ?? runs[run].font.own, script: script,
        level: levels[letter.range.lowerBound], kind: letter.kind(in: runs[run]))
      items.add(item)
    }
    for index in items.indices { items[index].glyphs = items[index].shaped(items[index].range, in: units) }
    return items
  }
}

extension TextLetter {
  /// Whether the letter is shown as a picture in colours.
  fileprivate var isEmoji: Bool {
    let first = characters[0].properties
    return first.isEmojiPresentation || first.isEmoji && characters.contains("\u{FE0F}")
  }

  fileprivate func kind(in run: TextRun) -> TextItem.Kind {
    if characters[0] == "\t" { return .tab }
    return characters[0] == "\u{FFFC}" && run.attachmentWidth != nil ? .attachment : .text
  }
}

extension [TextItem] {
  /// Adds an item, or lengthens the last one by it.
  fileprivate mutating func add(_ item: TextItem) {
    guard let last, last.kind == .text, item.kind == .text, last.run == item.run, last.face == item.face,
      last.script == item.script, last.level == item.level
    else { return append(item) }
    self[count - 1].range = last.range.lowerBound..<item.range.upperBound
  }
}
