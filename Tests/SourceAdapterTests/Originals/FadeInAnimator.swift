//
//  FadeInAnimator.swift
//  Copyright © 2017. All rights reserved.
//

import UIKit
import os.log

@objc(XYZFadeInAnimator)
class FadeInAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    @objc var duration: TimeInterval = 0.35 // "@objc" in a comment, #selector(too)
    @objc public dynamic var startAlpha: CGFloat = 0.0

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        toView.alpha = startAlpha
        transitionContext.containerView.addSubview(toView)
        UIView.animate(withDuration: duration, animations: {
            toView.alpha = 1
        }) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
