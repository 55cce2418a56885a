internal import Codecs
internal import Files
package import Raster

/// A golden on disk: `NAME.png`, its frames without loss, and `NAME.json`, what is known of them. Links below the directory are not
/// followed.
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

  /// The path by which a golden is shown: its picture's, or that of its JSON where it keeps no picture.
  package static func file(of name: String, in directory: String) -> String {
    "\(directory)/\(name)" + (EnclosedFiles(directory).has(name + ".png") ? ".png" : ".json")
  }

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
  /// How many bytes a picture may have; a minute of screens full of noise takes as many.
  package static let pictureLimit = 1 << 28
  private static let pointerStart = Array("version https://git-lfs".utf8)

  /// A golden's files as they were read.
  package struct Stored: Sendable {
    package let facts: GoldenFacts
    /// Nil where the golden keeps nothing but hashes.
    package let picture: [UInt8]?
    /// What tells these files apart from others.
    package let fingerprint: Finding.Fingerprint

    /// - Parameter golden: the golden whose files errors name.
    package init(picture: [UInt8]?, json: [UInt8], of golden: Golden) throws(GoldenError) {
      for (bytes, path) in [(picture, golden.picturePath), (json, golden.factsPath)]
      where bytes?.starts(with: pointerStart) == true {
        throw .notFetched(file: path)
      }
      facts = try GoldenFacts(json: json, name: golden.factsPath)
      fingerprint = Finding.Fingerprint(picture: picture, facts: json)
      if facts.kept == .hashes && picture != nil { throw .besideHashes(picture: golden.picturePath) }
      if facts.kept != .hashes && picture == nil { throw .halfMissing(file: golden.picturePath) }
      self.picture = picture
    }

    /// Whether the picture is the very file that the JSON was written with, and the JSON says what it said then, so that its facts on
    /// the picture's pixels hold.
    var isAsWritten: Bool { facts.isSealed && hasItsPicture }

    /// Whether the picture is the very file that the JSON was written with.
    var hasItsPicture: Bool { facts.picture == picture.map(GoldenFacts.PictureFile.init) }
  }

  private var files: EnclosedFiles { EnclosedFiles(directory) }

  /// Reads the golden's files; nil where there is none.
  package func read() throws(GoldenError) -> Stored? {
    let (picture, json) = try contents()
    guard let json else {
      if picture == nil { return nil }
      throw .halfMissing(file: factsPath)
    }
    return try Stored(picture: picture, json: json, of: self)
  }

  /// Whether one of the golden's files is there.
  var exists: Bool { files.has(name + ".json") || files.has(name + ".png") }

  /// What tells the golden's files apart from others, whatever they hold; nil where there is none.
  package func fingerprint() throws(GoldenError) -> Finding.Fingerprint? {
    let (picture, json) = try contents()
    return picture == nil && json == nil ? nil : Finding.Fingerprint(picture: picture, facts: json ?? [])
  }

  /// Whether the golden's files are those with the fingerprint. Of a picture that Git LFS has not fetched, its JSON tells.
  func stands(as old: Finding.Fingerprint?) -> Bool {
    guard let (picture, json) = try? contents() else { return false }
    guard let old else { return picture == nil && json == nil }
    guard let json else { return false }
    let now = Finding.Fingerprint(picture: picture, facts: json)
    return now == old || picture?.starts(with: Self.pointerStart) == true && now.facts == old.facts
  }

  private func contents() throws(GoldenError) -> (picture: [UInt8]?, json: [UInt8]?) {
    try onFiles { () throws(FileError) in
      (
        try files.bytes(of: name + ".png", limit: Self.pictureLimit), try files.bytes(of: name + ".json", limit: Self.factsLimit)
      )
    }
  }

  /// Whether a file below a directory is a JSON file that says that it describes a golden. One that is reached by a link, or is no
  /// ordinary file, never does.
  /// - Throws: where an ordinary file cannot be read, so that no golden is overlooked.
  static func isFacts(_ name: String, in files: EnclosedFiles) throws(GoldenError) -> Bool {
    do throws(FileError) {
      let start = try files.bytes(of: name, limit: factsLimit)?.prefix(200) ?? []
      return String(decoding: start, as: UTF8.self).contains("render-transition golden")
    } catch {
      guard files.has(name) else { return false }
      throw GoldenError(error)
    }
  }
}

// MARK: - Decoding

