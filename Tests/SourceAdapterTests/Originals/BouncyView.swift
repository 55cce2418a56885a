import UIKit

public class BouncyView: UIView, CAAnimationDelegate {
    public var finished: [Bool] = []

    public func bounce() {
        let animation = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        animation.fromValue = NSValue(cgPoint: .zero)
        animation.toValue = NSValue(cgPoint: CGPoint(x: 10, y: 10))
        animation.duration = 0.2
        animation.delegate = self
        layer.add(animation, forKey: #keyPath(CALayer.position))
        let fade = CAKeyframeAnimation(keyPath: #keyPath(CALayer.opacity))
        fade.values = [0, 1]
        layer.add(fade, forKey: nil)
    }

    @objc public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
    public override class var layerClass: AnyClass { return CAGradientLayer.self }
}

extension BouncyView {
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { bounce() }
    }
}
