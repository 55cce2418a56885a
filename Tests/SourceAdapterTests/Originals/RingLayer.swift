import UIKit

/// A ring that fills, as many apps have it.
class RingLayer: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged private(set) var note: String?
    @objc dynamic var width: CGFloat = 4 { didSet { setNeedsDisplay() } }
    @objc var turns = 1.0

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? RingLayer { progress = ring.progress }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class func needsDisplay(forKey key: String) -> Bool {
        if key == #keyPath(progress) || key == "width" { return true }
        return super.needsDisplay(forKey: key)
    }

    override func action(forKey key: String) -> CAAction? {
        guard key == #keyPath(progress) else { return super.action(forKey: key) }
        guard let animation = super.action(forKey: #keyPath(backgroundColor)) as? CABasicAnimation else { return nil }
        animation.keyPath = key
        animation.fromValue = presentation()?.progress
        return animation
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: width))
    }
}

class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer { layer as! RingLayer }
}
