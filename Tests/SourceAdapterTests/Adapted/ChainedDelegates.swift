import UIKit

protocol ParentDelegate: AnyObject, ParentDelegateOptionals { func parentMoved(_ by: CGFloat) throws }; extension ParentDelegate { func parentMoved(_ p0: CGFloat) throws { throw LeftOutRequirement() } }; protocol ParentDelegateOptionals: AnyObject {}; extension ParentDelegateOptionals { var parentMoved: ParentDelegate_parentMoved? { ParentDelegate_parentMoved(target: self as! any ParentDelegate) } }; struct ParentDelegate_parentMoved { fileprivate let target: any ParentDelegate; func callAsFunction(_ p0: CGFloat) { try? target.parentMoved(p0) } }
protocol ChildDelegate: ParentDelegate, AnyObject, ChildDelegateOptionals { func childMoved(_ by: CGFloat, done: (() -> Void)?) throws ; func always() }; extension ChildDelegate { func childMoved(_ p0: CGFloat, done p1: (() -> Void)?) throws { throw LeftOutRequirement() } }; protocol ChildDelegateOptionals: AnyObject {}; extension ChildDelegateOptionals { var childMoved: ChildDelegate_childMoved? { ChildDelegate_childMoved(target: self as! any ChildDelegate) } }; struct ChildDelegate_childMoved { fileprivate let target: any ChildDelegate; func callAsFunction(_ p0: CGFloat, done p1: (() -> Void)?) { try? target.childMoved(p0, done: p1) } }
private protocol HiddenDelegate: AnyObject, HiddenDelegateOptionals { func hidden() throws -> String }; extension HiddenDelegate { fileprivate func hidden() throws -> String { throw LeftOutRequirement() } }; fileprivate protocol HiddenDelegateOptionals: AnyObject {}; extension HiddenDelegateOptionals { fileprivate var hidden: HiddenDelegate_hidden? { HiddenDelegate_hidden(target: self as! any HiddenDelegate) } }; fileprivate struct HiddenDelegate_hidden { fileprivate let target: any HiddenDelegate; @discardableResult fileprivate func callAsFunction() -> (String)? { try? target.hidden() } }

class ChainedOwner {
    weak var delegate: ChildDelegate?
    var said: [String] = []
    var completion: (() -> Void)?

    func move() {
        delegate?.parentMoved?(1)
        delegate?.childMoved?(2, done: { self.said.append("done") })
        delegate?.always()
        completion?()
        let hidden: HiddenDelegate = HiddenThing()
        said.append(hidden.hidden?() ?? "nothing hidden")
    }
}

class HiddenThing: HiddenDelegate {}

class Mover: NSObject, ChildDelegate {
    var moved: [CGFloat] = []
    func always() { moved.append(0) }
    func parentMoved(_ by: CGFloat) { moved.append(by) }
    func childMoved(_ by: CGFloat, done: (() -> Void)?) { moved.append(by); done?() }
}
