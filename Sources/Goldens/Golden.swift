internal import Codecs
private import Foundation
package import Raster

/// A golden on disk: `NAME.png`, its frames without loss, and `NAME.json`, what is known of them.
public struct Golden: Sendable, Equatable {
  /// The directory of all goldens; `name` is the golden's path under it, without an extension.
  public let directory: String
  /// The golden's name, which is its files' path below the directory.
  public let name: String

  /// - Throws: `GoldenError.badName` where the name leaves the directory or would not be the same file everywhere.
  public init(_ name: String, in directory: String) throws(GoldenError) {
    guard Self.isName(name) else { throw .badName(name) }
    self.name = name
    self.directory = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
  }

  /// The path of the picture.
  public var picturePath: String { "\(directory)/\(name).png" }
  /// The path of the facts that belong to the picture.
  public var factsPath: String { "\(directory)/\(name).json" }

  /// The longest name, in bytes: file systems take 255 for a part of a path, and extensions and temporary names need some of them.
  static let longestName = 200

  /// Whether a text may be a name: letters and digits of any script, with no part that is empty or begins with a point.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= longestName
      && parts.allSatisfy { $0.first != "." && !$0.isEmpty && $0.unicodeScalars.allSatisfy(isNamed) }
  }

  private static func isNamed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_.+=".unicodeScalars.contains(scalar)
  }

  /// The nearest name that a golden may have.
  package static func name(for text: String) -> String {
    let kept = text.unicodeScalars.map { isNamed($0) || $0 == "/" ? Character($0) : "-" }
    let parts = String(kept).split(separator: "/").map { part in
      part.split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-").drop { $0 == "." }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "/")
  }
}

// MARK: - Reading

extension Golden {
  /// How many bytes the JSON may have; a film of a minute at the highest rate takes a tenth.
  private static let factsLimit = 1 << 26
  private static let pointerStart = Array("version https://git-lfs".utf8)

  /// A golden's two files as they were read.
  package struct Stored: Sendable {
    package let facts: GoldenFacts
    let picture: [UInt8]

    /// - Parameter golden: the golden whose files errors name.
    package init(picture: [UInt8], json: [UInt8], of golden: Golden) throws(GoldenError) {
      for (bytes, path) in [(picture, golden.picturePath), (json, golden.factsPath)] where bytes.starts(with: pointerStart) {
        throw .notFetched(file: path)
      }
      facts = try GoldenFacts(json: json, name: golden.factsPath)
      self.picture = picture
    }

    /// Whether the picture is the very file that the JSON was written with, so that the JSON's facts on its pixels hold.
    var isAsWritten: Bool {
      facts.picture.bytes == picture.count && facts.picture.hash == PixelHash(picture).description
    }
  }

  /// Reads the golden's two files; nil where there is neither.
  package func read() throws(GoldenError) -> Stored? {
    let picture = try contents(of: picturePath)
    let json = try contents(of: factsPath, limit: Self.factsLimit)
    if picture == nil && json == nil { return nil }
    guard let picture else { throw .halfMissing(file: picturePath) }
    guard let json else { throw .halfMissing(file: factsPath) }
    return try Stored(picture: picture, json: json, of: self)
  }

  /// Whether a JSON file says that it describes a golden; a file longer than `factsLimit` never does.
  static func isFacts(_ path: String) throws(GoldenError) -> Bool {
    let start = try onFiles { () throws(FileError) in try InputFile.bytes(of: path, limit: factsLimit) }?.prefix(200) ?? []
    return String(decoding: start, as: UTF8.self).contains("render-transition golden")
  }

  private func contents(of path: String, limit: Int = 1 << 31) throws(GoldenError) -> [UInt8]? {
    FileManager.default.fileExists(atPath: path) ? try WholeFile.read(path, limit: limit) : nil
  }

  /// The golden's pictures, one for each frame that differs from its predecessor.
  /// - Throws: also where they are not the pictures that the JSON describes.
  package func pictures(of stored: Stored) throws(GoldenError) -> [Bitmap] {
    let numbers = stored.facts.pictureNumbers
    let bitmaps = try decoded(stored, pictures: (numbers.last ?? 0) + 1)
    guard bitmaps.count == (numbers.last ?? 0) + 1,
      bitmaps.allSatisfy({ $0.width == stored.facts.width && $0.height == stored.facts.height })
    else { throw .otherShape(picture: picturePath) }
    guard !stored.isAsWritten else { return bitmaps }
    for (index, number) in numbers.enumerated() where index == 0 || numbers[index - 1] != number {
      guard PixelHash(bitmaps[number]).description == stored.facts.frames[index].hash else {
        throw .disagrees(picture: picturePath, frame: index)
      }
    }
    return bitmaps
  }

  private func decoded(_ stored: Stored, pictures: Int) throws(GoldenError) -> [Bitmap] {
    try codecs { () throws(CodecError) in
      // The header alone is read first, so that a picture that is not this golden's takes no memory.
      let picture = try FileFacts.of(stored.picture, name: picturePath)
      guard stored.facts.fit(picture, pictures: pictures) else { return [] }
      switch stored.facts.layout {
      case .film:
        return try APNGReader.decode(stored.picture, name: picturePath).frames.map(\.bitmap)
      case .still:
        return [try PNG.decode(stored.picture, name: picturePath)]
      case .strip:
        let strip = try PNG.decode(stored.picture, name: picturePath)
        let (count, numbers) = (stored.facts.frames.count, stored.facts.pictureNumbers)
        let all = FrameStrip.cut(strip, count: count, width: stored.facts.width, height: stored.facts.height) ?? []
        return all.indices.filter { $0 == 0 || numbers[$0] != numbers[$0 - 1] }.map { all[$0] }
      }
    }
  }
}

extension GoldenFacts {
  /// Whether a file can hold so many pictures of this golden.
  fileprivate func fit(_ file: FileFacts, pictures: Int) -> Bool {
    guard file.height == height else { return false }
    return switch layout {
    case .film: file.width == width && file.frames.count == pictures
    case .still: file.width == width
    case .strip: file.width == FrameStrip.width(of: frames.count, each: width)
    }
  }
}

// MARK: - Writing

extension Golden {
  /// Replaces both files or neither. If power fails between the two, `pictures(of:)` finds that they disagree.
  func write(_ picture: [UInt8], facts: GoldenFacts) throws(GoldenError) {
    try WholeFile.write([(picture, picturePath), (Array(facts.json.utf8), factsPath)])
  }

  /// Removes both files; a file that is not there is no error.
  package func remove() throws(GoldenError) {
    for path in [picturePath, factsPath] where FileManager.default.fileExists(atPath: path) {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw .files("cannot remove \(path): \(error.localizedDescription)")
      }
    }
  }
}
