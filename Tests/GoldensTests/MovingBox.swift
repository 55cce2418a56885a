import Film
import Goldens
import TransitionKit

/// A small film: a box moves to the right for 0.4 seconds. Variants differ from it in one thing.
struct MovingBox {
  var size = CGSize(width: 40, height: 30)
  var scale: CGFloat = 1
  var fps = 10.0
  var duration = 0.4
  /// The green of a pixel that only the third frame has; nil leaves the pixel out.
  var spot: CGFloat?
  var box = UIColor.blue

  @MainActor
  func film() -> Film {
    Film(size: size, scale: scale, fps: fps, firstHold: 0, lastHold: 0) { [self] stage in scene(on: stage) }
  }

  @MainActor
  func footage() throws -> Footage { try Footage(film()) }

  @MainActor
  func scene(on stage: Stage) -> @MainActor () -> Void {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
    view.backgroundColor = box
    controller.view.addSubview(view)
    stage.window.rootViewController = controller
    stage.advance(to: 0)
    return { [self] in
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { view.frame.origin.x = 26 }
      if let spot { flash(spot, in: controller.view) }
    }
  }

  @MainActor
  private func flash(_ green: CGFloat, in view: UIView) {
    let dot = UIView(frame: CGRect(x: 7, y: 21, width: 1, height: 1))
    dot.backgroundColor = UIColor(red: 1, green: green, blue: 1, alpha: 1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { view.addSubview(dot) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { dot.removeFromSuperview() }
  }
}
