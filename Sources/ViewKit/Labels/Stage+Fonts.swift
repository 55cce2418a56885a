extension Stage {
  /// Says once for each character that no font has it.
  func diagnoseMissing(_ character: Unicode.Scalar) {
    let number = String(character.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(4 - number.count, 0)) + number
    let text =
      "no font has the character \(character) (\(name)), so that a box stands for it: leave it out, or show it as an image"
    guard !diagnostics.contains(where: { $0.text == text }) else { return }
    diagnose(text)
  }
}
