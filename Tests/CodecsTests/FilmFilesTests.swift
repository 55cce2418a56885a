import Codecs
import Foundation
import GIFReading
import Raster
import Testing

/// Films and pictures as files.
struct FilmFilesTests {
  @Test func filmsAppearWholeOrNotAtAll() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/film.gif"
    var encoder = try GIFEncoder(to: path)
    try encoder.append(Frame(Pictures.plain(2, 2, Pictures.color(1)), from: 0, to: 1))
    try encoder.append(Frame(Pictures.plain(2, 2, Pictures.color(2)), from: 1, to: 2))
    #expect(!FileManager.default.fileExists(atPath: path))
    try encoder.finish()
    #expect(try scratch.names == ["film.gif"])
    #expect(try GIFReader.read(path: path).frames.count == 2)
  }

  @Test func missingInputsAreNamed() throws {
    let scratch = try Scratch()
    #expect(throws: CodecError.file(.unreadable(file: scratch.path + "/a.png", reason: "there is no such file or directory"))) {
      try PNG.read(path: scratch.path + "/a.png")
    }
    #expect(throws: CodecError.file(.unreadable(file: scratch.path, reason: "it is a directory"))) {
      try PNG.read(path: scratch.path)
    }
    #expect(throws: CodecError.self) { try GIFReader.read(path: "") }
  }
}
