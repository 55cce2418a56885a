/// A request of HTTP/1.1, as far as the preview answers any.
package struct Request: Sendable, Equatable {
  /// The methods that something is answered to.
  package enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  /// What the request asks to be done.
  package let method: Method
  /// The address behind the host, up to a question mark, as it was sent.
  package let path: String
  /// What stands behind the question mark, as it was sent; empty without one.
  package let query: String
  /// Headers by their names in lower case.
  package let headers: [String: String]
  /// What follows the headers.
  package internal(set) var body: [UInt8] = []

  /// The value of a header, whose name is in lower case.
  package subscript(header header: String) -> String? { headers[header] }
}

/// Why a request is not answered as it asks: a status, and words for whoever sent it.
package struct Refusal: Error, Sendable, Equatable {
  /// The status of the answer.
  package let status: Int
  /// The reason, as the answer gives it.
  package let words: String

  /// Makes a refusal.
  package init(_ status: Int, _ words: String) {
    (self.status, self.words) = (status, words)
  }
}
