private import Foundation
private import Goldens
private import Synchronization

/// The preview's addresses and what is behind each: the page, its films, its pictures and its news.
package final class PreviewSite: Sendable {
  private struct State {
    /// How often the sources were saved.
    var version = 0
    /// The open answers that tell of news.
    var listeners: [Reply] = []
    var ticket: String?
  }

  private static let ticketDoor = "/open/"

  private let studio: any Studio
  private let doorkeeper: Doorkeeper
  private let pictures = DroppedPictures()
  private let shelf = FilmShelf()
  private let state: Mutex<State>
  /// One film is made at a time: they all ask for the same processors.
  private let queue = DispatchQueue(label: "films")

  /// - Parameter ticket: a word that leads to the page once, for a browser that is started with an address which others can see.
  package init(_ studio: any Studio, _ doorkeeper: Doorkeeper, ticket: String? = nil) {
    (self.studio, self.doorkeeper) = (studio, doorkeeper)
    state = Mutex(State(ticket: ticket))
  }

  /// Tells the pages that a source was saved.
  package func sourcesChanged() {
    let (version, listeners) = state.withLock { state in
      state.version += 1
      state.listeners.removeAll { !$0.isWanted }
      return (state.version, state.listeners)
    }
    for listener in listeners { listener.tell("changed", "\(version)") }
  }

  private var version: Int { state.withLock(\.version) }

  // MARK: Requests

  /// Looks at a request, and tells how many bytes its body may have.
  package func gate(_ request: Request) throws(Refusal) -> Int {
    if request.path.hasPrefix(Self.ticketDoor) { return 0 }
    switch (try doorkeeper.admit(request), request.method) {
    case ("film", .post), ("gif", .post): return FilmWish.mostBytes
    case ("picture", .post): return DroppedPictures.mostBytes
    case (_, .post): throw Refusal(405, "this is only read")
    default: return 0
    }
  }

  /// Answers a request that has passed the gate.
  package func answer(_ request: Request, _ reply: Reply) {
    do throws(Refusal) {
      if request.path.hasPrefix(Self.ticketDoor) { return try letIn(request, reply) }
      let place = try doorkeeper.admit(request)
      if let page = PreviewPage.file(place) { return reply.send(page) }
      switch (place, request.method) {
      case ("opening", .get):
        // Who loads the page anew may have done so because something outside of the sources was wrong.
        shelf.forgetProblems()
        reply.send(Response(type: Self.json, body: Array(studio.opening.utf8)))
      case ("news", .get): listen(reply)
      case ("film", .post): shoot(try FilmWish(request.body), .film, reply)
      case ("gif", .post): shoot(try FilmWish(request.body), .gif, reply)
      case ("picture", .post): take(request, reply)
      case ("film", _), ("gif", _), ("picture", _): throw Refusal(405, "this takes what is sent to it")
      default: throw Refusal(404, "nothing is here")
      }
    } catch {
      reply.send(Response(error))
    }
  }

  private static let json = "application/json"

  /// Sends the browser that has the ticket to the page. Whoever comes later learns nothing.
  private func letIn(_ request: Request, _ reply: Reply) throws(Refusal) {
    let word = request.path.dropFirst(Self.ticketDoor.count)
    let isRight = state.withLock { state in
      guard let ticket = state.ticket, ticket == word, request.method == .get else { return false }
      state.ticket = nil
      return true
    }
    guard isRight else { throw Refusal(404, "nothing is here") }
    var response = Response(303, type: "text/plain; charset=utf-8", body: [])
    response.headers = [("Location", doorkeeper.address)]
    reply.send(response)
  }

  private func listen(_ reply: Reply) {
    reply.open()
    let version = state.withLock { state in
      state.listeners.removeAll { !$0.isWanted }
      state.listeners.append(reply)
      return state.version
    }
    reply.tell("now", "\(version)")
  }

  private func take(_ request: Request, _ reply: Reply) {
    queue.async { [self] in
      let name = request.query.hasPrefix("name=") ? String(request.query.dropFirst("name=".count)) : "picture.png"
      let (id, words) = pictures.take(request.body, named: name)
      let text = words.map { "{\"problem\":\(JSONText.quoted($0))}" } ?? "{\"id\":\(JSONText.quoted(id))}"
      reply.send(Response(type: Self.json, body: Array(text.utf8)))
    }
  }

  // MARK: Films

  private func shoot(_ wish: FilmWish, _ kind: Shot.Kind, _ reply: Reply) {
    queue.async { [self] in
      guard reply.isWanted else { return }
      let title = FilmShelf.Title(wish: wish, kind: kind, version: version)
      reply.send(Self.response(shot(title, reply), as: title, command: studio.command(for: wish, pictures)))
    }
  }

  private func shot(_ title: FilmShelf.Title, _ reply: Reply) -> Shot {
    if let kept = shelf[title] { return kept }
    guard !pictures.isMissing(title.wish.from), !pictures.isMissing(title.wish.to) else {
      return .problem(["the dropped picture is not in memory any more: drop it again"])
    }
    let shot = studio.shoot(title.wish, as: title.kind, pictures) { reply.isWanted }
    if reply.isWanted { shelf.keep(shot, as: title) }
    return shot
  }

  /// A film behind a line of JSON that tells of it; a problem is that line alone. A GIF stands by itself.
  static func response(_ shot: Shot, as title: FilmShelf.Title, command: String) -> Response {
    let words = "\"command\":\(JSONText.quoted(command)),\"version\":\(title.version)"
    switch (shot, title.kind) {
    case (.done(let bytes), .gif): return Response(type: "image/gif", body: bytes)
    case (.done(let bytes), .film):
      return Response(type: "application/octet-stream", body: Array("{\(words)}\n".utf8) + bytes)
    case (.problem(let lines), _):
      let problem = lines.map { JSONText.quoted($0) }.joined(separator: ",")
      return Response(type: json, body: Array("{\(words),\"problem\":[\(problem)]}\n".utf8))
    }
  }
}
