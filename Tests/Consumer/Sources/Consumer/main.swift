import CoreGraphics
import Film
import QuartzCore
import UIKit

// Films the push of PushAnimation.swift: Consumer DIRECTORY

let delegate = NavigationDelegate()
let film = Film(firstHold: 0, lastHold: 0) { stage in
  let navigation = UINavigationController(rootViewController: RedViewController())
  navigation.isNavigationBarHidden = true
  navigation.delegate = delegate
  stage.window.rootViewController = navigation
  stage.advance(to: 0)
  return { navigation.pushViewController(BlueViewController(), animated: true) }
}
try await film.write(to: CommandLine.arguments[1])
