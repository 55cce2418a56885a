import Foundation
import TestStages
import Testing
import TransitionKit

/// Writes down what a session tells.
private final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  var lines: [String] = []

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lines.append("\(dataTask.taskIdentifier) has \(data.count)")
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    lines.append("\(task.taskIdentifier) \(error == nil ? "ends" : "fails")")
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { lines.append("invalid") }
}

/// What a task answered.
private final class Answer: @unchecked Sendable {
  var data: Data?
  var response: URLResponse?
  var error: URLError.Code?
  var count = 0

  func take(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    (self.data, self.response, self.error, count) = (data, response, (error as? URLError)?.code, count + 1)
  }
}

/// A film has no network: requests fail as on a device without one, and files are read.
@MainActor @Suite struct URLSessionTests {
  private let stage = Stage.small()
  private let server = URL(string: "https://example.com/photos.json")!
  private let file = URL(filePath: #filePath)
  private let answer = Answer()

  @Test func aServerDoesNotAnswerAndThatIsSaid() {
    let task = URLSession.shared.dataTask(with: server, completionHandler: answer.take)
    #expect(task.state == .suspended && task.originalRequest?.url == server && task.currentRequest?.httpMethod == "GET")
    stage.perform { task.resume() }
    #expect(answer.count == 0 && task.state == .running)
    stage.advance(to: 0.1)
    #expect(answer.count == 1 && answer.error == .notConnectedToInternet && answer.data == nil && answer.response == nil)
    #expect(task.state == .completed && task.error?.localizedDescription == "The Internet connection appears to be offline.")
    #expect(
      stage.diagnostics.map(\.text).count { $0.contains("no network") && $0.contains("https://example.com/photos.json") } == 1)
  }

  @Test func aFileIsRead() throws {
    stage.perform { URLSession(configuration: .ephemeral).dataTask(with: file, completionHandler: answer.take).resume() }
    stage.advance(to: 0.1)
    #expect(try answer.data == Data(contentsOf: file) && answer.error == nil && stage.diagnostics.isEmpty)
    #expect(answer.response?.url == file && answer.response?.suggestedFilename == "URLSessionTests.swift")
    #expect(answer.response?.expectedContentLength == Int64(answer.data?.count ?? 0) && answer.response?.mimeType == nil)
    stage.perform { URLSession.shared.dataTask(with: file.appending(path: "none"), completionHandler: answer.take).resume() }
    stage.advance(to: 0.2)
    #expect(answer.error == .fileDoesNotExist && answer.data == nil)
  }

  @Test func aTaskIsAnsweredOnceHoweverOftenItIsResumed() {
    let task = URLSession.shared.dataTask(with: file, completionHandler: answer.take)
    stage.perform {
      task.resume()
      task.suspend()
    }
    stage.advance(to: 0.1)
    #expect(answer.count == 0 && task.state == .suspended)
    stage.perform {
      task.resume()
      task.resume()
    }
    stage.advance(to: 0.2)
    stage.perform {
      task.resume()
      task.cancel()
    }
    stage.advance(to: 0.3)
    #expect(answer.count == 1 && answer.error == nil)
  }

  @Test func aCancelledTaskFails() {
    let task = URLSession.shared.dataTask(with: file, completionHandler: answer.take)
    stage.perform {
      task.resume()
      task.cancel()
    }
    #expect(task.state == .canceling)
    stage.advance(to: 0.1)
    #expect(answer.count == 1 && answer.error == .cancelled && task.state == .completed)
  }

  @Test func uploadsAndDownloadsFail() {
    let request = URLRequest(url: server)
    stage.perform { URLSession.shared.uploadTask(with: request, from: Data([1]), completionHandler: answer.take).resume() }
    stage.advance(to: 0.1)
    #expect(answer.error == .notConnectedToInternet)
    let other = Answer()
    stage.perform { URLSession.shared.downloadTask(with: file) { _, _, error in other.take(nil, nil, error) }.resume() }
    stage.advance(to: 0.2)
    #expect(other.error == .unsupportedURL)
  }

  @Test func aDelegateIsTold() throws {
    let listener = Listener()
    let session = URLSession(configuration: .default, delegate: listener, delegateQueue: .main)
    stage.perform {
      session.dataTask(with: file).resume()
      session.dataTask(with: URLRequest(url: server)).resume()
    }
    stage.advance(to: 0.1)
    session.finishTasksAndInvalidate()
    session.invalidateAndCancel()
    let count = try Data(contentsOf: file).count
    #expect(listener.lines == ["1 has \(count)", "1 ends", "2 fails", "invalid"])
  }

  @Test func concurrencyHasTheSameAnswers() throws {
    stage.perform {
      _ = Task { [answer, server, file] in
        answer.data = try? await URLSession.shared.data(from: file).0
        do { _ = try await URLSession.shared.data(for: URLRequest(url: server)) } catch { answer.take(answer.data, nil, error) }
      }
    }
    stage.advance(to: 0.1)
    #expect(try answer.data == Data(contentsOf: file) && answer.error == .notConnectedToInternet)
  }

  @Test func aRequestHasItsHeaders() {
    var request = URLRequest(url: server, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
    #expect(request.value(forHTTPHeaderField: "Accept") == nil)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.addValue("text/plain", forHTTPHeaderField: "accept")
    (request.httpMethod, request.httpBody) = ("POST", Data([1, 2]))
    #expect(
      request.value(forHTTPHeaderField: "ACCEPT") == "application/json,text/plain" && request.allHTTPHeaderFields?.count == 1)
    #expect(request.timeoutInterval == 5 && request.cachePolicy == .reloadIgnoringLocalCacheData && request.httpBody?.count == 2)
    request.setValue(nil, forHTTPHeaderField: "accept")
    #expect(request.allHTTPHeaderFields == [:])
  }

  @Test func anAnswerThatCodeMakesSaysWhatItWasGiven() {
    let fields = ["ETag": "a"]
    let response: URLResponse? = HTTPURLResponse(url: server, statusCode: 404, httpVersion: nil, headerFields: fields)
    #expect((response as? HTTPURLResponse)?.statusCode == 404 && response?.url == server)
    #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "etag") == "a")
  }

  @Test func aSessionKeepsItsConfiguration() {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 10
    configuration.httpAdditionalHeaders = ["A": "b"]
    configuration.urlCache = URLCache(memoryCapacity: 1, diskCapacity: 2)
    configuration.urlCache?.removeAllCachedResponses()
    let session = URLSession(configuration: configuration)
    #expect(session.configuration.timeoutIntervalForRequest == 10 && session.configuration.urlCache?.diskCapacity == 2)
    #expect(URLSessionConfiguration.default.timeoutIntervalForRequest == 60 && URLCache.shared.memoryCapacity == 0)
  }
}
