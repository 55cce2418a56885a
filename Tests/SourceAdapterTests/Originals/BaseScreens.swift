import UIKit

class BaseScreen: UIViewController {
    var events: [String] = []
}

class DetailScreen: BaseScreen {
    override func describe() -> String { return "detail of " + super.describe() }
    override var accent: CGFloat { return super.accent + 1 }
}

extension BaseScreen {
    open override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("appears \(animated)")
    }

    @objc func describe() -> String { return "base" }
    @objc var accent: CGFloat { return 1 }
}

extension DetailScreen { override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); events.append("laid out") } }
