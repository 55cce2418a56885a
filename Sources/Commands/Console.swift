import Codecs
import Foundation
import Goldens
import SourcePrograms

/// The terminal: data goes to standard output, words to standard error.
enum Console {
  /// The descriptor of standard output, which is another where sources of a person's own may print.
  private static let data = Handover.received == nil ? STDOUT_FILENO : Handover.dataDescriptor
  /// The descriptor of standard error.
  private static let words = Handover.received == nil ? STDERR_FILENO : Handover.wordsDescriptor

  /// Opens standard streams that are closed, because the next file to be opened would get a closed stream's number.
  static func occupyClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The input is opened for writing and an output for reading, so that using the stream still fails.
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The words after the program's name.
  static func arguments() throws(UsageError) -> [String] {
    var words: [String] = []
    let first = Handover.received == nil ? 1 : 2
    for index in first..<max(first, Int(CommandLine.argc)) {
      guard let pointer = unsafe CommandLine.unsafeArgv[index] else { break }
      guard let word = unsafe String(validatingCString: pointer) else {
        let shown = unsafe String(cString: pointer)
        throw UsageError("“\(shown)” is not UTF-8: rename the file, or give it a link with another name")
      }
      words.append(word)
    }
    return words
  }

  /// Puts what standard input holds into a file that nobody else sees, which then stands in its place: it can be read more than once.
  static func keepInput() throws(FileError) {
    let path = FileManager.default.temporaryDirectory.appending(path: "render-transition-\(UUID().uuidString).in").path
    do {
      try FileHandle.standardInput.readDataToEndOfFile().write(to: URL(filePath: path))
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      try FileManager.default.removeItem(atPath: path)
      dup2(file.fileDescriptor, STDIN_FILENO)
    } catch {
      throw .unreadable(file: "standard input", reason: error.localizedDescription)
    }
  }

  /// Prints data to standard output, in one line or more.
  static func print(_ text: String) throws(FileError) {
    try standardOutput.write(Array("\(text)\n".utf8))
  }

  /// Prints a text that came from outside. A file or another program gets it as it is, a terminal what it does not obey.
  static func show(_ text: String) throws(FileError) {
    guard isatty(data) == 1 else { return try standardOutput.write(Array(text.utf8)) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    try standardOutput.write(Array(lines.map { String($0).replacing("\t", with: "  ").harmless }.joined(separator: "\n").utf8))
  }

  /// The sink for data that has no file.
  static var standardOutput: DescriptorSink {
    get throws(FileError) {
      let name = "standard output"
      guard fcntl(data, F_GETFL) & O_ACCMODE != O_RDONLY else {
        throw .unwritable(file: name, reason: "it is closed")
      }
      return DescriptorSink(descriptor: data, name: name)
    }
  }

  /// Prints one line for people to standard error. Control characters in it cannot move the cursor.
  static func say(_ line: String) {
    put(line.harmless + "\n")
  }

  static let isTerminal = isatty(words) == 1

  /// Replaces the line that the cursor is on; empty leaves it empty.
  static func redraw(_ line: String) {
    put("\r\u{1B}[K" + line.harmless.prefix(columns - 1))
  }

  /// The terminal's width in letters.
  static var columns: Int {
    var size = winsize()
    guard unsafe ioctl(words, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func put(_ text: String) {
    try? FileHandle(fileDescriptor: words).write(contentsOf: Data(text.utf8))
  }
}
