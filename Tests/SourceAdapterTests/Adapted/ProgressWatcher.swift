import UIKit

class ProgressSource: NSObject {
    var progress: CGFloat = 0 { didSet { didChangeValue(for: \.progress) } }
    var name: String? {
        didSet { didChangeValue(for: \.name); renamed += 1 }
    }
    var ratio = 1.0 { willSet { } didSet { didChangeValue(for: \.ratio) } }
    var unwatched = 0
    var count = 0 { didSet { didChangeValue(for: \.count) } }
    private(set) lazy var child: ProgressSource = ProgressSource()
    var renamed = 0
}

final class ProgressDouble: ProgressSource {
    override var progress: CGFloat { didSet { } }
}

final class ProgressWatcher: NSObject {
    var source: ProgressSource
    private var observations = [NSKeyValueObservation]()
    private(set) var seen: [String] = []

    init(source: ProgressSource, view: UIView) {
        self.source = source
        super.init()
        observations.append(source.observe(\.progress, options: [.old, .new]) { [weak self] source, change in
            self?.seen.append("progress \(change.oldValue!) to \(change.newValue!)")
        })
        observations.append(source.observe(\ProgressSource.name, options: .initial) { (object, change) in
            self.seen.append("name \(object.name ?? "nil") \(change.newValue == nil)")
        })
        observations.append(observe(\.source.ratio, options: [.new]) { [weak self] _, change in self?.seen.append("ratio \(change.newValue ?? 0)") })
        observations.append(view.observe(\.alpha, options: [.new]) { [weak self] view, change in self?.seen.append("alpha \(view.alpha)") })
    }

    func stop() {
        observations.forEach { $0.invalidate() }
        observations.removeAll()
    }
}

final class NameWatcher: NSObject, KeyValueObserver {
    private(set) var seen: [String] = []
    private static var context = 0

    func watch(_ object: NSObject, _ name: String) {
        object.addObserver(self, forKeyPath: name, options: [.old, .new], context: &NameWatcher.context)
    }

    func watchName(_ source: ProgressSource) {
        source.addObserver(self, forKeyPath: "count", options: .new, context: nil)
    }

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard context == &NameWatcher.context || keyPath == "count" else {
            return ()
        }
        seen.append("\(keyPath ?? "") \(change?[.oldKey] ?? "") \(change?[.newKey] ?? "")")
    }
}
