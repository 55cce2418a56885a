internal import Text

extension Stage {
  /// Takes note of the fonts that a text is shown with, and of characters that none has.
  func note(_ block: TextBlock) {
    for fragment in block.lines.lazy.flatMap(\.line.fragments) {
      fontsInUse.insert(fragment.fontName)
      if fragment.isWidened { widenedFonts.insert(fragment.fontName) }
    }
    for character in block.missing { diagnoseMissing(character) }
    if block.wantsHyphens {
      diagnoseOnce("words are not hyphenated here: put breaks into the text, or leave hyphenationFactor at 0")
    }
  }

  /// The SHA-256 of every font file that text was drawn with so far, in order.
  package var fontDigests: [String] {
    Set(fontsInUse.compactMap(TypefaceLibrary.shared.digest(of:))).sorted()
  }

  /// Says once for each character that no font has it, or none in colours.
  func diagnoseMissing(_ character: Unicode.Scalar) {
    let number = String(character.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(4 - number.count, 0)) + number
    let isEmoji = character.properties.isEmoji && !character.isASCII
    let text =
      isEmoji
      ? "emoji have no colours here: a box or a plain shape stands for \(character) (\(name)): show an image in its place, or leave it out"
      : "no font has the character \(character) (\(name)), so that a box stands for it: name a font that has it by --font, or leave it out"
    diagnoseOnce(text)
  }
}
