import Combine
import TestStages
import Testing
import UIKit

@MainActor struct SubjectTests {
  @Test func aPassthroughSubjectSendsToThoseWhoListen() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    subject.send(1)
    let listening = subject.sink { heard.append($0) }
    subject.send(2)
    listening.cancel()
    subject.send(3)
    #expect(heard == [2])
  }

  @Test func aCurrentValueSubjectBeginsWithItsValue() {
    let subject = CurrentValueSubject<String, Never>("a")
    var heard: [String] = []
    var bag = Set<AnyCancellable>()
    subject.sink { heard.append($0) }.store(in: &bag)
    subject.value = "b"
    subject.send("c")
    #expect(heard == ["a", "b", "c"] && subject.value == "c")
    bag = []
    subject.send("d")
    #expect(heard.last == "c")
  }

  @Test func theEndIsHeardOnceAndByThoseWhoComeLater() {
    struct Broken: Error, Equatable {}
    let subject = PassthroughSubject<Void, Broken>()
    var ends: [Subscribers.Completion<Broken>] = []
    let listening = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
    subject.send(completion: .failure(Broken()))
    subject.send(completion: .finished)
    subject.send()
    let later = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
    #expect(ends == [.failure(Broken()), .failure(Broken())])
    (listening as Cancellable).cancel()
    later.cancel()
  }

  @Test func nobodyListensWhenTheBondIsGone() {
    let subject = PassthroughSubject<Int, Never>()
    var heard = 0
    do {
      var bonds: [AnyCancellable] = []
      subject.sink { heard += $0 }.store(in: &bonds)
      subject.send(1)
      #expect(heard == 1)
    }
    subject.send(1)
    #expect(heard == 1)
  }

  /// Publishers give what is asked of them; a subject's other values are lost, but for the latest of one that keeps it.
  @Test func asManyComeAsAreAskedFor() {
    final class Reader: Subscriber {
      typealias Input = Int
      typealias Failure = Never
      var subscription: Subscription?
      var read: [Int] = []
      var isDone = false
      func receive(subscription: Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        read.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { isDone = true }
    }
    let (subject, reader) = (CurrentValueSubject<Int, Never>(0), Reader())
    subject.subscribe(reader)
    #expect(reader.read == [])
    reader.subscription?.request(.max(1))
    for value in 1...3 { subject.send(value) }
    #expect(reader.read == [0])
    reader.subscription?.request(.max(1))
    #expect(reader.read == [0, 3])

    let other = Reader()
    [1, 2, 3].publisher.filter { $0 != 2 }.map { $0 * 10 }.subscribe(other)
    other.subscription?.request(.max(2))
    #expect(other.read == [10, 30] && other.isDone)
    #expect(Subscribers.Demand.unlimited.max == nil && (Subscribers.Demand.max(2) + .max(1)).max == 3)
  }

  @Test func aSubjectMayHearAnotherPublisher() {
    let subject = PassthroughSubject<Int, Never>()
    let one: any Subject<Int, Never> = subject
    one.send(0)
    var heard: [Int] = []
    let listening = subject.eraseToAnyPublisher().sink { heard.append($0) }
    _ = [1, 2].publisher.subscribe(subject)
    #expect(heard == [1, 2])
    listening.cancel()
    let erased: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
    erased.subscribe(AnySubscriber<Int, Never>(receiveSubscription: { $0.cancel() }))
  }
}

@MainActor struct PublishedTests {
  final class Model: ObservableObject {
    @Published var count = 1
    @Published private(set) var name: String
    init(name: String) { _name = Published(initialValue: name) }
    func rename(_ name: String) { self.name = name }
  }

  @Test func aPropertyPublishesBeforeItChanges() {
    let model = Model(name: "a")
    var heard: [(new: Int, old: Int)] = []
    let listening = model.$count.sink { heard.append(($0, model.count)) }
    model.count = 2
    model.count += 1
    #expect(heard.map(\.new) == [1, 2, 3] && heard.map(\.old) == [1, 1, 2] && model.count == 3)
    listening.cancel()
  }

  @Test func anObjectSaysThatItWillChange() {
    let model = Model(name: "a")
    var changes: [String] = []
    let listening = model.objectWillChange.sink { changes.append(model.name) }
    model.rename("b")
    model.count = 2
    #expect(changes == ["a", "b"])
    listening.cancel()
    let own = ObservableObjectPublisher()
    let hearing = own.sink { changes.append("own") }
    own.send()
    #expect(changes.last == "own")
    hearing.cancel()
  }

  @Test func aLabelFollowsAProperty() {
    let (model, label) = (Model(name: "a"), UILabel())
    let listening = model.$name.map { $0 as String? }.assign(to: \.text, on: label)
    model.rename("b")
    #expect(label.text == "b")
    listening.cancel()
  }

  @Test func aPropertyFollowsAPublisherAsLongAsItsOwnerLives() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model(name: "a")
    weak let gone = model
    if let model { subject.assign(to: &model.$count) }
    subject.send(7)
    #expect(model?.count == 7)
    model = nil
    subject.send(8)
    #expect(gone == nil)
  }

  @Test func aScreenHasPublishedProperties() {
    final class Screen: UIViewController {
      @Published var unread = 3
      let label = UILabel()
      private var cancellables = Set<AnyCancellable>()
      override func viewDidLoad() {
        super.viewDidLoad()
        $unread.map { "\($0) messages" }.receive(on: DispatchQueue.main)
          .sink { [weak self] in self?.label.text = $0 }.store(in: &cancellables)
      }
    }
    let (stage, screen) = (Stage.small(), Screen())
    stage.window.rootViewController = screen
    stage.advance(to: 0)
    #expect(screen.label.text == "3 messages")
    screen.unread = 4
    #expect(screen.label.text == "3 messages")
    stage.advance(to: 0.1)
    #expect(screen.label.text == "4 messages")
  }
}
