/// The list of the files that move from a hidden directory to the directory around it, written before the first of them moves.
///
/// A process that is killed between two moves leaves its hidden directory with the list in it. The next run into the same directory
/// then does the rest: by the time that the list is there, all files are whole and on the device.
///
/// Whoever fills a directory may put such a list there. So a list is followed only where it and its hidden directory belong to this
/// process's user and nobody else may write to them, and where every name in it is one that the run itself may replace.
struct DirectoryJournal {
  private static let name = "journal"
  private static let head = "render-transition moves 1"
  private static let end = "end"
  /// The most bytes of a list that are read.
  private static let limit = 1 << 26

  private let path: String
  /// The open list, which is locked as long as the process that writes it lives.
  private let descriptor: Int32

  /// - Parameters:
  ///   - hidden: the directory whose files 0, 1, 2 … get the names.
  ///   - outdated: the files that go once the others are in their places.
  init(in hidden: String, _ names: some Sequence<String>, outdated: [String]) throws(SystemFailure) {
    path = "\(hidden)/\(Self.name)"
    descriptor = try FileSystem.create(path, permissions: 0o600)
    do throws(SystemFailure) {
      try write(names, outdated)
    } catch {
      remove()
      throw error
    }
  }

  private func write(_ names: some Sequence<String>, _ outdated: [String]) throws(SystemFailure) {
    FileSystem.lock(descriptor)
    var bytes = Array("\(Self.head)\n".utf8)
    for (mark, list) in [("+", AnySequence(names)), ("-", AnySequence(outdated))] {
      for name in list {
        bytes += "\(mark)\(name)\n".utf8
        guard bytes.count > 1 << 16 else { continue }
        try FileSystem.append(bytes, to: descriptor)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try FileSystem.append(bytes + Array("\(Self.end)\n".utf8), to: descriptor)
    try FileSystem.flush(descriptor)
  }

  /// Removes the list, once all files are in their places or none is.
  func remove() {
    FileSystem.removeFile(path)
    FileSystem.release(descriptor)
  }

  /// Does the rest of the moves that killed processes have left in a directory. A list that is not whole, as its process had not
  /// begun to move, stays where it is, as does what a process that lives is at.
  /// - Parameter isReplaced: whether the run that asks may itself replace or remove a file of a name.
  static func finishOthers(in directory: String, where isReplaced: (String) -> Bool) {
    guard let names = try? FileSystem.names(in: directory) else { return }
    for name in names where TemporaryPath.isName(name) { finish(name, in: directory, where: isReplaced) }
  }

  /// Whether a list lies in an open hidden directory that somebody may yet follow.
  static func isAwaited(in hidden: Int32) -> Bool {
    do throws(SystemFailure) {
      guard case .bytes(let bytes) = try FileSystem.privateContents(of: name, in: hidden, limit: limit) else { return true }
      return List(bytes) != nil
    } catch {
      return !error.isMissingFile
    }
  }

  private static func finish(_ hidden: String, in directory: String, where isReplaced: (String) -> Bool) {
    guard let around = try? FileSystem.openDirectory(directory) else { return }
    defer { FileSystem.release(around) }
    guard let inside = try? FileSystem.openDirectory(hidden, in: around) else { return }
    defer { FileSystem.release(inside) }
    guard FileSystem.isPrivate(inside),
      case .bytes(let bytes) = try? FileSystem.privateContents(of: name, in: inside, limit: limit),
      let list = List(bytes), (list.moved + list.outdated).allSatisfy(isReplaced)
    else { return }
    for (number, name) in list.moved.enumerated() {
      try? FileSystem.move("\(number)", in: inside, to: name, in: around)
      FileSystem.removeFile(FileMove.aside(of: "\(number)"), in: inside)
    }
    for name in list.outdated { FileSystem.removeFile(name, in: around) }
    FileSystem.removeFile(Self.name, in: inside)
    _ = FileSystem.removeDirectory(hidden, in: around)
  }

  /// A whole list as it was read. Its names are one component each, whoever has written it.
  private struct List {
    var moved: [String] = []
    var outdated: [String] = []

    init?(_ bytes: [UInt8]) {
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.count > 2, lines[0] == head, lines[lines.count - 2] == end, lines[lines.count - 1].isEmpty else { return nil }
      for line in lines.dropFirst().dropLast(2) {
        let name = String(line.dropFirst())
        guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(where: { $0 == 0 || $0 == 0x2F }) else { return nil }
        switch line.first {
        case "+": moved.append(name)
        case "-": outdated.append(name)
        default: return nil
        }
      }
    }
  }
}
