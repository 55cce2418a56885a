public import ViewKit

public import class TimeKit.URLSession

extension URLSession {
  /// Asks anew for each subscriber. In a film only files answer.
  public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    .joined { junction in
      let reply = Reply(junction: junction)
      self.dataTask(with: request) { data, response, error in
        if let data, let response { reply.junction.send((data, response)) }
        reply.junction.finish(
          data == nil ? .failure(error as? URLError ?? URLError(.notConnectedToInternet)) : .finished)
      }.resume()
    }
  }
}

/// A way from a session to a subscriber, which are on one thread.
private struct Reply: @unchecked Sendable {
  let junction: Junction<(data: Data, response: URLResponse), URLError>
}

/// A decoder: it makes values of data.
public protocol TopLevelDecoder<Input> {
  associatedtype Input

  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}
