/// Hands notifications to those who observe them: the name shadows Foundation's in files that import UIKit.
///
/// It adds selectors to Foundation's centre, and it hands a notification on at once, whatever queue the observer asks for: there is only
/// one thread here. The default centre is the same as Foundation's own, for files that import only that.
public final class NotificationCenter: NSObject, @unchecked Sendable {
  private let base: Foundation.NotificationCenter
  private let lock = NSLock()
  private var observations: [SelectorObservation] = []

  public override convenience init() {
    self.init(over: Foundation.NotificationCenter())
  }

  private init(over base: Foundation.NotificationCenter) {
    self.base = base
    super.init()
  }

  /// The centre that every part of a program shares.
  public static let `default` = NotificationCenter(over: Foundation.NotificationCenter.default)

  /// Calls those who observe the notification, at once.
  public func post(_ notification: Notification) {
    base.post(notification)
  }

  /// Calls those who observe a notification of this name from this object, at once.
  public func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    base.post(name: aName, object: anObject, userInfo: aUserInfo)
  }

  // MARK: Observing

  /// Calls the observer's method for each posted notification of that name and from that object; nil stands for all. The observer is
  /// not kept alive, and need not be removed before it goes.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {
    let observer = observer as AnyObject
    let observation = SelectorObservation(observer, aSelector, aName, anObject.map { ObjectIdentifier($0 as AnyObject) })
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { observation.call(Posted(notification: $0)) }
    forget { $0.observer == nil }
    lock.withLock { observations.append(observation) }
  }

  /// Calls the block, on the thread that posts.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    base.addObserver(forName: name, object: obj, queue: nil, using: block)
  }

  /// Removes all that the observer was added for: by selectors, or, where it is what adding a block returned, that block.
  public func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes what the observer was added for, as far as name and object are the same; nil stands for all.
  public func removeObserver(_ observer: Any, name aName: Notification.Name?, object: Any?) {
    let (observerID, objectID) = (ObjectIdentifier(observer as AnyObject), object.map { ObjectIdentifier($0 as AnyObject) })
    forget { $0.observerID == observerID && (aName == nil || $0.name == aName) && (objectID == nil || $0.objectID == objectID) }
    base.removeObserver(observer, name: aName, object: object)
  }

  private func forget(where matches: (SelectorObservation) -> Bool) {
    let gone = lock.withLock {
      let gone = observations.filter(matches)
      observations.removeAll(where: matches)
      return gone
    }
    for observation in gone { observation.token.map { base.removeObserver($0) } }
  }
}

/// An observer that a centre calls by a selector, for as long as the observer lives.
private final class SelectorObservation: @unchecked Sendable {
  /// Known also while the observer is coming to its end, when it cannot be compared any more.
  let observerID: ObjectIdentifier
  private(set) weak var observer: AnyObject?
  private let selector: Selector
  let name: Notification.Name?
  let objectID: ObjectIdentifier?
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ objectID: ObjectIdentifier?) {
    observerID = ObjectIdentifier(observer)
    (self.observer, self.selector, self.name, self.objectID) = (observer, selector, name, objectID)
  }

  /// Notifications are posted where UIKit is used, on the main actor.
  func call(_ posted: Posted) {
    MainActor.assumeIsolated {
      if let observer { selector(on: observer, posted.notification) }
    }
  }
}

/// A notification on its way from a centre to an observer, which are on one thread.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}
