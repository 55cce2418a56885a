import Commands
import Styles

extension FuzzTarget {
  /// Command lines, a word to a line.
  static let arguments = FuzzTarget("arguments") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let mistake = Program(styles: Style.all).mistake(inCommandLine: words) { try demandClear(mistake) }
  }
}
