import UIKit

class TabPager: UITabBarController, UITabBarControllerDelegate {
    @objc var pan: UIPanGestureRecognizer!
    private var isInteractive = false

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        pan = UIPanGestureRecognizer(target: self, action: #selector(TabPager.slide(_:)))
        view.addGestureRecognizer(pan)
    }

    @objc
    private func slide(_ gesture: UIPanGestureRecognizer) {
        let dx = gesture.translation(in: view).x
        if gesture.state == .began {
            isInteractive = true
            selectedIndex += dx < 0 ? 1 : -1
        } else if gesture.state == .ended {
            isInteractive = false
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return nil
    }
}
