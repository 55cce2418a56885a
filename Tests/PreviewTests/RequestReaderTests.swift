import Preview
import Testing

/// What is understood as a request, and what is refused before it costs anything.
struct RequestReaderTests {
  private let head = "GET /a/b?c=d HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAccept: */*\r\n\r\n"

  private func read(_ text: String, limit: Int = 100) throws(Refusal) -> Request? {
    var reader = RequestReader()
    return try reader.take(Array(text.utf8)) { _ throws(Refusal) in limit }
  }

  private func expectRefusal(_ status: Int, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(Refusal) {
      _ = try read(text)
      Issue.record("\(text) was taken", sourceLocation: sourceLocation)
    } catch {
      #expect(error.status == status, sourceLocation: sourceLocation)
    }
  }

  @Test func aRequestIsTakenApart() throws {
    let request = try #require(try read(head))
    #expect(request.method == .get && request.path == "/a/b" && request.query == "c=d")
    #expect(request.headers == ["host": "127.0.0.1:80", "accept": "*/*"])
    #expect(request.body.isEmpty)
  }

  @Test func piecesOfAnySizeMakeTheSameRequest() throws {
    let text = Array("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello".utf8)
    for size in [1, 2, 3, 7, text.count] {
      var reader = RequestReader()
      var found: Request?
      for start in stride(from: 0, to: text.count, by: size) {
        #expect(found == nil)
        found = try reader.take(text[start..<min(start + size, text.count)]) { _ throws(Refusal) in 5 }
      }
      #expect(found.map { String(decoding: $0.body, as: UTF8.self) } == "hello")
    }
  }

  @Test func bytesBehindTheBodyAreDropped() throws {
    let request = try read("POST /x HTTP/1.1\r\nContent-Length: 2\r\n\r\nabGET / HTTP/1.1\r\n\r\n")
    #expect(request?.body == Array("ab".utf8))
  }

  @Test func aBodyThatIsTooLongIsRefusedBeforeItComes() {
    expectRefusal(413, "POST /x HTTP/1.1\r\nContent-Length: 101\r\n\r\n")
    expectRefusal(413, "POST /x HTTP/1.1\r\nContent-Length: 999999999999\r\n\r\n")
  }

  @Test(arguments: [
    (405, "DELETE / HTTP/1.1\r\n\r\n"), (405, "get / HTTP/1.1\r\n\r\n"),
    (400, "GET / HTTP/2\r\n\r\n"), (400, "GET  / HTTP/1.1\r\n\r\n"), (400, "GET http://a/ HTTP/1.1\r\n\r\n"),
    (400, "GET /\r\n\r\n"), (400, "\r\n\r\n"), (400, "GET / HTTP/1.1 \r\n\r\n"),
    (400, "GET / HTTP/1.1\r\nno colon\r\n\r\n"), (400, "GET / HTTP/1.1\r\n folded: a\r\n\r\n"),
    (400, "GET / HTTP/1.1\r\nHost : a\r\n\r\n"), (400, "GET / HTTP/1.1\r\n: a\r\n\r\n"),
    (400, "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n"), (400, "GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: a\r\n\r\n"),
    (400, "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na"),
    (400, "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\na"), (400, "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\na"),
    (400, "POST / HTTP/1.1\r\nContent-Length: 0x1\r\n\r\na"), (400, "POST / HTTP/1.1\r\nContent-Length:\r\n\r\na"),
    (411, "POST / HTTP/1.1\r\n\r\na"), (501, "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    (400, "GET /\u{0} HTTP/1.1\r\n\r\n"), (400, "GET / HTTP/1.1\r\nA: \u{7F}\r\n\r\n"), (400, "GET /ä HTTP/1.1\r\n\r\n"),
    (400, "GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n"), (400, "GET / HTTP/1.1\r\nA: b\rC: d\r\n\r\n"),
  ])
  func whatHasTwoMeaningsOrNoneIsRefused(status: Int, text: String) {
    expectRefusal(status, text)
  }

  @Test func aHeadWithoutEndIsRefused() {
    expectRefusal(431, "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: RequestReader.longestHead))
    expectRefusal(431, "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: RequestReader.longestHead) + "\r\n\r\n")
    expectRefusal(400, "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 101) + "\r\n")
  }

  @Test func theGateSeesTheHeadBeforeTheBodyIsThere() throws {
    var reader = RequestReader()
    #expect(throws: Refusal(403, "no")) {
      _ = try reader.take(Array("POST /x HTTP/1.1\r\nContent-Length: 50\r\n\r\n".utf8)) { _ throws(Refusal) in
        throw Refusal(403, "no")
      }
    }
  }
}
