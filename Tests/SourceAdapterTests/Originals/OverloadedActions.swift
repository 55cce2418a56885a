import UIKit

class OverloadedActions: NSObject {
    @objc dynamic var level = 1
    @objc(isLit) var lit: Bool = false
    var heard: [String] = []

    @objc func act(_ pan: UIPanGestureRecognizer) { heard.append("pan") }
    @objc func act(_ tap: UITapGestureRecognizer) { heard.append("tap") }
    @objc func act() { heard.append("nothing") }
    @objc(goTo:animated:) func move(to place: Int, animated: Bool) { heard.append("to \(place) \(animated)") }
    @objc func fade(_ sender: Any, event: Any?) { heard.append("fade \(event == nil)") }
    @objc func show(animated: Bool) { heard.append("show \(animated)") }
    @objc class func shared() -> OverloadedActions { return OverloadedActions() }

    func all() -> [Selector] {
        return [
            #selector(act(_:) as (UIPanGestureRecognizer) -> Void),
            #selector(OverloadedActions.act(_:) as (OverloadedActions) -> (UITapGestureRecognizer) -> Void),
            #selector(act as () -> Void),
            #selector(move(to:animated:)),
            #selector(fade(_:event:)),
            #selector(OverloadedActions.show),
            #selector(getter: level),
            #selector(setter: OverloadedActions.level),
            #selector(getter: self.lit),
            #selector(OverloadedActions.shared),
            #selector(UIViewController.dismiss(animated:completion:)),
            #selector(getter: UIViewController.title),
        ]
    }
}
