import UIKit

func scene(_ stage: Stage) -> () -> Void {
  let navigation = UINavigationController(rootViewController: HomeViewController())
  stage.window.rootViewController = navigation
  return { navigation.pushViewController(DetailViewController(), animated: true) }
}
