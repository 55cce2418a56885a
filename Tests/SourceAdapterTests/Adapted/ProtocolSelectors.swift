import UIKit

protocol Draggable: NSObjectProtocol, DraggableOptionals {
    func drag(_ recognizer: UIPanGestureRecognizer)
    func drop() throws
    func weight(of view: UIView) throws -> CGFloat
}; extension Draggable { func drop() throws { throw LeftOutRequirement() }; func weight(of p0: UIView) throws -> CGFloat { throw LeftOutRequirement() } }; protocol DraggableOptionals: AnyObject {}; extension DraggableOptionals { var drop: Draggable_drop? { Draggable_drop(target: self as! any Draggable) }; var weight: Draggable_weight? { Draggable_weight(target: self as! any Draggable) } }; struct Draggable_drop { fileprivate let target: any Draggable; func callAsFunction() { try? target.drop() } }; struct Draggable_weight { fileprivate let target: any Draggable; @discardableResult func callAsFunction(of p0: UIView) -> (CGFloat)? { try? target.weight(of: p0) } }; protocol Draggable_has_drop__: AnyObject {}

class DragCoordinator: NSObject {
    weak var target: (UIView & Draggable)?
    var weights: [CGFloat] = []

    func attach(_ view: UIView & Draggable) {
        target = view
        view.addGestureRecognizer(UIPanGestureRecognizer(target: view, action: Selector("drag:", Draggable.drag(_:))))
        if view.responds(to: Selector("drop", ofClassesWhere: { $0 is any Draggable_has_drop__.Type }, { (target: any Draggable) in { (try? target.drop()) as Any } })) { view.perform(Selector("drop", ofClassesWhere: { $0 is any Draggable_has_drop__.Type }, { (target: any Draggable) in { (try? target.drop()) as Any } })) }
        weights.append(view.weight?(of: view) ?? -1)
    }

    func selector(for controller: UIViewController) -> Selector { return Selector("viewDidLoad", type(of: controller).viewDidLoad) }
    func title(for controller: UIViewController) -> Selector { return Selector("title", of: type(of: controller), { target in { target.title } }) }
}

protocol MenuHolder: AnyObject {
    func dismiss()
}

class MenuManager: NSObject {
    var holder: MenuHolder?
    var taps: [UITapGestureRecognizer] = []

    func listen() {
        if let holder = holder {
            taps.append(UITapGestureRecognizer(target: holder, action: Selector("dismiss", MenuHolder.dismiss)))
        }
    }
}
