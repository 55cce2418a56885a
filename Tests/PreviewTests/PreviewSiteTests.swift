import Codecs
import Foundation
import Preview
import Raster
import Synchronization
import Testing

/// The addresses of the preview, with a studio that only notes what it is asked for.
struct PreviewSiteTests {
  private final class NotingStudio: Studio {
    private let noted = Mutex<[FilmWish]>([])

    var wishes: [FilmWish] { noted.withLock(\.self) }

    let opening = "{\"name\": \"Fade.swift\"}"

    func command(for wish: FilmWish, _ pictures: DroppedPictures) -> String {
      "film \(pictures[wish.from]?.name ?? "a \"sample\"")"
    }

    func shoot(
      _ wish: FilmWish, as kind: Shot.Kind, _ pictures: DroppedPictures, while isWanted: @escaping @Sendable () -> Bool
    ) -> Shot {
      noted.withLock { $0.append(wish) }
      if wish.params["broken"] != nil { return .problem(["Fade.swift:3:1: error: a <b> \"c\"", "  b"]) }
      return .done(Array("\(kind.rawValue) of \(pictures[wish.from]?.file.count ?? 0)".utf8))
    }
  }

  private let studio = NotingStudio()
  private let site: PreviewSite

  init() {
    site = PreviewSite(studio, Doorkeeper(token: "secret", port: 80), ticket: "once")
  }

  /// The answer to a request of the page, or the refusal of its gate.
  private func answer(_ method: String, _ place: String, _ body: [UInt8] = []) async throws -> Response {
    let head =
      "\(method) \(place) HTTP/1.1\r\nHost: 127.0.0.1:80\r\nOrigin: http://127.0.0.1:80\r\nContent-Length: \(body.count)\r\n\r\n"
    var reader = RequestReader()
    let (news, continuation) = AsyncStream.makeStream(of: Void.self)
    let reply = Reply { continuation.yield() }
    do throws(Refusal) {
      let request = try reader.take(Array(head.utf8) + body) { request throws(Refusal) in try site.gate(request) }
      site.answer(request!, reply)
    } catch {
      return Response(error)
    }
    for await _ in news { if let response = reply.response { return response } }
    throw CancellationError()
  }

  private func film(_ wish: String) async throws -> String {
    String(decoding: try await answer("POST", "/secret/film", Array(wish.utf8)).body, as: UTF8.self)
  }

  @Test func thePageAndItsFilesAreThere() async throws {
    for (place, type) in [
      ("", "text/html; charset=utf-8"), ("preview.css", "text/css; charset=utf-8"),
      ("preview.js", "text/javascript; charset=utf-8"),
      ("player.js", "text/javascript; charset=utf-8"), ("controls.js", "text/javascript; charset=utf-8"),
      ("opening", "application/json"),
    ] {
      let response = try await answer("GET", "/secret/" + place)
      #expect(response.status == 200 && response.type == type && !response.body.isEmpty, "\(place)")
    }
    #expect(try await answer("GET", "/secret/other").status == 404)
    #expect(try await answer("GET", "/secret/../film").status == 404)
    #expect(try await answer("GET", "/secret/film").status == 405)
    #expect(try await answer("POST", "/secret/opening", [1]).status == 405)
    #expect(try await answer("GET", "/other/").status == 404)
  }

  @Test func aFilmStandsBehindALineThatTellsOfIt() async throws {
    #expect(try await film(#"{"dark":false,"params":{}}"#) == "{\"command\":\"film a \\\"sample\\\"\",\"version\":0}\nfilm of 0")
    #expect(try await answer("POST", "/secret/gif", Array(#"{"dark":true,"params":{"a":"1"}}"#.utf8)).type == "image/gif")
    #expect(studio.wishes == [FilmWish(), FilmWish(dark: true, params: ["a": "1"])])
  }

  @Test func aProblemIsToldLineByLine() async throws {
    let text = try await film(#"{"dark":false,"params":{"broken":"1"}}"#)
    #expect(text.contains(#""problem":["Fade.swift:3:1: error: a \u003cb> \"c\"","  b"]}"#))
  }

  @Test func theSameWishIsFilmedAgainOnlyAfterASave() async throws {
    for _ in 0..<3 { _ = try await film(#"{"dark":false,"params":{}}"#) }
    #expect(studio.wishes.count == 1)
    site.sourcesChanged()
    #expect(try await film(#"{"dark":false,"params":{}}"#).contains("\"version\":1"))
    #expect(studio.wishes.count == 2)
  }

  @Test func whatWentWrongIsTriedAgainForAPageThatIsLoadedAnew() async throws {
    for _ in 0..<2 { _ = try await film(#"{"dark":false,"params":{"broken":"1"}}"#) }
    #expect(studio.wishes.count == 1)
    _ = try await answer("GET", "/secret/opening")
    _ = try await film(#"{"dark":false,"params":{"broken":"1"}}"#)
    #expect(studio.wishes.count == 2)
  }

  @Test(arguments: ["", "{", "[]", "{\"dark\":1,\"params\":{}}", "{\"params\":{\"a\":1},\"dark\":false}"])
  func whatIsNoWishIsRefused(text: String) async throws {
    #expect(try await answer("POST", "/secret/film", Array(text.utf8)).status == 400)
    #expect(studio.wishes.isEmpty)
  }

  @Test func aWishHasItsLimit() async throws {
    #expect(try await answer("POST", "/secret/film", [UInt8](repeating: 32, count: 65_537)).status == 413)
  }

  @Test func aDroppedPictureStaysInMemory() async throws {
    let png = try PNG.encode(Bitmap(width: 2, height: 3, fill: Pixel(red: 1, green: 2, blue: 3)))
    let taken = try await answer("POST", "/secret/picture?name=my%20home%2F..%2Fa.png", png)
    #expect(String(decoding: taken.body, as: UTF8.self) == "{\"id\":\"dropped:1\"}")
    let text = try await film(#"{"from":"dropped:1","dark":false,"params":{}}"#)
    #expect(text.contains("film a.png") && text.hasSuffix("film of \(png.count)"))
    #expect(try await film(#"{"from":"dropped:2","dark":false,"params":{}}"#).contains("drop it again"))
  }

  @Test func whatIsNoPictureIsNotTaken() async throws {
    let text = String(decoding: try await answer("POST", "/secret/picture?name=a.png", [1, 2, 3]).body, as: UTF8.self)
    #expect(text.hasPrefix("{\"problem\":") && text.contains("a.png"))
  }

  @Test func aPictureOfFarTooManyPixelsIsLeftToTheFilm() async throws {
    let png = try PNG.encode(Bitmap(width: 4, height: 4, fill: Pixel(red: 1, green: 2, blue: 3)))
    // No file of fewer bytes has so many pixels.
    let huge = resized(png, side: [0, 0, 32, 0], checksum: [0xFD, 0xC8, 0x5D, 0x0E]) + [UInt8](repeating: 0, count: 1 << 20)
    let text = String(decoding: try await answer("POST", "/secret/picture?name=a.png", huge).body, as: UTF8.self)
    #expect(text == "{\"id\":\"dropped:1\"}")
    let refused = resized(png, side: [0, 0, 64, 0], checksum: [0x26, 0xAA, 0x87, 0xD3])
    let said = String(decoding: try await answer("POST", "/secret/picture?name=a.png", refused).body, as: UTF8.self)
    #expect(said.hasPrefix("{\"problem\":") && said.contains("too large a PNG"))
    let small = resized(png, side: [0, 0, 0, 64], checksum: [0x25, 0x0B, 0xE6, 0x89])
    let smaller = String(decoding: try await answer("POST", "/secret/picture?name=a.png", small).body, as: UTF8.self)
    #expect(smaller.hasPrefix("{\"problem\":"))
  }

  /// A PNG whose header says, with its checksum, that the picture is a square of this side in 24-bit colours.
  private func resized(_ png: [UInt8], side: [UInt8], checksum: [UInt8]) -> [UInt8] {
    Array(png[..<16]) + side + side + [8, 2, 0, 0, 0] + checksum + png[33...]
  }

  @Test func theOldestPicturesGiveWay() async throws {
    let png = try PNG.encode(Bitmap(width: 1, height: 1, fill: Pixel(red: 1, green: 2, blue: 3)))
    for _ in 0...DroppedPictures.most { _ = try await answer("POST", "/secret/picture?name=a.png", png) }
    #expect(try await film(#"{"from":"dropped:1","dark":false,"params":{}}"#).contains("drop it again"))
    #expect(try await film(#"{"from":"dropped:2","dark":false,"params":{}}"#).hasSuffix("film of \(png.count)"))
  }

  @Test func aTicketLeadsToThePageOnce() async throws {
    #expect(try await answer("GET", "/open/wrong").status == 404)
    let response = try await answer("GET", "/open/once")
    #expect(response.status == 303 && response.headers.map(\.value) == ["http://127.0.0.1:80/secret/"])
    #expect(try await answer("GET", "/open/once").status == 404)
  }
}
