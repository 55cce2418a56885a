// Operators that look at the end: failures, and what is known only when all values are there.

internal import ViewKit

extension Publisher {
  public func collect() -> AnyPublisher<[Output], Failure> {
    reduce([]) { $0 + [$1] }
  }

  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    linked(asksForAll: true) {
      var values: [Output] = []
      return (
        { link, value in
          values.append(value)
          guard values.count == count else { return .none }
          defer { values = [] }
          return link.send(values)
        },
        { link, completion in
          if case .finished = completion, !values.isEmpty { _ = link.send(values) }
          link.finish(completion)
        }
      )
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    linked(asksForAll: true) {
      var result = initialResult
      return (
        { _, value in
          result = nextPartialResult(result, value)
          return .none
        },
        { link, completion in
          if case .finished = completion { _ = link.send(result) }
          link.finish(completion)
        }
      )
    }
  }

  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap(\.self)
  }

  public func count() -> AnyPublisher<Int, Failure> {
    reduce(0) { count, _ in count + 1 }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    linked(asksForAll: true) { ({ _, _ in .none }, { $0.finish($1) }) }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    linked(asksForAll: true) {
      var isEmpty = true
      return (
        { link, value in
          isEmpty = false
          return link.send(value)
        },
        { link, completion in
          if case .finished = completion, isEmpty { _ = link.send(output) }
          link.finish(completion)
        }
      )
    }
  }

  // MARK: Failures

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    linked {
      (
        { $0.send($1) },
        { link, completion in
          switch completion {
          case .finished: link.finish()
          case .failure(let error): link.finish(.failure(transform(error)))
          }
        }
      )
    }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    linked {
      (
        { link, value in
          do {
            return link.send(try transform(value))
          } catch {
            link.finish(.failure(error))
            return .none
          }
        },
        { link, completion in
          switch completion {
          case .finished: link.finish()
          case .failure(let error): link.finish(.failure(error))
          }
        }
      )
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    linked {
      (
        { $0.send($1) },
        { link, completion in
          if case .failure = completion { _ = link.send(output) }
          link.finish()
        }
      )
    }
  }

  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    .joined { junction in
      junction.follow(self, junction.send) { completion in
        switch completion {
        case .finished: junction.finish()
        case .failure(let error): junction.follow(handler(error), junction.send, junction.finish)
        }
      }
    }
  }

  /// Begins anew after a failure, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries > 0 ? self.catch { _ in retry(retries - 1) } : eraseToAnyPublisher()
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    linked {
      (
        { $0.send($1) },
        { link, completion in
          if case .failure(let error) = completion { misuse("\(prefix): \(error)", file: file, line: line) }
          link.finish()
        }
      )
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    linked { ({ $0.send($1) }, { link, _ in link.finish() }) }
  }
}
