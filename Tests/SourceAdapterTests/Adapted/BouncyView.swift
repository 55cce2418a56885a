import UIKit

public class BouncyView: UIView, CAAnimationDelegate {
    public var finished: [Bool] = []

    public func bounce() {
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: .zero)
        animation.toValue = NSValue(cgPoint: CGPoint(x: 10, y: 10))
        animation.duration = 0.2
        animation.delegate = self
        layer.add(animation, forKey: "position")
        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = [0, 1]
        layer.add(fade, forKey: nil)
    }

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
    public override class var layerClass: AnyClass { return CAGradientLayer.self }
public override func didMoveToWindow() { didMoveToWindowOfExtension() } }

extension BouncyView {
    public func didMoveToWindowOfExtension() {
        super.didMoveToWindow()
        if window != nil { bounce() }
    }
}
