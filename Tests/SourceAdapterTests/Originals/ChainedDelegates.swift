import UIKit

@objc protocol ParentDelegate { @objc optional func parentMoved(_ by: CGFloat) }
@objc protocol ChildDelegate: ParentDelegate { @objc optional func childMoved(_ by: CGFloat, done: (() -> Void)?) ; func always() }
@objc private protocol HiddenDelegate: AnyObject { @objc optional func hidden() -> String }

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
