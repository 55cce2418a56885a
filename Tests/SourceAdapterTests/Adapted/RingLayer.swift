import UIKit

/// A ring that fills, as many apps have it.
class RingLayer: CALayer {
    var progress: CGFloat { get { managedValue(forKey: "progress") } set { setValue(newValue, forKey: "progress") } }
    private(set) var note: String? { get { managedOptional(forKey: "note") } set { setValue(newValue, forKey: "note") } }
    var width: CGFloat  { get { managedValue(forKey: "width", standard: 4) }  set { let oldValue = width; _ = oldValue; keepManagedValue(newValue, forKey: "width"); setNeedsDisplay() } }
    var turns: Double { get { managedValue(forKey: "turns", standard: 1.0) } set { keepManagedValue(newValue, forKey: "turns") } }

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? RingLayer { progress = ring.progress }
    }; override func twinForPresentation() -> CALayer? { RingLayer(layer: self) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class func needsDisplay(forKey key: String) -> Bool {
        if key == "progress" || key == "width" { return true }
        return super.needsDisplay(forKey: key)
    }

    override func action(forKey key: String) -> CAAction? {
        guard key == "progress" else { return super.action(forKey: key) }
        guard let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation else { return nil }
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
