/// Takes a request from the bytes of a connection, however they are cut into pieces.
///
/// Goals, in this order:
/// 1. Nothing is taken into memory beyond the limits.
/// 2. Nothing has two meanings: a request that another reader could understand differently is refused.
/// 3. What browsers send is understood.
package struct RequestReader {
  /// The most bytes before a body. Browsers send less than two thousand.
  package static let longestHead = 16_384
  private static let mostHeaders = 100

  /// Looks at a request before its body is taken, and tells how many bytes that may have.
  package typealias Gate = (Request) throws(Refusal) -> Int

  private var bytes: [UInt8] = []
  /// How many bytes have been searched for the end of the head.
  private var searched = 0
  private var head: Request?
  private var length = 0

  package init() {}

  /// Whether only the body is still to come.
  var hasHead: Bool { head != nil }

  /// Takes the next bytes; returns the request once it is whole. Bytes behind it are dropped.
  package mutating func take(_ more: some Sequence<UInt8>, gate: Gate) throws(Refusal) -> Request? {
    bytes += more
    if head == nil { try takeHead(gate) }
    guard var request = head, bytes.count >= length else { return nil }
    request.body = Array(bytes.prefix(length))
    return request
  }

  private mutating func takeHead(_ gate: Gate) throws(Refusal) {
    guard let end = endOfHead() else {
      guard bytes.count <= Self.longestHead else { throw Refusal(431, "the request's head is too long") }
      return
    }
    guard end <= Self.longestHead else { throw Refusal(431, "the request's head is too long") }
    guard let text = String(validating: bytes[..<end], as: Unicode.ASCII.self) else {
      throw Refusal(400, "the request's head is no ASCII")
    }
    let request = try Self.head(text)
    length = try Self.length(of: request)
    let limit = try gate(request)
    guard length <= limit else { throw Refusal(413, "there may be \(limit) bytes, and these are \(length)") }
    bytes.removeFirst(end + 4)
    head = request
  }

  /// Where the two line ends stand that end the head.
  private mutating func endOfHead() -> Int? {
    var at = max(searched - 3, 0)
    while at + 3 < bytes.count {
      if bytes[at] == 13, bytes[at + 1] == 10, bytes[at + 2] == 13, bytes[at + 3] == 10 { return at }
      at += 1
    }
    searched = bytes.count
    return nil
  }

  // MARK: The head

  private static func head(_ text: String) throws(Refusal) -> Request {
    // A carriage return and a line feed are one letter of a Swift string.
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard lines.count <= mostHeaders, !text.unicodeScalars.contains(where: \.isStray),
      lines.joined().allSatisfy({ !$0.isNewline })
    else { throw Refusal(400, "the request's head is not understood") }
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
      throw Refusal(400, "the request's first line is not understood")
    }
    guard let method = Request.Method(rawValue: String(words[0])) else { throw Refusal(405, "GET and POST are understood") }
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return Request(
      method: method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "",
      headers: try headers(lines.dropFirst()))
  }

  private static func headers(_ lines: ArraySlice<Substring>) throws(Refusal) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, line[..<colon].utf8.allSatisfy(\.isOfToken) else {
        throw Refusal(400, "a header is not understood")
      }
      let name = line[..<colon].lowercased()
      let value = String(line[colon...].dropFirst().drop { $0 == " " || $0 == "\t" }.trimmedAtEnd)
      guard let other = headers[name] else {
        headers[name] = value
        continue
      }
      guard !single.contains(name) else { throw Refusal(400, "the header \(name) is there twice") }
      headers[name] = other + ", " + value
    }
    return headers
  }

  /// The headers that decide something here: a second one would leave open which of them counts.
  private static let single: Set = [
    "host", "origin", "content-length", "transfer-encoding", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest",
  ]

  private static func length(of request: Request) throws(Refusal) -> Int {
    guard request[header: "transfer-encoding"] == nil else { throw Refusal(501, "a body comes with its Content-Length") }
    guard let text = request[header: "content-length"] else {
      if request.method == .post { throw Refusal(411, "a body comes with its Content-Length") }
      return 0
    }
    guard !text.isEmpty, text.count <= 12, text.utf8.allSatisfy({ (48...57).contains($0) }), let length = Int(text) else {
      throw Refusal(400, "Content-Length is no number")
    }
    return length
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character that no head has.
  fileprivate var isStray: Bool { value < 32 && self != "\r" && self != "\n" && self != "\t" || value == 127 }
}

extension UInt8 {
  /// Whether the byte may stand in the name of a header.
  fileprivate var isOfToken: Bool {
    switch self {
    case 48...57, 65...90, 97...122: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}

extension Substring {
  fileprivate var trimmedAtEnd: Substring {
    var text = self
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
