import Testing
import TransitionKit

@MainActor private var oneKey: UInt8 = 0
@MainActor private var otherKey: UInt8 = 0

private final class Ended: NSObject {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}

private func value(of object: Any, _ key: inout UInt8) -> Any? { objc_getAssociatedObject(object, &key) }

@MainActor @Suite struct AssociatedObjectsTests {
  @Test func eachKeyHasAValueOfItsOwn() {
    let view = UIView()
    objc_setAssociatedObject(view, &oneKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &otherKey, 2, .OBJC_ASSOCIATION_COPY)
    #expect(value(of: view, &oneKey) as? String == "one" && value(of: view, &otherKey) as? Int == 2)
    #expect(value(of: UIView(), &oneKey) == nil)
    objc_setAssociatedObject(view, &oneKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(value(of: view, &oneKey) == nil)
    objc_removeAssociatedObjects(view)
    #expect(value(of: view, &otherKey) == nil)
  }

  @Test func valuesEndWithTheirView() {
    var ended = 0
    do {
      let view = UIView()
      objc_setAssociatedObject(view, &oneKey, Ended { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
      #expect(ended == 0)
    }
    #expect(ended == 1)
    let object = NSObject()
    do { objc_setAssociatedObject(object, &oneKey, Ended { ended += 1 }, .OBJC_ASSOCIATION_ASSIGN) }
    #expect(ended == 2 && value(of: object, &oneKey) == nil, "an assigned value is not held")
  }

  @Test func noValueOutlivesManyObjects() {
    var ended = 0
    for _ in 0..<1000 { objc_setAssociatedObject(NSObject(), &oneKey, Ended { ended += 1 }, .OBJC_ASSOCIATION_RETAIN) }
    #expect(ended > 500)
  }
}
