import Foundation
import Testing

/// `Tests/Attacks/faults.c`, built into a place: it makes the program's system calls fail.
struct FaultShim {
  /// The path of the built library, which the dynamic linker loads before the program.
  private let library: String
  private let place: Workplace

  /// Whether the shim can be built on this machine.
  static let isPossible: Bool = {
    #if os(Linux)
      compiler != nil
    #else
      false
    #endif
  }()

  private static let compiler: String? = ["clang", "cc", "gcc"].lazy.compactMap { name in
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":") + ["/opt/swift/usr/bin"]
    return directories.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }.first

  init(in place: Workplace) async throws {
    self.place = place
    library = place.path("../faults.so")
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Attacks/faults.c").path
    let run = try await place.shell("'\(Self.compiler ?? "cc")' -shared -fPIC -O1 -o '\(library)' '\(source)' -ldl")
    try #require(run.end == .code(0), "\(run.words)")
  }

  /// A call that fails.
  struct Fault: CustomStringConvertible {
    let call: String
    /// The number of the call that fails, counted from 1.
    let number: Int
    let code: Int32
    /// Whether all later calls fail, too.
    var isLasting = false

    var description: String { "\(call) \(number) fails with \(code)\(isLasting ? " and so on" : "")" }
  }

  func run(_ arguments: [String], _ fault: Fault) async throws -> Run {
    Ledger.note("\(fault.call) that fails\(fault.isLasting ? " from then on" : "")")
    var environment = ["FAULT_CALL": fault.call, "FAULT_AT": "\(fault.number)", "FAULT_ERRNO": "\(fault.code)"]
    if fault.isLasting { environment["FAULT_FOREVER"] = "1" }
    return try await run(arguments, environment)
  }

  /// The number of calls of each kind that a run makes.
  func counts(_ arguments: [String]) async throws -> [String: Int] {
    let file = place.path("../counts")
    _ = try await run(arguments, ["FAULT_COUNT": file])
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), Int($0[1]) ?? 0) })
  }

  /// The paths that a run opens for writing, makes, moves and removes, and the sockets that it opens.
  func notes(_ arguments: [String]) async throws -> [String] {
    let file = place.path("../notes")
    try? FileManager.default.removeItem(atPath: file)
    _ = try await run(arguments, ["FAULT_NOTES": file])
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func run(_ arguments: [String], _ environment: [String: String]) async throws -> Run {
    let own = ["LD_PRELOAD": library, "FAULT_UNDER": place.path]
    return try await place.run(arguments, environment: environment.merging(own) { $1 })
  }
}
