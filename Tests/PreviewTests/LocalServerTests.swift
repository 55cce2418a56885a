import Foundation
import Preview
import Testing

/// The server by its port: what it answers, whom it does not wait for, and how much it takes.
struct LocalServerTests {
  private let server: LocalServer
  private static let clock: @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }

  init() throws {
    server = try LocalServer(port: 0, now: Self.clock)
    server.start(gate: { _ throws(Refusal) in 1 << 20 }) { request, reply in
      switch request.path {
      case "/never": break
      case "/news":
        reply.open()
        reply.tell("changed", "1")
      case "/large": reply.send(Response(type: "application/octet-stream", body: [UInt8](repeating: 7, count: 8 << 20)))
      default: reply.send(Response(200, "\(request.method.rawValue) \(request.path) \(request.body.count)"))
      }
    }
  }

  private func answer(to text: String) throws -> String {
    let client = try Client(port: server.port)
    client.send(text)
    return String(decoding: client.rest(), as: UTF8.self)
  }

  @Test func aRequestIsAnsweredAndTheConnectionEnds() throws {
    let answer = try answer(to: "POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\nPOST /a 3\n"))
    for header in ["Cache-Control: no-store", "X-Frame-Options: DENY", "Content-Security-Policy: default-src 'none';"] {
      #expect(answer.contains("\r\n\(header)"), "\(header)")
    }
    #expect(!answer.lowercased().contains("access-control-"))
  }

  @Test func aHeadHasNoBody() throws {
    let answer = try answer(to: "HEAD /a HTTP/1.1\r\n\r\n")
    #expect(answer.contains("\r\nContent-Length: 10\r\n") && answer.hasSuffix("\r\n\r\n"))
  }

  @Test func whatIsNotUnderstoodIsRefused() throws {
    #expect(try answer(to: "SSH-2.0-x\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
    #expect(try answer(to: "POST /a HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n").hasPrefix("HTTP/1.1 413 "))
  }

  @Test func nobodyWaitsForThoseWhoAreSlow() throws {
    let slow = try (0..<LocalServer.mostConnections * 2).map { _ in try Client(port: server.port) }
    slow.forEach { $0.send("GET /a HT") }
    let large = try Client(port: server.port)
    large.send("GET /large HTTP/1.1\r\n\r\n")
    let waiting = try Client(port: server.port)
    waiting.send("GET /never HTTP/1.1\r\n\r\n")
    let begun = Self.clock()
    #expect(try answer(to: "GET /b HTTP/1.1\r\n\r\n").hasSuffix("GET /b 0\n"))
    #expect(Self.clock() - begun < 2)
    #expect(large.rest().count > 8 << 20)
  }

  @Test func anAnswerThatIsNotWantedIsKnown() async throws {
    let (replies, continuation) = AsyncStream.makeStream(of: Reply.self)
    let server = try LocalServer(port: 0, now: Self.clock)
    server.start(gate: { _ throws(Refusal) in 0 }) { _, reply in continuation.yield(reply) }
    var client: Client? = try Client(port: server.port)
    client?.send("GET /never HTTP/1.1\r\n\r\n")
    let reply = try #require(await replies.first { _ in true })
    #expect(reply.isWanted)
    client = nil
    for _ in 0..<100 where reply.isWanted { try await Task.sleep(for: .milliseconds(20)) }
    #expect(!reply.isWanted)
  }

  @Test func eventsComeAsTheyAreTold() throws {
    let client = try Client(port: server.port)
    client.send("GET /news HTTP/1.1\r\n\r\n")
    let text = client.text(until: "data: 1\n\n")
    #expect(text.contains("Content-Type: text/event-stream\r\n") && text.contains("\r\n\r\nevent: changed\ndata: 1\n\n"))
    #expect(!text.contains("Content-Length"))
  }

  @Test func aPortThatIsTakenIsNamed() throws {
    do {
      _ = try LocalServer(port: server.port, now: Self.clock)
      Issue.record("two servers have one port")
    } catch {
      #expect("\(error)".contains("port \(server.port)") && "\(error)".contains("--port"))
    }
  }
}
