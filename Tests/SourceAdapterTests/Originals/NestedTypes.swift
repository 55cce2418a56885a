import UIKit

class NestedContainer: UIView {
    class Handle: UIView {
        var taps = 0
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        @objc private func tapped() { taps += 1 }

        struct Names {
            static let tapped = #selector(Handle.tapped)
        }
    }

    enum Action {
        static let open = #selector(NestedContainer.openIt)
        static let close = #selector(NestedContainer.closeIt(_:))
    }

    @objc func openIt() {}
    @objc func closeIt(_ sender: UIView) {}

    func local() -> Selector {
        class Local: NSObject {
            var made: Selector { return #selector(run) }
            @objc func run() {}
        }
        return Local().made
    }
}

private extension Selector {
    static let didPan = #selector(GenericPager<Int>.pan(_:))
}

class GenericPager<Item>: NSObject {
    var items: [Item] = []
    lazy var recognizer = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    func selector() -> Selector { return .didPan }
    @objc func pan(_ g: UIPanGestureRecognizer) {}
}
