import UIKit


class AppDelegate: UIResponder {
    var window: UIWindow?

    func start() -> Bool {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window?.rootViewController = UIViewController()
        return true
    }
}
