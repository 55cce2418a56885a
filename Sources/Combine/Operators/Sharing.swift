// Operators by which several subscribers have one publisher.

extension Publisher {
  /// The same values for all who come; the first one who comes begins it, and the last one who goes ends it.
  public func share() -> AnyPublisher<Output, Failure> {
    let shared = Shared(self)
    return AnyPublisher { shared.add($0) }
  }

  /// Hands values on by a subject, to all who listen, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast(subject: PassthroughSubject())
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and ends that when the last one goes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Hands the values of a publisher on by a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let subject: SubjectType

    init(upstream: Upstream, subject: SubjectType) {
      (self.upstream, self.subject) = (upstream, subject)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A connectable publisher that is connected as long as somebody listens.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(receiveCancel: { self.leave() }).receive(subscriber: subscriber)
      count += 1
      if count == 1 { connection = upstream.connect() }
    }

    private func leave() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

/// One subscription for all who share a publisher.
private final class Shared<Upstream: Publisher> {
  private let upstream: Upstream
  private var subject = PassthroughSubject<Upstream.Output, Upstream.Failure>()
  private var connection: AnyCancellable?
  private var count = 0

  init(_ upstream: Upstream) {
    self.upstream = upstream
  }

  func add(_ subscriber: AnySubscriber<Upstream.Output, Upstream.Failure>) {
    subject.handleEvents(receiveCancel: { self.leave() }).receive(subscriber: subscriber)
    count += 1
    if count == 1 { connection = upstream.subscribe(subject) }
  }

  private func leave() {
    count -= 1
    if count == 0 { connection = nil }
  }
}
