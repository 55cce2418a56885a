// A film has no network, so that it is the same everywhere: what asks for one fails as on a device that has none, and a diagnostic says so.
// Files are read.

/// How a session asks. What a film's sessions cannot do has no property here.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var urlCache: URLCache? = .shared
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var allowsCellularAccess = true
  /// A session fails at once even if it would wait: the film has no network at any time.
  open var waitsForConnectivity = false
}

/// An object that is told of a session's end.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

/// An object that is told of the end of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

/// An object that is told of the data of a session's tasks.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

extension URLSessionTaskDelegate {
  public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
}

extension URLSessionDataDelegate {
  public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}

/// Asks servers, which do not answer in a film, and files.
open class URLSession: NSObject, @unchecked Sendable {
  /// What is called with the data, the head and the error of an answer.
  public typealias Answer = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  public private(set) var delegate: (any URLSessionDelegate)?
  private var tasks = 0

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
  }

  /// Delegates are told on the stage's thread, the only one, whatever the queue is.
  public init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?) {
    (self.configuration, self.delegate) = (configuration, delegate)
  }

  // MARK: Tasks

  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  open func dataTask(with request: URLRequest) -> URLSessionDataTask { task(request, nil) }

  open func dataTask(with url: URL, completionHandler: @escaping Answer) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func dataTask(with request: URLRequest, completionHandler: @escaping Answer) -> URLSessionDataTask {
    task(request, completionHandler)
  }

  /// Sends nothing: only servers take uploads.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?, completionHandler: @escaping Answer
  ) -> URLSessionUploadTask {
    task(request, completionHandler)
  }

  /// Brings nothing: of a file there would be no copy that may be moved.
  open func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func downloadTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    task(request) { _, response, error in completionHandler(nil, response, error ?? URLError(.unsupportedURL)) }
  }

  private func task<Kind: URLSessionTask>(_ request: URLRequest, _ answer: Answer?) -> Kind {
    tasks += 1
    return Kind(request, tasks, in: self, answer)
  }

  /// Lets the tasks that run come to their end.
  open func finishTasksAndInvalidate() { invalidate() }

  open func invalidateAndCancel() { invalidate() }

  private func invalidate() {
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
    delegate = nil
  }

  // MARK: Concurrency

  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await Self.answer(to: request).get()
  }

  // MARK: Answers

  /// The answer that a device without a network gets.
  @MainActor
  fileprivate static func answer(to request: URLRequest) -> Result<(Data, URLResponse), URLError> {
    guard let url = request.url else { return .failure(URLError(.badURL)) }
    guard url.isFileURL else {
      StageTime.current?.diagnose(
        "there is no network in a film: \(url.absoluteString) fails as on a device without one; let the screen show data of its own",
        by: "URLSession")
      let words = "The Internet connection appears to be offline."
      return .failure(
        URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: words]))
    }
    guard let data = try? Data(contentsOf: url) else { return .failure(URLError(.fileDoesNotExist)) }
    return .success((data, URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)))
  }
}

/// One request of a session.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running = 0
    case suspended = 1
    case canceling = 2
    case completed = 3
  }

  public let originalRequest: URLRequest?
  public let taskIdentifier: Int
  public private(set) var state = State.suspended
  public private(set) var response: URLResponse?
  public private(set) var error: (any Error)?
  open var taskDescription: String?
  open var priority: Float = 0.5
  private let session: URLSession
  private let answer: URLSession.Answer?

  /// A task that has not begun. Sessions make them.
  required public init(_ request: URLRequest, _ identifier: Int, in session: URLSession, _ answer: URLSession.Answer?) {
    (originalRequest, taskIdentifier, self.session, self.answer) = (request, identifier, session, answer)
  }

  open var currentRequest: URLRequest? { originalRequest }

  /// The answer comes in the stage's next turn.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    DispatchQueue.global().async { [self] in
      guard state == .running, let originalRequest else { return }
      end(URLSession.answer(to: originalRequest))
    }
  }

  open func suspend() {
    if state == .running { state = .suspended }
  }

  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    DispatchQueue.global().async { [self] in end(.failure(URLError(.cancelled))) }
  }

  @MainActor
  private func end(_ result: Result<(Data, URLResponse), URLError>) {
    state = .completed
    var data: Data?
    switch result {
    case .success(let all): (data, response) = all
    case .failure(let failure): error = failure
    }
    if let answer { return answer(data, response, error) }
    if let data, let task = self as? URLSessionDataTask {
      (session.delegate as? any URLSessionDataDelegate)?.urlSession(session, dataTask: task, didReceive: data)
    }
    (session.delegate as? any URLSessionTaskDelegate)?.urlSession(session, task: self, didCompleteWithError: error)
  }
}

/// A request whose answer is data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A request that brings data to a server.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A request whose answer is a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
