import Film
import UIKit

let delegate = MyNavigationDelegate()
let film = Film { stage in
  let navigation = UINavigationController(rootViewController: HomeViewController())
  navigation.delegate = delegate
  stage.window.rootViewController = navigation
  stage.advance(to: 0)
  return { navigation.pushViewController(DetailViewController(), animated: true) }
}
try await film.write(to: "push.gif")

var slow = film
slow.speed = 0.25  // or bounces, excerpt, edges, surroundings
try await slow.write(to: "slow.gif", progress: { print("\($0.done) of \($0.count) frames") })
try film.strip().write(to: "strip.png")
print(try LayerTrace(film).duration, "seconds")
