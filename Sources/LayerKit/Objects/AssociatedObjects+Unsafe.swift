// Values that code hangs on objects of other classes, as Objective-C's runtime does. A key is an address; what lies there is never read.

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object must outlive the association; here the value is then gone, in place of a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// A value of an object's, held or not.
private struct AssociatedValue {
  private let held: Any?
  private weak var loose: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: (held, loose) = (nil, value as AnyObject)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: held = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: held = value
    }
  }

  var value: Any? { held ?? loose }
}

/// The values of all objects that have some.
///
/// Views and view controllers tell the table of their end. The values of any other object go when the table next looks through all of
/// them, which it does whenever it has twice as many as were left the last time.
private final class AssociationTable: @unchecked Sendable {
  private struct Row {
    weak var object: AnyObject?
    var values: [UInt: AssociatedValue] = [:]
  }

  static let shared = AssociationTable()
  private let lock = NSLock()
  private var rows: [ObjectIdentifier: Row] = [:]
  private var limit = 64

  func value(of object: AnyObject, at key: UInt) -> Any? {
    lock.withLock {
      guard let row = rows[ObjectIdentifier(object)], row.object === object else { return nil }
      return row.values[key]?.value
    }
  }

  func set(_ value: AssociatedValue?, of object: AnyObject, at key: UInt) {
    // What is taken out of the table is let go outside of the lock, because a value's end may come back here.
    var gone: [Any] = []
    lock.withLock {
      gone = sweep()
      var row = rows[ObjectIdentifier(object)] ?? Row(object: object)
      if row.object !== object {
        gone.append(row)
        row = Row(object: object)
      }
      if let old = row.values[key] { gone.append(old) }
      row.values[key] = value
      rows[ObjectIdentifier(object)] = row.values.isEmpty ? nil : row
    }
    withExtendedLifetime(gone) {}
  }

  func removeAll(of object: ObjectIdentifier) {
    let gone = lock.withLock { rows.removeValue(forKey: object) }
    withExtendedLifetime(gone) {}
  }

  private func sweep() -> [Any] {
    guard rows.count >= limit else { return [] }
    let gone = rows.filter { $0.value.object == nil }
    for key in gone.keys { rows[key] = nil }
    limit = max(64, rows.count * 2)
    return Array(gone.values)
  }
}

/// The value that `objc_setAssociatedObject` hung on the object under that key.
@safe
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(of: object as AnyObject, at: UInt(bitPattern: key))
}

/// Hangs a value on an object, in place of an earlier one under that key; nil takes it off. The value ends with a view or view
/// controller, and some time after any other object.
@safe
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(
    value.map { AssociatedValue($0, policy) }, of: object as AnyObject, at: UInt(bitPattern: key))
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// Lets go what hangs on an object that is about to end.
package func objc_forgetAssociatedObjects(of object: ObjectIdentifier) {
  AssociationTable.shared.removeAll(of: object)
}
