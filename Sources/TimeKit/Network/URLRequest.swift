// Requests and answers of servers under Foundation's names, which Linux has in a module of its own that needs a network.

/// A request to a server or for a file.
public struct URLRequest: Hashable, Sendable {
  /// Whether an earlier answer would do. There is none in a film.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// The name under which a header's field is kept: its case tells nothing.
  private func key(_ field: String) -> String {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() } ?? field
  }

  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[key(field)] }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    let key = key(field)
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[key] = value
  }

  /// A field that is there already has both values, with a comma between them.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue([self.value(forHTTPHeaderField: field), value].compactMap(\.self).joined(separator: ","), forHTTPHeaderField: field)
  }
}

/// The head of an answer, which comes before its data.
open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
    (self.url, self.mimeType, expectedContentLength, textEncodingName) = (url, mimeType, Int64(length), name)
  }

  open var suggestedFilename: String? { url.map { $0.lastPathComponent.isEmpty ? "unknown" : $0.lastPathComponent } }
}

/// The head of a server's answer. In a film only code makes one, such as that of tests.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { "\($0.key)".lowercased() == field.lowercased() }?.value as? String
  }
}

/// Answers of earlier requests: none, as there is no network.
open class URLCache: NSObject, @unchecked Sendable {
  public static let shared = URLCache()
  public let memoryCapacity: Int
  public let diskCapacity: Int

  public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, directory path: URL? = nil) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  /// Removes nothing, because nothing was kept.
  open func removeAllCachedResponses() {}
}
