import Codecs
import Film
import Foundation
import Raster

/// Frames that someone else has drawn, all of one size.
struct FrameInput: FrameSource {
  let size: (width: Int, height: Int)
  /// Files that are not read yet; nil for raw bytes on standard input.
  private var files: ArraySlice<String>?
  /// The files that are still to be read.
  var paths: [String] { Array(files ?? []) }
  private let rate: Double
  private var number = 0
  let expectedFrameCount: Int? = nil

  /// - Parameters:
  ///   - size: the size of raw frames.
  ///   - rate: frames to the second.
  init(_ words: [String], size: CGSize?, rate: Double) throws {
    self.rate = rate
    if words == ["-"] {
      guard let size else { throw UsageError("raw pixels have no size: --size 750x1334 says it") }
      self.size = (Int(size.width), Int(size.height))
      guard CGFloat(self.size.width) == size.width, CGFloat(self.size.height) == size.height,
        Bitmap.allows(width: self.size.width, height: self.size.height)
      else { throw UsageError("raw frames have whole sides and at most \(Bitmap.limits)") }
      return
    }
    guard size == nil else { throw UsageError("--size is for raw frames: PNGs have their own") }
    let files = try words.flatMap(Self.files(named:))
    guard let first = files.first else { throw CodecError.noFrames }
    let bitmap = try PNG.read(path: first)
    self.size = (bitmap.width, bitmap.height)
    self.files = files[...]
  }

  mutating func nextFrame() throws -> SourceFrame? {
    guard let pixels = try nextPixels() else { return nil }
    defer { number += 1 }
    return SourceFrame(.pixels(pixels), from: Double(number) / rate, to: Double(number + 1) / rate)
  }

  private mutating func nextPixels() throws -> (@Sendable () throws -> Bitmap)? {
    let (width, height) = size
    guard files != nil else {
      let raw = RawFrames(
        descriptor: FileHandle.standardInput.fileDescriptor, name: "standard input", width: width, height: height)
      guard let frame = try raw.next() else { return nil }
      return { frame.bitmap }
    }
    guard let path = files?.popFirst() else { return nil }
    return {
      let bitmap = try PNG.read(path: path)
      guard bitmap.width == width, bitmap.height == height else {
        throw FileError.unreadable(
          file: path, reason: "it has \(bitmap.width)×\(bitmap.height) pixels, but the first frame \(width)×\(height)")
      }
      return bitmap
    }
  }

  /// The files that a word names: a single file, the PNGs of a directory, or the files that match a pattern.
  private static func files(named word: String) throws -> [String] {
    if Output.isDirectory(word) { return try files(in: word) { $0.lowercased().hasSuffix(".png") } }
    guard word.contains(where: { "*?".contains($0) }), !FileManager.default.fileExists(atPath: word) else { return [word] }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    let directory = parts.dropLast().joined(separator: "/")
    let pattern = Array(parts.last ?? "")
    let found = try files(in: parts.count == 1 ? "." : directory.isEmpty ? "/" : directory) { matches(Array($0), pattern) }
    guard !found.isEmpty else { throw FileError.unreadable(file: word, reason: "no file has such a name") }
    return found
  }

  /// The directory's files that are meant, in the order of the numbers in their names.
  private static func files(in directory: String, where isMeant: (String) -> Bool) throws -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      throw FileError.unreadable(file: directory, reason: "it is no directory that can be read")
    }
    let meant = names.filter { !$0.hasPrefix(".") && isMeant($0) }
    let sorted = meant.sorted { one, other in
      let order = one.compare(other, options: .numeric)
      return order == .orderedSame ? one < other : order == .orderedAscending
    }
    let start = directory.hasSuffix("/") ? directory : directory + "/"
    let paths = sorted.map { start + $0 }
    // Nobody has typed these names, so that none of them means a pipe.
    for path in paths { try InputFile.expectOrdinary(path) }
    return paths
  }

  /// Whether a name matches a pattern, in which `*` stands for any letters and `?` for one.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    // For the part of the pattern read so far, every possible count of the name's letters that it may match.
    var used: Set = [0]
    for letter in pattern {
      if letter == "*" {
        used = Set(used.min().map { Array($0...name.count) } ?? [])
      } else {
        used = Set(used.filter { $0 < name.count && (letter == "?" || letter == name[$0]) }.map { $0 + 1 })
      }
    }
    return used.contains(name.count)
  }
}
