import Files
import Foundation
import Preview
import SourcePrograms
import StyleKit

extension AnyOption {
  static let port = Option("port", .port, in: .output, "the port of 127.0.0.1 to serve at", standard: "one that is free")
  static let open = Option("open", .flag, in: .output, "open a browser, instead of printing the address")
}

extension ValueKind<UInt16> {
  /// A port of TCP; 0 is none that one could ask for.
  static var port: Self {
    Self(ValueForm(name: "port", valueName: "N", range: 1...65535, offer: .nothing)) { text, option, _ throws(UsageError) in
      if let port = UInt16(text), port > 0, !text.hasPrefix("+") { return port }
      throw UsageError("\(option) takes a whole number from 1 to 65535, not “\(text)”")
    }
  }
}

extension Command {
  static let preview = Command(
    name: "preview", synopsis: "FILE.swift | --style NAME [options]",
    summary: "serve a page to scrub, slow down and tune a transition; it follows every save",
    about: """
      The address is printed on standard output. It is a secret: whoever has it on this machine sees the page. \
      Control-C ends the preview. Nothing is written to disk but what is compiled, in the user's cache.
      --limit is 10 unless given: a loop without end is said on the page.
      """,
    operand: Operand(name: "STYLE", offer: .styles),
    options: AnyOption.scenery + AnyOption.drawing + [.fps, .firstHold, .lastHold, .port, .open, .quiet],
    examples: [
      Example("preview Fade.swift", "your own animator, again on every save"),
      Example("preview --style kugou-push --open", "a documented style, in the browser"),
      Example("preview Fade.swift --from home.png --to detail.png", "between your own two screenshots"),
    ]
  ) { arguments in
    if let kind = Handover.received?.golden.flatMap(Shot.Kind.init) { try await PreviewShot(arguments).report(as: kind) }
    let orders = try PreviewOrders(arguments)
    try orders.rehearse()
    let now: @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }
    let server = try LocalServer(port: arguments[.port] ?? 0, now: now)
    let doorkeeper = Doorkeeper(token: try Chance.word(), port: server.port)
    let ticket = try Chance.word()
    let site = PreviewSite(PreviewStudio(orders), doorkeeper, ticket: ticket)
    server.start(gate: { request throws(Refusal) in try site.gate(request) }, answer: { site.answer($0, $1) })
    let reporting = Reporting(arguments)
    if arguments.has(.open) {
      if !Browser.open("http://127.0.0.1:\(server.port)/open/\(ticket)") {
        throw ServerProblem("no browser can be started: leave --open out, and open the address that is then printed")
      }
      reporting.say("serving \(orders.name): control-C ends it")
    } else {
      try Console.print(doorkeeper.address)
    }
    follow(orders.files, site)
  }

  /// Tells the pages of every save, until a signal ends the program.
  private static func follow(_ files: WatchedFiles, _ site: PreviewSite) -> Never {
    let watch = FileWatch(files)
    var stamps = watch.look()
    while true {
      stamps = watch.change(from: stamps)
      site.sourcesChanged()
    }
  }
}

/// Secrets that nobody can guess.
private enum Chance {
  /// A word of 128 random bits.
  static func word() throws(FileError) -> String {
    guard let source = FileHandle(forReadingAtPath: "/dev/urandom"), let bytes = try? source.read(upToCount: 16),
      bytes.count == 16
    else { throw .unreadable(file: "/dev/urandom", reason: "the preview's address needs random bytes") }
    return bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// The person's browser.
private enum Browser {
  /// Opens an address; fails where no program does that.
  static func open(_ address: String) -> Bool {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = directories.flatMap { directory in ["xdg-open", "open"].map { "\(directory)/\($0)" } }
    guard let program = paths.first(where: FileManager.default.isExecutableFile),
      let nothing = FileHandle(forUpdatingAtPath: "/dev/null")
    else { return false }
    let descriptors = [nothing.fileDescriptor, nothing.fileDescriptor, nothing.fileDescriptor]
    guard let child = try? ChildProcess(program, as: program, [address], descriptors: descriptors) else { return false }
    Thread { _ = child.end() }.start()
    return true
  }
}
