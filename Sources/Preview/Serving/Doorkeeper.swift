/// Decides whose requests are answered: those of the page itself, in a browser of the person who has started the program.
///
/// Other users of the machine and other pages in the same browser can reach the port, too. What they lack is the token. Against pages
/// that would have it, by whatever way, stand the names of the host and of the origin, which browsers do not let pages choose.
package struct Doorkeeper: Sendable {
  private let token: String
  private let hosts: [String]

  /// - Parameters:
  ///   - token: the secret part of the address.
  ///   - port: the server's.
  package init(token: String, port: UInt16) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// The address of the page.
  package var address: String { "http://\(hosts[0])/\(token)/" }

  /// Where in the page's own tree a request leads, without a slash before it.
  ///
  /// - Throws: a refusal for requests that are not the page's. It says nothing of what there is.
  package func admit(_ request: Request) throws(Refusal) -> String {
    // A name of somebody else's that was made to lead here is not in the list.
    guard let host = request[header: "host"], hosts.contains(host) else {
      throw Refusal(421, "this server is \(hosts[0])")
    }
    if let origin = request[header: "origin"], origin != "http://" + host { throw Refusal(403, "another origin asks") }
    if request.method == .post, request[header: "origin"] == nil { throw Refusal(403, "no origin is named") }
    let site = request[header: "sec-fetch-site"] ?? "none"
    let isVisit = request[header: "sec-fetch-mode"] == "navigate" && request[header: "sec-fetch-dest"] == "document"
    guard ["same-origin", "none"].contains(site) || isVisit && request.method == .get else {
      throw Refusal(403, "another site asks")
    }
    let parts = request.path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, Self.areEqual(parts[1], token) else { throw Refusal(404, "nothing is here") }
    return String(parts[2])
  }

  /// Compares all letters, however early two differ, so that the time tells nothing of how many are right.
  private static func areEqual(_ word: Substring, _ secret: String) -> Bool {
    let (given, wanted) = (Array(word.utf8), Array(secret.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
