import Foundation
import PackagePlugin

/// Lets a target be files of an iOS app as they are: `@objc`, `#selector` and their kin are adapted on the way to the compiler.
///
/// A target that uses the plugin has a source of its own with a line `// adapts: ../../MyApp/Animators`, which names a directory or a
/// file, counted from that source. All Swift files there become part of the target. They lie outside of what SwiftPM compiles by itself.
@main struct AdaptSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else {
      throw Problem("\(target.name) is no Swift target: the plugin AdaptSources adapts Swift files")
    }
    let places = try places(of: target)
    let originals = try originals(at: places, of: target)
    let copies = context.pluginWorkDirectoryURL.appending(path: "sources")
    let adapter = try Adapter(context)
    return try watches(places, context) + [
      .buildCommand(
        displayName: "Adapting \(originals.count) Swift files for \(target.name)", executable: adapter.executable,
        arguments: adapter.arguments + ["--package", copies.path] + kept(by: target) + originals.map(\.path),
        environment: adapter.environment, inputFiles: originals + adapter.inputs,
        outputFiles: originals.map { copies.appending(path: "\($0.deletingPathExtension().lastPathComponent).adapted.swift") })
    ]
  }

  /// The modules that the target's imports may name, beside those that the adapter knows.
  private func kept(by target: SwiftSourceModuleTarget) -> [String] {
    let modules = target.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
    return (modules + ["Testing", "XCTest"]).sorted().flatMap { ["--keep", $0] }
  }

  // MARK: The files to adapt

  /// What the target's own sources name, each with the source that does.
  private func places(of target: SwiftSourceModuleTarget) throws -> [(url: URL, source: URL)] {
    let mark = "// adapts:"
    let places = try target.sourceFiles(withSuffix: ".swift").map(\.url).flatMap { source in
      let lines = try String(contentsOf: source, encoding: .utf8).split(whereSeparator: \.isNewline)
      return lines.filter { $0.hasPrefix(mark) }.map { line in
        let path = line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
        return (url: URL(filePath: path, relativeTo: source.deletingLastPathComponent()).standardizedFileURL, source: source)
      }
    }
    guard places.isEmpty else { return places }
    throw Problem(
      "\(target.name) names no files to adapt: write a line like “// adapts: ../../MyApp/Animators” in a Swift file of the target"
    )
  }

  private func originals(at places: [(url: URL, source: URL)], of target: SwiftSourceModuleTarget) throws -> [URL] {
    let originals = try places.flatMap { place in
      let found = place.url.pathExtension == "swift" ? [place.url] : sources(below: place.url)
      guard !found.isEmpty, found.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else {
        throw Problem("\(place.source.path) names \(place.url.path), where there is no Swift file")
      }
      return found.filter { $0.path != place.source.path }
    }
    if let twice = Dictionary(grouping: originals, by: \.lastPathComponent).values.first(where: { $0.count > 1 }) {
      throw Problem("two files of \(target.name) have one name: \(twice.map(\.path).sorted().joined(separator: ", "))")
    }
    return originals
  }

  /// Commands by which SwiftPM notices that a file has come or gone: it plans anew when what lies in the output directory of such a command
  /// changes, or in a directory that a link there leads to. What is called `.docc` is neither source nor resource to it.
  private func watches(_ places: [(url: URL, source: URL)], _ context: PluginContext) throws -> [Command] {
    let watched = context.pluginWorkDirectoryURL.appending(path: "watched")
    try FileManager.default.createDirectory(at: watched, withIntermediateDirectories: true)
    return places.enumerated().filter { $0.element.url.pathExtension != "swift" }.map { index, place in
      .prebuildCommand(
        displayName: "Watching \(place.url.lastPathComponent)", executable: URL(filePath: "/bin/ln"),
        arguments: ["-sfn", place.url.path, watched.appending(path: "\(index).docc").path], outputFilesDirectory: watched)
    }
  }
}

/// Every Swift file in a directory and below, in the order of their paths.
private func sources(below directory: URL) -> [URL] {
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
  return paths.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
    .map { directory.appending(path: $0) }
}

/// How the program source-adapter is run: as it came with an installation, or as a script that compiles it first.
private struct Adapter {
  let executable: URL
  var arguments: [String] = []
  let environment: [String: String]
  /// What it is made of.
  let inputs: [URL]

  init(_ context: PluginContext) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let bin = try context.tool(named: "swiftc").url.deletingLastPathComponent()
    let kit = root.deletingLastPathComponent()
    let ready = kit.appending(path: "source-adapter")
    if [ready, kit.appending(path: "toolchain")].allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) {
      let libraries = bin.deletingLastPathComponent().appending(path: "lib/swift")
      (executable, inputs) = (ready, [ready])
      environment = ["LD_LIBRARY_PATH": ["host", "linux"].map { libraries.appending(path: $0).path }.joined(separator: ":")]
    } else {
      // The package's toolchain comes first, since the adapter is linked with its libraries.
      executable = root.appending(path: "scripts/adapt-sources")
      arguments = [context.pluginWorkDirectoryURL.appending(path: "source-adapter").path]
      environment = ["PATH": bin.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")]
      inputs = sources(below: root.appending(path: "Sources/SourceAdapter"))
    }
  }
}

/// Why a target cannot be adapted, in one line.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
