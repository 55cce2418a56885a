import UIKit

class HeroViewController: UIViewController {
    var calls: [String] = []

    fileprivate lazy var panGR: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(HeroViewController.pan(_:)))
        pan.delegate = self
        return pan
    }()

    let names = [#selector(tap), #selector(HeroViewController.pan(_:)), Selector("tap"), NSSelectorFromString("pan:")]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(panGR)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.tap)))
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(
            Self.hold(recognizer:)
        )))
    }

    @IBAction func tap() { calls.append("tap") }
    @objc fileprivate func pan(_ sender: UIPanGestureRecognizer) { calls.append("pan \(sender.state.rawValue)") }
    @objc private func hold(recognizer: UILongPressGestureRecognizer) { calls.append("hold") }
}

extension HeroViewController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }
}
