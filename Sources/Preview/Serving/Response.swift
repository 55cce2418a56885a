/// An answer to a request.
package struct Response: Sendable, Equatable {
  /// The status: 200 where all is well.
  package let status: Int
  /// The type of the body, such as `text/html; charset=utf-8`.
  package let type: String
  /// Headers beside those that every answer has.
  package var headers: [(name: String, value: String)] = []
  /// The answer itself.
  package let body: [UInt8]

  /// Makes an answer.
  package init(_ status: Int = 200, type: String, body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// Makes an answer of words.
  package init(_ status: Int = 200, _ words: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array((words + "\n").utf8))
  }

  /// Makes the answer to a request that is refused.
  package init(_ refusal: Refusal) {
    self.init(refusal.status, refusal.words)
  }

  package static func == (left: Response, right: Response) -> Bool {
    left.status == right.status && left.type == right.type && left.body == right.body
      && left.headers.map(\.name) == right.headers.map(\.name) && left.headers.map(\.value) == right.headers.map(\.value)
  }

  /// Headers that every answer has. The page loads nothing from elsewhere, stands in no other page, and is kept nowhere.
  static let standard = [
    ("Cache-Control", "no-store"),
    ("Connection", "close"),
    ("Content-Security-Policy", policy),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
  ]

  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The answer as it is sent.
  ///
  /// - Parameters:
  ///   - isHead: whether the body is left out.
  ///   - isOpen: whether more follows, of which nobody knows how much.
  package func bytes(isHead: Bool = false, isOpen: Bool = false) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) \(Self.reasons[status] ?? "Refused")", "Content-Type: \(type)"]
    if !isOpen { lines.append("Content-Length: \(body.count)") }
    lines += (Self.standard + headers.map { ($0.name, $0.value) }).map { "\($0.0): \($0.1)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead ? [] : body)
  }

  private static let reasons = [
    200: "OK", 303: "See Other", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 411: "Length Required", 413: "Content Too Large", 421: "Misdirected Request",
    431: "Request Header Fields Too Large",
  ]
}
