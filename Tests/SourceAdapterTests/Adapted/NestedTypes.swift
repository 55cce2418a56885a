import UIKit

class NestedContainer: UIView {
    class Handle: UIView {
        var taps = 0
        lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped", NestedContainer.Handle.tapped))
        private func tapped() { taps += 1 }

        struct Names {
            static let tapped = Selector("tapped", Handle.tapped)
        }
    }

    enum Action {
        static let open = Selector("openIt", NestedContainer.openIt)
        static let close = Selector("closeIt:", NestedContainer.closeIt(_:))
    }

    func openIt() {}
    func closeIt(_ sender: UIView) {}

    func local() -> Selector {
        class Local: NSObject {
            var made: Selector { return Selector("run", Local.run) }
            func run() {}
        }
        return Local().made
    }
}

private extension Selector {
    static let didPan = Selector("pan:", GenericPager<Int>.pan(_:))
}

class GenericPager<Item>: NSObject {
    var items: [Item] = []
    lazy var recognizer = UIPanGestureRecognizer(target: self, action: Selector("pan:", GenericPager.pan(_:)))
    func selector() -> Selector { return .didPan }
    func pan(_ g: UIPanGestureRecognizer) {}
}
