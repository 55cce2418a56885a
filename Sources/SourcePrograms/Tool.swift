import Files
import Foundation

/// A program of the toolchain or of the kit, run to its end.
struct Tool {
  struct Result {
    let end: ChildProcess.End
    let output: String
    let words: String
  }

  private let path: String

  init(_ path: String) {
    self.path = path
  }

  func run(_ words: [String]) throws(SourceProblem) -> Result {
    do {
      let nothing = try FileHandle(forUpdating: URL(filePath: "/dev/null"))
      let (output, said) = (try OutputPipe(), try OutputPipe())
      let child = try ChildProcess(
        path, as: path, words, descriptors: [nothing.fileDescriptor, output.writing, said.writing])
      output.closeWriting()
      said.closeWriting()
      // Both are read in turn, so that neither fills up while the other is waited for.
      var bytes = (output: [UInt8](), words: [UInt8]())
      var open = (output: true, words: true)
      while open.output || open.words {
        if open.output, let more = output.read(within: 0.02) {
          bytes.output += more
          open.output = !more.isEmpty
        }
        if open.words, let more = said.read(within: open.output ? 0 : 0.02) {
          bytes.words += more
          open.words = !more.isEmpty
        }
      }
      return Result(
        end: child.end(), output: String(decoding: bytes.output, as: UTF8.self),
        words: String(decoding: bytes.words, as: UTF8.self))
    } catch {
      throw SourceProblem("\(path) cannot be run: \(error)")
    }
  }
}
