import Files
import Foundation

/// What a source is compiled against and run by: a directory that scripts/source-kit makes beside the program.
struct SourceKit: Sendable {
  let directory: String
  let compiler: String
  /// The first line of what the compiler that built the modules says of itself.
  private let version: String
  /// What tells one build of the program from another.
  let stamp: String

  /// The program that runs compiled sources.
  var program: String { directory + "/render-transition" }
  var adapter: String { directory + "/source-adapter" }
  /// The modules of C that the compiler has built for the language mode of most apps, if it built them where they lie: it takes them nowhere else.
  var moduleCache: String? {
    let cache = directory + "/module-cache"
    let place = try? String(contentsOfFile: cache + "/place", encoding: .utf8)
    return place == cache + "\n" ? cache : nil
  }

  static func found() throws(SourceProblem) -> SourceKit {
    let program = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath()
    let bin = program.deletingLastPathComponent()
    let places = [
      bin.appending(path: "source-kit"), bin.deletingLastPathComponent().appending(path: "lib/render-transition"), bin,
    ]
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.appending(path: "toolchain").path) }) else {
      throw SourceProblem(
        "filming a source file takes modules that do not lie beside this program: install the package render-transition-dev, or all of it by scripts/install"
      )
    }
    return try SourceKit(place.path)
  }

  private init(_ directory: String) throws(SourceProblem) {
    self.directory = directory
    let text = (try? String(contentsOfFile: directory + "/toolchain", encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.count >= 2 else {
      throw SourceProblem("\(directory)/toolchain does not name a compiler: install the program again")
    }
    version = lines[1]
    compiler = try Self.compiler(lines[0], of: lines[1])
    stamp = [directory + "/librender-transition.so", compiler].map(Self.stamp).joined(separator: " ")
    guard compiler != lines[0] else { return }
    try expectSameCompiler()
    lendLibraries()
  }

  /// The compiler that built the modules, where it was or on PATH.
  private static func compiler(_ path: String, of version: String) throws(SourceProblem) -> String {
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let other = directories.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile) else {
      throw SourceProblem(
        "filming a source file takes the Swift toolchain that built this program, \(version): put its swiftc on PATH")
    }
    return other
  }

  private static func stamp(_ path: String) -> String {
    let facts = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    let time = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(facts[.size] ?? 0) \(facts[.systemFileNumber] ?? 0) \(time)"
  }

  /// Shows the programs of the kit where the toolchain's libraries are now: they look where those were when the kit was made.
  private func lendLibraries() {
    struct Info: Decodable { let paths: Paths }
    struct Paths: Decodable { let runtimeResourcePath: String }
    guard let said = try? Tool(compiler).run(["-print-target-info"]),
      let libraries = try? JSONDecoder().decode(Info.self, from: Data(said.output.utf8)).paths.runtimeResourcePath
    else { return }
    let places = ["linux", "host"].map { "\(libraries)/\($0)" } + [ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""]
    ChildProcess.setEnvironment("LD_LIBRARY_PATH", to: places.filter { !$0.isEmpty }.joined(separator: ":"))
  }

  /// Refuses a compiler that cannot read the modules.
  func expectSameCompiler() throws(SourceProblem) {
    let said = try Tool(compiler).run(["--version"])
    let found = said.output.split(separator: "\n").first.map(String.init) ?? "of no version"
    guard found == version else {
      throw SourceProblem(
        "filming a source file takes the Swift toolchain that built this program, \(version); \(compiler) is \(found)")
    }
  }
}
