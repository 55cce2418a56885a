import Foundation
import Raster
import Testing

/// The preview as a program: its address, its films, its manners. Tests/Pages uses its page.
struct PreviewCommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(Sources.fade.utf8, to: "Fade.swift")
  }

  /// A preview under way.
  private struct Preview {
    let running: Running
    let port: Int
    let token: String
  }

  private func start(_ words: String...) async throws -> Preview {
    let running = try place.start(["preview"] + words)
    try await running.wait { running.data.hasSuffix("\n") }
    let address = try #require(running.data.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/([0-9a-f]{32})\/\n/))
    return Preview(running: running, port: Int(address.1)!, token: String(address.2))
  }

  /// What is answered to a wish for a film, or for a GIF.
  private func answer(to wish: String, as kind: String = "film", of preview: Preview) async throws -> String {
    let request = """
      POST /\(preview.token)/\(kind) HTTP/1.1\\r\\nHost: 127.0.0.1:\(preview.port)\\r\\n\
      Origin: http://127.0.0.1:\(preview.port)\\r\\nContent-Length: \(wish.utf8.count)\\r\\n\\r\\n
      """
    // What a shell may change is given in octal digits.
    let body = wish.utf8.map { "\\\\" + String($0, radix: 8) }.joined()
    let line =
      "exec 3<>/dev/tcp/127.0.0.1/\(preview.port); printf \"\(request.replacing("\\", with: "\\\\"))\(body)\" >&3; cat <&3"
    try place.write(line.utf8, to: "../ask")
    return try await place.shell("bash ../ask | tr -d '\\000'").data
  }

  private func end(_ preview: Preview) async throws {
    preview.running.send(SIGINT)
    #expect(try await preview.running.end().end == .signal(SIGINT))
  }

  @Test func aSourceIsFilmedAgainAfterASave() async throws {
    let preview = try await start("Fade.swift", "--size", "24x48")
    let wish = #"{"dark":false,"params":{}}"#
    let first = try await answer(to: wish, of: preview)
    #expect(first.contains(#"{"command":"render-transition --style Fade.swift --size 24x48 Fade.gif","version":0}"#))
    #expect(first.contains(#""width":24,"height":48"#) && first.contains(#""name": "duration""#) && first.contains("PNG"))
    #expect(try await answer(to: wish, as: "gif", of: preview).contains("GIF89a"))
    try place.write(Sources.fade(with: "wrong()").utf8, to: "Fade.swift")
    var broken = ""
    for _ in 0..<100 where !broken.contains("\"version\":1") { broken = try await answer(to: wish, of: preview) }
    #expect(broken.contains("Fade.swift:13:") && broken.contains("cannot find 'wrong' in scope"))
    #expect(try place.files() == ["Fade.swift"])
    try await end(preview)
  }

  @Test func numbersAreSetWithoutALiteral() async throws {
    try place.write(
      Sources.fade.replacing("private var", with: "var shown = 3; var share: CGFloat = 0.5; private var").utf8, to: "Fade.swift")
    let preview = try await start("Fade.swift", "--size", "24x48", "--param", "duration=0.2")
    let command =
      "render-transition --style Fade.swift --size 24x48 --param duration=0.2 --param share=1.5 --param shown=7 Fade.gif"
    let film = try await answer(to: #"{"dark":false,"params":{"duration":"0.2","share":"1.5","shown":"7"}}"#, of: preview)
    #expect(film.contains(command) && film.contains(#"[10,0.2,0.22]]"#), "\(film.prefix(1500))")
    let wrong = try await answer(to: #"{"dark":false,"params":{"pace":"7"}}"#, of: preview)
    #expect(wrong.contains("there is no property pace"))
    try await end(preview)
  }

  @Test func aTrapAndALoopAreAnswered() async throws {
    try place.write(Sources.fade(with: "fatalError(\"stop\")").utf8, to: "Fade.swift")
    let preview = try await start("Fade.swift", "--size", "24x48", "--limit", "1")
    let wish = #"{"dark":false,"params":{}}"#
    #expect(try await answer(to: wish, of: preview).contains("Fatal error: stop"))
    try place.write(Sources.fade(with: "while true { _ = toView.alpha }").utf8, to: "Fade.swift")
    var late = ""
    for _ in 0..<100 where !late.contains("\"version\":1") { late = try await answer(to: wish, of: preview) }
    #expect(late.contains("still computing after 1 s"))
    try await end(preview)
  }

  @Test func aStyleOfTheCatalogueNeedsNoCompiler() async throws {
    let preview = try await start("--style", "kugou-push", "--size", "24x48", "--param", "damping=0.5")
    let film = try await answer(to: #"{"from":"sample:photo","dark":true,"params":{"damping":"0.7"}}"#, of: preview)
    #expect(film.contains("--style kugou-push --size 24x48 --param damping=0.7 --from sample:photo --dark kugou-push.gif"))
    #expect(film.contains(#""least": 0.1"#))
    let wrong = try await answer(to: #"{"dark":false,"params":{"damping":"9"}}"#, of: preview)
    #expect(wrong.contains("damping takes 0.1 to 1, not “9”"))
    try await end(preview)
  }

  @Test func aPortIsTakenOnce() async throws {
    let preview = try await start("Fade.swift")
    try await place.run("preview", "Fade.swift", "--port", "\(preview.port)").expectFailure(2, "port \(preview.port)", "--port N")
    try await end(preview)
    let again = try await start("Fade.swift", "--port", "\(preview.port)")
    #expect(again.port == preview.port && again.token != preview.token)
    try await end(again)
  }

  @Test func aBrowserIsOpenedByAWordThatIsGoodOnce() async throws {
    try place.write("#!/bin/sh\necho \"$1\" >../address\n".utf8, to: "../xdg-open")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path("../xdg-open"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let running = try place.start(["preview", "Fade.swift", "--open"], environment: ["PATH": "\(place.path("..")):\(path)"])
    try await running.wait { ((try? place.bytes("../address")) ?? Data()).last == 10 }
    let address = String(decoding: try place.bytes("../address"), as: UTF8.self)
    let parts = try #require(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/open\/([0-9a-f]{32})\n/))
    #expect(running.data.isEmpty && !running.words.contains(parts.2))
    try await end(Preview(running: running, port: Int(parts.1)!, token: ""))
  }

  @Test(arguments: [
    (64, ["preview"], "nothing to preview"), (64, ["preview", "kugu-push"], "kugou-push"),
    (64, ["preview", "Fade.swift", "--style", "mg-present"], "one style at a time"),
    (64, ["preview", "kugou-push", "--param", "damping=9"], "damping takes"),
    (64, ["preview", "kugou-push", "--as", "pop"], "--as is for"),
    (64, ["preview", "Fade.swift", "--from", "-"], "standard input"),
    (64, ["preview", "Fade.swift", "--to", "sample:x"], "“x”"),
    (2, ["preview", "Nowhere.swift"], "Nowhere.swift"), (2, ["preview", "Fade.swift", "--from", "no.png"], "no.png"),
    (64, ["preview", "Fade.m"], "Objective-C"), (64, ["preview", "Fade.swift", "--port", "0"], "--port"),
  ])
  func aMistakeEndsThePreviewBeforeItBegins(code: Int32, words: [String], answer: String) async throws {
    try await place.run(words).expectFailure(code, answer)
  }
}
