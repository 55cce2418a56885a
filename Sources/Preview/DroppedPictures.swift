private import Codecs
private import Foundation
private import Synchronization

/// A picture that was dropped on the page, in memory.
package struct DroppedPicture: Sendable {
  /// The word by which the page names it.
  package let id: String
  /// The name of the file that it came from.
  package let name: String
  /// The PNG.
  package let file: MemoryFile
}

/// The pictures that were dropped on the page. They are read as files are, and stay until the program ends or others take their place.
package final class DroppedPictures: Sendable {
  /// The most bytes of one PNG.
  package static let mostBytes = 64 << 20
  /// The most pictures: the next one takes the place of the first.
  package static let most = 16
  /// The most bytes of all together.
  package static let mostBytesInAll = 256 << 20
  private static let prefix = "dropped:"

  private struct State {
    var pictures: [DroppedPicture] = []
    var next = 1
  }

  private let state = Mutex(State())

  package init() {}

  /// Takes a PNG or a JPEG, and tells its word and size as JSON.
  ///
  /// - Parameter name: the file's name, as a query has it.
  func take(_ bytes: [UInt8], named name: String) -> (id: String, words: String?) {
    let name = Self.plain(name.removingPercentEncoding ?? name)
    do {
      if Self.isOfScreen(bytes) { _ = try StillFile.decode(bytes, name: name) }
      let file = try MemoryFile(bytes)
      return (keep(file, name), nil)
    } catch {
      return ("", "\(error)")
    }
  }

  /// The picture of a word; nil for other words.
  package subscript(word: String?) -> DroppedPicture? {
    state.withLock { state in state.pictures.first { $0.id == word } }
  }

  /// Whether the word names a picture that is there no more, or never was.
  package func isMissing(_ word: String?) -> Bool { word?.hasPrefix(Self.prefix) == true && self[word] == nil }

  private func keep(_ file: MemoryFile, _ name: String) -> String {
    state.withLock { state in
      let id = "\(Self.prefix)\(state.next)"
      state.next += 1
      state.pictures.append(DroppedPicture(id: id, name: name, file: file))
      while state.pictures.count > Self.most || state.pictures.reduce(0, { $0 + $1.file.count }) > Self.mostBytesInAll {
        state.pictures.removeFirst()
      }
      return id
    }
  }

  /// Whether the picture has no more pixels than any screen. A larger one, which would take the server's memory, is looked at only by the
  /// process that films it, and what is wrong with it is said then.
  private static func isOfScreen(_ bytes: [UInt8]) -> Bool {
    guard let size = try? StillFile.size(of: bytes, name: "") else { return true }
    return size.width.multipliedReportingOverflow(by: size.height).partialValue <= 1 << 25
  }

  /// A file's name without directories and control characters.
  private static func plain(_ name: String) -> String {
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? "picture.png"
    let kept = String(last.unicodeScalars.filter { $0.properties.generalCategory != .control }.map(Character.init).prefix(100))
    return kept.isEmpty ? "picture.png" : kept
  }
}
