import Foundation
import GoldenTesting
import TransitionKit

/// A temporary package of its own for one test: where its goldens and failures go. Removed when the test lets go of it.
final class Screenplay {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "golden-testing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var settings: GoldenSettings {
    var settings = GoldenSettings.unset
    (settings.directory, settings.failures) = (path + "/goldens", path + "/out")
    return settings
  }

  /// Films the stage and stores the footage as a golden.
  @MainActor
  func keep(_ stage: Stage, as name: String) throws {
    let footage = try Footage(stage, fps: 30, duration: nil, limit: 10)
    _ = GoldenCheck(mode: .all).run(footage, against: try Golden(name, in: path + "/goldens"))
  }

  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.contains(".") }.sorted()
  }

  /// A stage of one colour, on which a view fades away.
  @MainActor
  static func fade(_ color: UIColor = .red) -> Stage {
    let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    let view = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
    view.backgroundColor = color
    stage.window.addSubview(view)
    stage.perform { UIView.animate(withDuration: 0.2) { view.alpha = 0 } }
    return stage
  }
}
