import Combine
import TestStages
import Testing
import UIKit

@MainActor struct ClockTests {
  @Test func valuesComeInTheNextTurn() {
    let stage = Stage.small()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var bag = Set<AnyCancellable>()
    subject.receive(on: DispatchQueue.main).sink { heard.append($0) }.store(in: &bag)
    subject.receive(on: RunLoop.main).sink { heard.append($0 * 10) }.store(in: &bag)
    subject.receive(on: OperationQueue.main).sink { heard.append($0 * 100) }.store(in: &bag)
    subject.receive(on: ImmediateScheduler.shared).sink { heard.append(-$0) }.store(in: &bag)
    subject.send(1)
    #expect(heard == [-1])
    stage.advance(to: 0)
    #expect(heard == [-1, 1, 10, 100])
    bag = []
  }

  @Test func debouncingWaitsForQuiet() {
    let stage = Stage.small()
    let subject = PassthroughSubject<String, Never>()
    var heard: [String] = []
    let listening = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { heard.append($0) }
    subject.send("a")
    stage.advance(to: 0.2)
    subject.send("ab")
    stage.advance(to: 0.45)
    #expect(heard == [])
    stage.advance(to: 0.51)
    #expect(heard == ["ab"])
    subject.send("abc")
    subject.send(completion: .finished)
    #expect(heard == ["ab", "abc"])
    listening.cancel()
  }

  @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func throttlingLetsOneThroughInEachInterval(latest: Bool, expected: [Int]) {
    let stage = Stage.small()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let listening = subject.throttle(for: 0.5, scheduler: RunLoop.main, latest: latest).sink { heard.append($0) }
    for value in 1...3 {
      subject.send(value)
      stage.advance(to: Double(value) * 0.1)
    }
    #expect(heard == [1])
    stage.advance(to: 1.2)
    subject.send(4)
    #expect(heard == expected)
    listening.cancel()
  }

  @Test func delaysGoByTheStagesClock() {
    let stage = Stage.small()
    var heard: [Double] = []
    var bag = Set<AnyCancellable>()
    Just(1).delay(for: .seconds(0.25), scheduler: DispatchQueue.main).sink { _ in heard.append(CACurrentMediaTime()) }
      .store(in: &bag)
    Just(1).subscribe(on: DispatchQueue.main).sink { _ in heard.append(CACurrentMediaTime()) }.store(in: &bag)
    stage.advance(to: 1)
    #expect(heard == [0, 0.25])
    let queue = DispatchQueue.main
    #expect(queue.now.distance(to: queue.now.advanced(by: .seconds(2))) == .seconds(2))
    var times: [Double] = []
    let work = RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.5), interval: 0.5) {
      times.append(CACurrentMediaTime())
    }
    stage.advance(to: 2.2)
    work.cancel()
    stage.advance(to: 4)
    #expect(times == [1.5, 2])
  }

  @Test func aTimerTicksWhileSomebodyListens() {
    let stage = Stage.small()
    var ticks = 0
    var bag = Set<AnyCancellable>()
    Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in ticks += 1 }.store(in: &bag)
    stage.advance(to: 1.6)
    #expect(ticks == 3)
    bag = []
    stage.advance(to: 4)
    #expect(ticks == 3)
    let timer = Timer.publish(every: 1, on: .main, in: .default)
    timer.sink { _ in ticks += 1 }.store(in: &bag)
    stage.advance(to: 6)
    #expect(ticks == 3)
    let connection = timer.connect()
    stage.advance(to: 7.5)
    #expect(ticks == 4)
    connection.cancel()
  }

  @Test func notificationsArePublished() {
    let name = Notification.Name("ClockTests")
    var heard: [Int] = []
    let listening = NotificationCenter.default.publisher(for: name).compactMap { $0.userInfo?["value"] as? Int }
      .sink { heard.append($0) }
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 1])
    listening.cancel()
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 2])
    #expect(heard == [1])
  }

  @Test func propertiesArePublished() {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [CGFloat] = []
    let listening = view.publisher(for: \.alpha).sink { heard.append($0) }
    view.alpha = 0.5
    stage.advance(to: 0.1)
    #expect(heard == [1, 0.5])
    listening.cancel()
  }

  @Test func aSessionAnswersOfItsFailure() {
    let stage = Stage.small()
    var failure: URLError?
    let listening = URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!).map(\.data)
      .sink(receiveCompletion: { if case .failure(let error) = $0 { failure = error } }, receiveValue: { _ in })
    stage.advance(to: 1)
    #expect(failure?.code == .notConnectedToInternet)
    listening.cancel()
  }

  @Test func aTaskReadsValues() {
    let stage = Stage.small()
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let task = Task { @MainActor in
      for await value in subject.values { heard.append(value) }
    }
    stage.advance(to: 0.1)
    subject.send(2)
    stage.advance(to: 0.2)
    #expect(heard == [1, 2])
    task.cancel()
  }
}
