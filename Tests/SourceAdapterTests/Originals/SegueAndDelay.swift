import UIKit
import Dispatch
import CoreGraphics

class SlideSegue: UIStoryboardSegue {
    @objc override func perform() {
        let (from, to) = (source.view!, destination.view!)
        from.superview?.insertSubview(to, aboveSubview: from)
        to.transform = CGAffineTransform(translationX: from.frame.size.width, y: 0)
        UIView.animate(withDuration: 0.25, delay: 0.0, options: [.curveEaseInOut], animations: {
            to.transform = .identity
        }, completion: { _ in
            self.source.present(self.destination, animated: false, completion: nil)
        })
    }
}

class DelayedWork: NSObject {
    var done = 0
    @objc func work(_ amount: NSNumber) { done += amount.intValue }
    func schedule() {
        perform(#selector(DelayedWork.work(_:)), with: NSNumber(value: 2), afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(work), object: NSNumber(value: 3))
    }
}
