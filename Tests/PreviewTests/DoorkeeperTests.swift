import Preview
import Testing

/// Who is let in: the page's own requests, and nobody else's.
struct DoorkeeperTests {
  private let keeper = Doorkeeper(token: "secret", port: 8000)

  private func status(_ line: String, _ headers: String...) throws -> Int {
    var reader = RequestReader()
    let text = ([line + " HTTP/1.1"] + headers).joined(separator: "\r\n") + "\r\nContent-Length: 0\r\n\r\n"
    let request = try #require(try reader.take(Array(text.utf8)) { _ throws(Refusal) in 0 })
    do throws(Refusal) {
      _ = try keeper.admit(request)
      return 200
    } catch {
      return error.status
    }
  }

  @Test func thePageIsAtItsAddress() throws {
    #expect(keeper.address == "http://127.0.0.1:8000/secret/")
    #expect(try status("GET /secret/", "Host: 127.0.0.1:8000") == 200)
    #expect(try status("GET /secret/a", "Host: localhost:8000") == 200)
  }

  @Test(arguments: ["/", "/secret", "/secre/", "/secrets/", "/Secret/", "//secret/", "/%73ecret/", "/other/secret/", "//"])
  func withoutTheTokenNothingIsThere(path: String) throws {
    #expect(try status("GET \(path)", "Host: 127.0.0.1:8000") == 404)
  }

  @Test(arguments: ["evil.example", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8000.evil.example", "[::1]:8000", "0.0.0.0:8000", ""])
  func aNameThatWasMadeToLeadHereIsRefused(host: String) throws {
    #expect(try status("GET /secret/", "Host: \(host)") == 421)
    #expect(try status("GET /secret/") == 421)
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:8000", "http://127.0.0.1:8001", "http://localhost:8000"])
  func otherOriginsAreRefused(origin: String) throws {
    #expect(try status("GET /secret/", "Host: 127.0.0.1:8000", "Origin: \(origin)") == 403)
    #expect(try status("POST /secret/film", "Host: 127.0.0.1:8000", "Origin: \(origin)") == 403)
  }

  @Test func whatChangesSomethingNamesItsOrigin() throws {
    #expect(try status("POST /secret/film", "Host: 127.0.0.1:8000") == 403)
    #expect(try status("POST /secret/film", "Host: 127.0.0.1:8000", "Origin: http://127.0.0.1:8000") == 200)
    #expect(try status("POST /secret/film", "Host: localhost:8000", "Origin: http://localhost:8000") == 200)
  }

  @Test func otherSitesMayLeadToThePageAndTakeNothingFromIt() throws {
    let (host, cross) = ("Host: 127.0.0.1:8000", "Sec-Fetch-Site: cross-site")
    #expect(try status("GET /secret/", host, cross, "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document") == 200)
    #expect(try status("GET /secret/", host, cross, "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script") == 403)
    #expect(try status("GET /secret/", host, cross, "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe") == 403)
    #expect(try status("GET /secret/", host, "Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: cors") == 403)
    #expect(try status("GET /secret/", host, "Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors") == 200)
  }
}
