import Combine
import TestStages
import Testing
import UIKit

@MainActor struct OperatorTests {
  private struct Broken: Error, Equatable {}

  /// The values and the end that a publisher gives at once.
  private func record<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: Subscribers.Completion<P.Failure>?) {
    var values: [P.Output] = []
    var end: Subscribers.Completion<P.Failure>?
    let listening = publisher.sink(receiveCompletion: { end = $0 }, receiveValue: { values.append($0) })
    listening.cancel()
    return (values, end)
  }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] { record(publisher).values }

  @Test func valuesBecomeOthers() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(values(numbers.map { $0 * 2 }) == [2, 4, 4, 6])
    #expect(values(["a", "bc"].publisher.map(\.count)) == [1, 2])
    #expect(values(numbers.filter { $0 > 1 }) == [2, 2, 3])
    #expect(values(["1", "x"].publisher.compactMap { Int($0) }) == [1])
    #expect(values(numbers.removeDuplicates()) == [1, 2, 3])
    #expect(values(numbers.removeDuplicates { $0 + 1 == $1 }) == [1, 3])
    #expect(values(numbers.scan(0) { $0 + $1 }) == [1, 3, 5, 8])
    #expect(values(numbers.dropFirst(3)) == [3] && values(numbers.drop { $0 < 2 }) == [2, 2, 3])
    #expect(values(numbers.prefix(2)) == [1, 2] && values(numbers.prefix { $0 < 3 }) == [1, 2, 2])
    #expect(values(numbers.first()) == [1] && values(numbers.first { $0 > 1 }) == [2])
    #expect(values([1, nil].publisher.replaceNil(with: 0)) == [1, 0])
  }

  @Test func theEndTellsOfAllValues() {
    let numbers = [1, 2, 3].publisher
    #expect(values(numbers.collect()) == [[1, 2, 3]] && values(numbers.collect(2)) == [[1, 2], [3]])
    #expect(values(numbers.reduce(0, +)) == [6] && values(numbers.last()) == [3] && values(numbers.count()) == [3])
    #expect(record(numbers.ignoreOutput()).end == .finished)
    #expect(values(Empty<Int, Never>().replaceEmpty(with: 5)) == [5])
    #expect(record(Empty<Int, Never>(completeImmediately: false)).end == nil)
  }

  @Test func failuresAreAnswered() {
    let broken = Fail<Int, Broken>(error: Broken())
    #expect(record(broken).end == .failure(Broken()))
    #expect(values(broken.replaceError(with: 1)) == [1])
    #expect(values(broken.catch { _ in Just(2) }) == [2])
    let mapped = record(broken.mapError { _ in URLError(.badURL) })
    #expect(mapped.end == .failure(URLError(.badURL)))
    let tried = record([1, 0].publisher.tryMap { if $0 == 0 { throw Broken() } else { return $0 } })
    #expect(tried.values == [1])
    if case .failure(let error) = tried.end { #expect(error is Broken) } else { Issue.record("It failed") }
    var attempts = 0
    let deferred = Deferred { () -> AnyPublisher<Int, Broken> in
      attempts += 1
      return attempts < 3 ? broken.eraseToAnyPublisher() : Just(attempts).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    #expect(values(deferred.retry(2)) == [3])
    #expect(values(Just(1).setFailureType(to: Broken.self).assertNoFailure()) == [1])
    #expect(values(Result<Int, Broken>.success(4).publisher) == [4])
    #expect(values(Optional(1).publisher) == [1] && values(Int?.none.publisher) == [])
  }

  @Test func severalPublishersBecomeOne() {
    let (a, b, c) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (merged, latest, three, zipped): ([Int], [String], [Int], [Int]) = ([], [], [], [])
    var isOver = false
    var bag = Set<AnyCancellable>()
    a.merge(with: b).sink(receiveCompletion: { _ in isOver = true }, receiveValue: { merged.append($0) }).store(in: &bag)
    a.combineLatest(b).map { "\($0)\($1)" }.sink { latest.append($0) }.store(in: &bag)
    Publishers.CombineLatest3(a, b, c).sink { three.append($0 + $1 + $2) }.store(in: &bag)
    a.zip(b) { $0 * $1 }.sink { zipped.append($0) }.store(in: &bag)
    a.send(1)
    b.send(2)
    a.send(3)
    c.send(4)
    b.send(5)
    #expect(merged == [1, 2, 3, 5] && latest == ["12", "32", "35"] && three == [9, 12] && zipped == [2, 15])
    a.send(completion: .finished)
    #expect(!isOver)
    b.send(completion: .finished)
    #expect(isOver)
    #expect(values(Publishers.MergeMany([Just(1), Just(2)])) == [1, 2] && values(Publishers.Merge(Just(1), Just(2))) == [1, 2])
    #expect(values(Publishers.Merge3(Just(1), Just(2), Just(3))) == [1, 2, 3])
    #expect(values(Publishers.CombineLatest(Just(1), Just(2)).map { $0 + $1 }) == [3])
    #expect(values(Publishers.Zip(Just(1), Just(2)).map { $0 + $1 }) == [3])
    #expect(values(Just(1).combineLatest(Just(2)) { $0 - $1 }) == [-1])
    #expect(values(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }) == [6])
    #expect(values(Just(3).prepend(1, 2).append(4).append(Just(5))) == [1, 2, 3, 4, 5])
  }

  @Test func valuesBecomePublishers() {
    #expect(values([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
    let mixed: AnyPublisher<Int, Broken> = Just(1).flatMap { _ in Fail<Int, Broken>(error: Broken()) }.eraseToAnyPublisher()
    #expect(record(mixed).end == .failure(Broken()))
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var heard: [Int] = []
    let listening = outer.switchToLatest().sink { heard.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(heard == [1, 3])
    listening.cancel()
  }

  @Test func oneWorkServesAllWhoShareIt() {
    var begun = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in begun += 1 }).share()
    var heard: [Int] = []
    let (a, b) = (shared.sink { heard.append($0) }, shared.sink { heard.append($0) })
    subject.send(1)
    #expect(begun == 1 && heard == [1, 1])
    a.cancel()
    b.cancel()
    let connectable = Just(7).makeConnectable()
    let c = connectable.sink { heard.append($0) }
    #expect(heard == [1, 1])
    _ = connectable.connect()
    #expect(heard == [1, 1, 7])
    c.cancel()
    let multicast = [1, 2].publisher.multicast(subject: PassthroughSubject())
    let d = multicast.autoconnect().sink { heard.append($0) }
    #expect(heard.suffix(2) == [1, 2])
    d.cancel()
  }

  @Test func aFutureKeepsItsValue() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var heard: [Int] = []
    let early = future.sink { heard.append($0) }
    promise?(.success(3))
    promise?(.success(4))
    let late = future.sink { heard.append($0) }
    #expect(heard == [3, 3])
    early.cancel()
    late.cancel()
  }

  @Test func eventsAreSeenOnTheWay() {
    var events: [String] = []
    let watched = PassthroughSubject<Int, Never>()
    let listening = watched.print("seen").handleEvents(
      receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("end") }, receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append($0 == .unlimited ? "all" : "some") }
    ).sink { _ in }
    watched.send(1)
    listening.cancel()
    #expect(events == ["subscription", "all", "1", "cancel"])
  }

  @Test func dataIsDecoded() {
    struct Item: Decodable, Equatable { let name: String }
    let found = Just(Data(#"{"name":"a"}"#.utf8)).decode(type: Item.self, decoder: JSONDecoder())
      .replaceError(with: Item(name: "none"))
    #expect(values(found) == [Item(name: "a")])
  }
}
