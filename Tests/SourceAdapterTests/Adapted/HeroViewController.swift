import UIKit

class HeroViewController: UIViewController {
    var calls: [String] = []

    fileprivate lazy var panGR: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", HeroViewController.pan(_:)))
        pan.delegate = self
        return pan
    }()

    let names = [Selector("tap", HeroViewController.tap), Selector("pan:", HeroViewController.pan(_:)), Selector("tap", HeroViewController.tap), Selector("pan:", HeroViewController.pan(_:))]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(panGR)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", HeroViewController.tap)))
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector("holdWithRecognizer:",
            HeroViewController.hold(recognizer:)
        )))
    }

    func tap() { calls.append("tap") }
    fileprivate func pan(_ sender: UIPanGestureRecognizer) { calls.append("pan \(sender.state.rawValue)") }
    private func hold(recognizer: UILongPressGestureRecognizer) { calls.append("hold") }
}

extension HeroViewController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }
}
