import UIKit

class BaseScreen: UIViewController {
    var events: [String] = []
open override func viewDidLoad() { viewDidLoadOfExtension() }; override func viewWillAppear(_ p0: Bool) { viewWillAppearOfExtension(p0) }; func describe() -> String { describeOfExtension() }; var accent: CGFloat { accentOfExtension } }

class DetailScreen: BaseScreen {
    override func describe() -> String { return "detail of " + super.describe() }
    override var accent: CGFloat { return super.accent + 1 }
override func viewDidLayoutSubviews() { viewDidLayoutSubviewsOfExtension() } }

extension BaseScreen {
    public func viewDidLoadOfExtension() {
        super.viewDidLoad()
        events.append("loaded")
    }

    func viewWillAppearOfExtension(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("appears \(animated)")
    }

    func describeOfExtension() -> String { return "base" }
    var accentOfExtension: CGFloat { return 1 }
}

extension DetailScreen { func viewDidLayoutSubviewsOfExtension() { super.viewDidLayoutSubviews(); events.append("laid out") } }