extension Golden {
  /// The golden's picture of each frame; nil for frames whose pictures it does not keep.
  /// - Throws: also where they are not the pictures that the JSON describes.
  package func pictures(of stored: Stored) throws(GoldenError) -> [Bitmap?] {
    let facts = stored.facts
    guard let file = stored.picture else { return Array(repeating: nil, count: facts.frames.count) }
    let bitmaps = try decoded(file, facts)
    guard bitmaps.contains(where: { $0 != nil }),
      bitmaps.allSatisfy({ $0.map { $0.width == facts.width && $0.height == facts.height } ?? true })
    else { throw .otherShape(picture: picturePath) }
    if !stored.isAsWritten { try check(bitmaps, facts) }
    guard stored.hasItsPicture else { throw .otherFile(picture: picturePath) }
    return bitmaps
  }

  /// Compares every picture with its hash. Frames that follow each other with one hash show one picture of a film.
  private func check(_ bitmaps: [Bitmap?], _ facts: GoldenFacts) throws(GoldenError) {
    let isFilm = facts.kept == .film && facts.layout == .film
    for (index, bitmap) in bitmaps.enumerated() {
      guard let bitmap, !isFilm || index == 0 || facts.frames[index].hash != facts.frames[index - 1].hash else { continue }
      if PixelHash(bitmap).description != facts.frames[index].hash { throw .disagrees(picture: picturePath, frame: index) }
    }
  }

  /// The picture of each frame that is kept; all are nil where the file is of another shape.
  private func decoded(_ file: [UInt8], _ facts: GoldenFacts) throws(GoldenError) -> [Bitmap?] {
    let kept = facts.kept.frames(of: facts.frames.count)
    var bitmaps = [Bitmap?](repeating: nil, count: facts.frames.count)
    try codecs { () throws(CodecError) in
      // The header alone is read first, so that a picture that is not this golden's takes no memory.
      let picture = try FileFacts.of(file, name: picturePath)
      if facts.kept == .film && facts.layout == .film {
        let numbers = facts.pictureNumbers
        guard facts.fit(picture, pictures: (numbers.last ?? 0) + 1) else { return }
        let all = try APNGReader.decode(file, name: picturePath).frames.map(\.bitmap)
        if all.count == (numbers.last ?? 0) + 1 { bitmaps = numbers.map { all[$0] } }
      } else {
        guard facts.fit(picture, strip: kept.count) else { return }
        let strip = try PNG.decode(file, name: picturePath)
        let all = FrameStrip.cut(strip, count: kept.count, width: facts.width, height: facts.height) ?? []
        for (index, bitmap) in zip(kept, all) { bitmaps[index] = bitmap }
      }
    }
    return bitmaps
  }
}

extension GoldenFacts {
  /// Whether a file can hold so many pictures of this golden, one after the other.
  fileprivate func fit(_ file: FileFacts, pictures: Int) -> Bool {
    file.height == height && file.width == width && file.frames.count == pictures
  }

  /// Whether a file can hold so many pictures of this golden side by side.
  fileprivate func fit(_ file: FileFacts, strip count: Int) -> Bool {
    file.height == height && file.width == FrameStrip.width(of: count, each: width)
  }
}

// MARK: - Writing

extension Golden {
  /// Replaces the golden's files, all or none. If power fails between the two, `pictures(of:)` finds that they disagree.
  func write(_ picture: [UInt8]?, facts: GoldenFacts) throws(GoldenError) {
    var set = FileSet()
    if let picture { try set.add(picture, as: name + ".png", below: directory) }
    try set.add(Array(facts.json.utf8), as: name + ".json", below: directory)
    try set.finish()
    if picture == nil { files.remove(name + ".png") }
  }

  /// Removes the golden's files: the JSON, and the picture that it describes.
  /// - Throws: where the JSON is no golden's, so that neither file is this program's to remove.
  package func remove() throws(GoldenError) {
    let json = try onFiles { () throws(FileError) in try files.bytes(of: name + ".json", limit: Self.factsLimit) }
    guard try GoldenFacts(json: json ?? [], name: factsPath).kept != .hashes else { return files.remove(name + ".json") }
    let picture = try onFiles { () throws(FileError) in try files.bytes(of: name + ".png", limit: Self.pictureLimit) }
    if let picture, picture.starts(with: PNGChunk.signature) || picture.starts(with: Self.pointerStart) {
      files.remove(name + ".png")
    }
    files.remove(name + ".json")
  }
}
