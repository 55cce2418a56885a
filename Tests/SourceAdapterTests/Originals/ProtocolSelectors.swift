import UIKit

@objc protocol Draggable: NSObjectProtocol {
    func drag(_ recognizer: UIPanGestureRecognizer)
    @objc optional func drop()
    @objc optional func weight(of view: UIView) -> CGFloat
}

class DragCoordinator: NSObject {
    weak var target: (UIView & Draggable)?
    var weights: [CGFloat] = []

    func attach(_ view: UIView & Draggable) {
        target = view
        view.addGestureRecognizer(UIPanGestureRecognizer(target: view, action: #selector(Draggable.drag(_:))))
        if view.responds(to: #selector(Draggable.drop)) { view.perform(#selector(Draggable.drop)) }
        weights.append(view.weight?(of: view) ?? -1)
    }

    func selector(for controller: UIViewController) -> Selector { return #selector(controller.viewDidLoad) }
    func title(for controller: UIViewController) -> Selector { return #selector(getter: controller.title) }
}

@objc protocol MenuHolder {
    func dismiss()
}

class MenuManager: NSObject {
    var holder: MenuHolder?
    var taps: [UITapGestureRecognizer] = []

    func listen() {
        if let holder = holder {
            taps.append(UITapGestureRecognizer(target: holder, action: #selector(holder.dismiss)))
        }
    }
}
