import Codecs
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
let size = film.pixelSize
var encoder = try PNGSequenceEncoder(FilmSettings(width: size.width, height: size.height), to: .path(CommandLine.arguments[1]))
try await FilmPipeline(jobs: 2).run(TimelineSampler(film, countsCentiseconds: false), into: &encoder)
