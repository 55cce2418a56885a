import TransitionKit

/// Views each in the one before, half of them translucent, which makes a sheet of its own of each.
@MainActor
enum Nested {
  static func show(_ count: Int) {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    var parent: UIView = stage.window
    for number in 0..<count {
      let view = UIView(frame: parent.bounds.insetBy(dx: 0.2, dy: 0.4))
      view.backgroundColor = UIColor(white: CGFloat(number % 7) / 7, alpha: 1)
      view.alpha = number % 2 == 0 ? 1 : 0.98
      parent.addSubview(view)
      parent = view
    }
    UIView.animate(withDuration: 1) { parent.transform = CGAffineTransform(rotationAngle: 1) }
    for frame in 0..<20 {
      stage.advance(to: Double(frame) / 20)
      _ = stage.snapshot()
    }
  }
}
