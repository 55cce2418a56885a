public import ViewKit

public import class TimeKit.NotificationCenter

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let posts = Posts()
      let token = center.addObserver(forName: name, object: object, queue: nil) { posts.subject.send($0) }
      posts.subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
    }
  }
}

/// A way from a centre to a subscriber, which are on one thread.
private struct Posts: @unchecked Sendable {
  let subject = PassthroughSubject<Notification, Never>()
}
