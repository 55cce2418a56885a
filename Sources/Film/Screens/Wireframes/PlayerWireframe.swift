import TransitionKit

/// A music player: a cover, the song's progress, and the buttons.
final class PlayerWireframe: WireframeScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    showTitle(width: 88)
    let colors = look.isDark ? [0x2A1038, 0x0B0B10] : [0xFFE3D5, 0xFFFFFF]
    view.add(Artwork(colors, frame: view.bounds), [.flexibleWidth, .flexibleHeight])
    // The cover takes the room that the controls leave.
    let side = max(24, min(view.bounds.width - 72, bottom - top - 300))
    addCover(side: side, at: top + 32)
    addControls(from: top + 32 + side + 30, margin: max(24, (view.bounds.width - side) / 2))
  }

  private func addCover(side: CGFloat, at y: CGFloat) {
    let frame = CGRect(x: (view.bounds.width - side) / 2, y: y, width: side, height: side)
    let holder = view.add(UIView(frame: frame), .centered)
    holder.layer.castShadow(opacity: look.isDark ? 0.6 : 0.25, radius: 14, below: 10)
    let cover = Artwork([0xFF9A44, 0xFC4A5B, 0x8E2DE2], radius: 18, frame: holder.bounds)
    cover.clipsToBounds = true
    for (share, alpha) in [(CGFloat(0.72), CGFloat(0.16)), (0.46, 0.22), (0.2, 0.55)] {
      let (size, inset) = (side * share, side * (1 - share) / 2)
      cover.addSubview(TextBar(UIColor(white: 1, alpha: alpha), x: inset, y: inset, width: size, height: size))
    }
    holder.addSubview(cover)
  }

  private func addControls(from y: CGFloat, margin: CGFloat) {
    let (width, middle) = (view.bounds.width - 2 * margin, view.bounds.width / 2)
    view.addSubview(TextBar(ink, x: margin, y: y, width: min(168, width), height: 15))
    view.addSubview(TextBar(accent, x: margin, y: y + 26, width: min(104, width), height: 10))
    addSlider(x: margin, y: y + 66, width: width, value: 0.38, knob: 14)
    view.addSubview(TextBar(faint, x: margin, y: y + 82, width: 26, height: 7))
    view.add(TextBar(faint, x: margin + width - 26, y: y + 82, width: 26, height: 7), .flexibleLeftMargin)
    let play = view.add(TextBar(accent, x: middle - 34, y: y + 112, width: 68, height: 68), .centered)
    play.addSubview(TextBar(.white, x: 24, y: 22, width: 7, height: 24))
    play.addSubview(TextBar(.white, x: 37, y: 22, width: 7, height: 24))
    for side in [CGFloat(-1), 1] { addSkip(at: CGPoint(x: middle + side * 92, y: y + 146), side) }
    addSlider(x: margin, y: y + 216, width: width, value: 0.7, knob: 20)
  }

  /// Adds a skip button: a triangle and a stroke that point left for the previous song, right for the next.
  private func addSkip(at center: CGPoint, _ side: CGFloat) {
    let button = view.add(UIView(frame: CGRect(x: center.x - 15, y: center.y - 12, width: 30, height: 24)), .centered)
    let triangle = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: side > 0 ? 2 : 28, y: 0))
    path.addLine(to: CGPoint(x: side > 0 ? 22 : 8, y: 12))
    path.addLine(to: CGPoint(x: side > 0 ? 2 : 28, y: 24))
    path.close()
    triangle.path = path.cgPath
    triangle.fillColor = ink.cgColor
    button.layer.addSublayer(triangle)
    button.addSubview(TextBar(ink, x: side > 0 ? 24 : 2, y: 0, width: 4, height: 24))
  }

  private func addSlider(x: CGFloat, y: CGFloat, width: CGFloat, value: CGFloat, knob: CGFloat) {
    let track = view.add(TextBar(line, x: x, y: y, width: width, height: 5), .flexibleWidth)
    track.add(TextBar(faint, x: 0, y: 0, width: width * value, height: 5), [.flexibleWidth, .flexibleRightMargin])
    let handle = TextBar(look.isDark ? ink : .white, x: width * value - knob / 2, y: (5 - knob) / 2, width: knob, height: knob)
    track.add(handle, .centered).layer.castShadow(opacity: 0.3, radius: 2, below: 1)
  }
}

extension CALayer {
  func castShadow(opacity: Float, radius: CGFloat, below distance: CGFloat) {
    (shadowOpacity, shadowRadius, shadowOffset) = (opacity, radius, CGSize(width: 0, height: distance))
  }
}
