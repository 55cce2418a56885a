import Film
import Foundation

extension Screen {
  /// Reads the screen that a word names: a sample's name, the path of a PNG, or `-` for standard input.
  init(named word: String) throws {
    guard word != "-" else {
      self = try .reading("/dev/stdin")
      return
    }
    guard word.hasPrefix("sample:") else {
      if Self.samples.contains(where: { $0.name == word }), !FileManager.default.fileExists(atPath: word) {
        throw UsageError("there is no file called “\(word)”: the sample screen is sample:\(word)")
      }
      self = try .reading(word)
      return
    }
    let name = String(word.dropFirst("sample:".count))
    guard let sample = Screen.samples.first(where: { $0.name == name }) else {
      throw UsageError("there is no sample screen called “\(name)”", nearest: name, among: Screen.samples.map(\.name))
    }
    self = sample.screen
  }
}
