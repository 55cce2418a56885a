import UIKit

class OverloadedActions: NSObject {
    var level = 1
    var lit: Bool = false
    var heard: [String] = []

    func act(_ pan: UIPanGestureRecognizer) { heard.append("pan") }
    func act(_ tap: UITapGestureRecognizer) { heard.append("tap") }
    func act() { heard.append("nothing") }
    func move(to place: Int, animated: Bool) { heard.append("to \(place) \(animated)") }
    func fade(_ sender: Any, event: Any?) { heard.append("fade \(event == nil)") }
    func show(animated: Bool) { heard.append("show \(animated)") }
    class func shared() -> OverloadedActions { return OverloadedActions() }

    func all() -> [Selector] {
        return [
            Selector("act:", OverloadedActions.act(_:) as @MainActor (OverloadedActions) -> @MainActor (UIPanGestureRecognizer) -> Void),
            Selector("act:", OverloadedActions.act(_:) as @MainActor (OverloadedActions) -> @MainActor (UITapGestureRecognizer) -> Void),
            Selector("act", OverloadedActions.act as @MainActor (OverloadedActions) -> @MainActor () -> Void),
            Selector("goTo:animated:", OverloadedActions.move(to:animated:)),
            Selector("fade:event:", OverloadedActions.fade(_:event:)),
            Selector("showWithAnimated:", OverloadedActions.show),
            Selector("level", { (target: OverloadedActions) in { target.level } }),
            Selector("setLevel:", { (target: OverloadedActions) in { target.level = $0 } }),
            Selector("isLit", { (target: OverloadedActions) in { target.lit } }),
            Selector("shared", { (_: OverloadedActions.Type) in OverloadedActions.shared }),
            Selector("dismissViewControllerAnimated:completion:", { (target: UIViewController) in { target.dismiss(animated: $0, completion: nil) } }),
            Selector("title", { (target: UIViewController) in { target.title } }),
        ]
    }
}
