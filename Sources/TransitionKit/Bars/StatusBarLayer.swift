// The status bar is drawn over all windows and is none of their views, as on iOS, where another process draws it.

extension Stage {
  /// Draws a status bar with this time over the screen, as the screens in front want it; nil draws none.
  ///
  /// Screens as high as those of phones with a home button have the time in the middle; others have it beside the camera, pads on the left.
  ///
  /// - Parameter date: what a pad shows beside the time; phones show no date.
  public func showStatusBar(time: String?, date: String? = nil) {
    guard let time else { return overlay = nil }
    let words = isPad ? [time, date].compactMap(\.self).joined(separator: "  ") : time
    let bar = FadingStatusBar(words, on: self)
    overlay = { stage in
      guard !stage.statusBar.isHidden, stage.statusBarHeight > 0 else { return nil }
      bar.show(on: stage)
      return bar.layer
    }
  }
}

extension StatusBar {
  /// How light the bar is, from 0 to 1.
  fileprivate func lightness(_ style: UIStatusBarStyle, on stage: Stage) -> Double {
    switch style {
    case .default: stage.window.traitCollection.userInterfaceStyle == .dark ? 1 : shareOfBlack(on: stage)
    case .lightContent: 1
    case .darkContent: 0
    }
  }

  /// How much of the black behind the bar's words a presenter has laid bare that stands back behind a sheet.
  private func shareOfBlack(on stage: Stage) -> Double {
    var presenter = stage.window.rootViewController
    while let next = presenter?.presentedViewController {
      if let sheet = next.presentingPresentation?.controller as? UISheetPresentationController {
        let share = sheet.roomAbovePresenter / stage.statusBarHeight
        if share > Self.words.lowerBound {
          return Double(min((share - Self.words.lowerBound) / (Self.words.upperBound - Self.words.lowerBound), 1))
        }
      }
      presenter = next
    }
    return 0
  }

  /// Where the words are, as shares of the bar's height.
  private static let words: ClosedRange<CGFloat> = 0.3...0.7
}

/// A status bar whose colours go over into one another while screens change.
@MainActor
private final class FadingStatusBar {
  let layer = CALayer()
  private let (dark, light): (StatusBarLayer, StatusBarLayer)
  private static let duration = 0.25

  init(_ text: String, on stage: Stage) {
    (dark, light) = (StatusBarLayer(text, isLight: false, on: stage), StatusBarLayer(text, isLight: true, on: stage))
    layer.frame = dark.layer.frame
    layer.addSublayer(dark.layer)
    layer.addSublayer(light.layer)
  }

  /// Shows the bar as the screens in front want it: at once where nothing moves.
  func show(on stage: Stage) {
    let bar = stage.statusBar
    func lightness(_ style: UIStatusBarStyle) -> Double { bar.lightness(style, on: stage) }
    let passed = stage.isAtRest ? 1 : min(max((stage.now - bar.former.until) / Self.duration, 0), 1)
    let lightness = Float(lightness(bar.former.style) * (1 - passed) + lightness(bar.style) * passed)
    guard light.layer.opacity != lightness || dark.layer.opacity != 1 - lightness else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    (light.layer.opacity, dark.layer.opacity) = (lightness, 1 - lightness)
    CATransaction.commit()
  }
}

/// The layers of a status bar: time, signal, Wi-Fi and battery.
@MainActor
private final class StatusBarLayer {
  let layer = CALayer()
  private var shapes: [CAShapeLayer] = []
  private let time = CATextLayer()
  private let charge = CATextLayer()
  private let outline = CAShapeLayer()
  private let places: StatusBarPlaces

  init(_ text: String, isLight: Bool, on stage: Stage) {
    places = StatusBarPlaces(width: stage.size.width, height: stage.statusBarHeight, isPad: stage.isPad)
    layer.frame = CGRect(x: 0, y: 0, width: stage.size.width, height: stage.statusBarHeight)
    let font = UIFont.systemFont(ofSize: places.fontSize, weight: .semibold)
    let color = UIColor(white: isLight ? 1 : 0, alpha: 1)
    write(text, in: time, font, color, on: stage) { places.timeIsCentered ? places.timeX - $0 / 2 : places.timeX }
    var room: CGFloat = 0
    if stage.isPad {
      write("100%", in: charge, font, color, on: stage) {
        room = $0 + StatusBarPlaces.chargeGap
        return places.batteryX - room
      }
    }
    addShapes(at: stage.layoutScale, room: room)
    shapes.forEach { $0.fillColor = color.cgColor }
    outline.strokeColor = color.withAlphaComponent(0.35).cgColor
  }

  /// Writes words, whose left edge `x` says from their width.
  private func write(
    _ text: String, in words: CATextLayer, _ font: UIFont, _ color: UIColor, on stage: Stage, x: (CGFloat) -> CGFloat
  ) {
    let size = text.size(withAttributes: [.font: font])
    words.string = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
    (words.font, words.fontSize) = (font, places.fontSize)
    words.contentsScale = stage.scale
    let top = (places.middle - font.ascender + font.capHeight / 2).rounded(at: stage.layoutScale)
    words.frame = CGRect(x: x(size.width).rounded(at: stage.layoutScale), y: top, width: size.width + 1, height: size.height + 1)
    layer.addSublayer(words)
  }

  private func add(_ path: UIBezierPath, at origin: CGPoint, _ size: CGSize) {
    let shape = CAShapeLayer()
    shape.path = places.fit(path, size)
    shape.position = origin
    layer.addSublayer(shape)
    shapes.append(shape)
  }

  /// - Parameter room: how wide the words are that stand before the battery, with the gap to it.
  private func addShapes(at scale: CGFloat, room: CGFloat) {
    func origin(_ x: CGFloat, _ size: CGSize) -> CGPoint {
      CGPoint(x: x.rounded(at: scale), y: (places.middle - size.height / 2).rounded(at: scale))
    }
    let sizes = places.sizes
    if let x = places.signalX { add(StatusBarShapes.signal, at: origin(x, sizes.signal), sizes.signal) }
    add(StatusBarShapes.wireless, at: origin(places.wirelessX - room, sizes.wireless), sizes.wireless)
    let battery = origin(places.batteryX, sizes.battery)
    outline.path = places.fit(StatusBarShapes.batteryOutline, sizes.battery)
    outline.position = battery
    (outline.fillColor, outline.lineWidth) = (nil, 1)
    layer.addSublayer(outline)
    add(StatusBarShapes.batteryCharge, at: battery, sizes.battery)
  }
}

/// Where the parts of a status bar stand, in points.
struct StatusBarPlaces {
  let fontSize: CGFloat
  /// The height of the middle of all parts.
  let middle: CGFloat
  let timeX: CGFloat
  /// Whether `timeX` is the middle of the time, not its left edge.
  let timeIsCentered: Bool
  /// The left edges of the symbols; a pad has no signal.
  let signalX: CGFloat?
  let wirelessX: CGFloat
  let batteryX: CGFloat
  /// The sizes of the symbols; the battery's is that of its outline and its pole.
  let sizes: (signal: CGSize, wireless: CGSize, battery: CGSize)

  /// The sizes in which the symbols are drawn, which all devices have but those with a wide notch.
  private static let drawn = (
    signal: CGSize(width: 18, height: 12), wireless: CGSize(width: 17, height: 12), battery: CGSize(width: 27.4, height: 12)
  )
  /// The sizes beside a wide notch, as the iPhone X has them.
  private static let small = (
    signal: CGSize(width: 17, height: 10.7), wireless: CGSize(width: 15.3, height: 11), battery: CGSize(width: 24.3, height: 11.3)
  )
  /// Between the charge in words and the battery.
  static let chargeGap: CGFloat = 4

  /// The heights from which a bar lies beside a cut-out, and beside a pill below the screen's edge.
  private static let notch: CGFloat = 40
  private static let island: CGFloat = 54

  init(width: CGFloat, height: CGFloat, isPad: Bool) {
    guard height >= Self.notch else {
      (fontSize, middle, sizes) = (12, height / 2, Self.drawn)
      (timeX, timeIsCentered) = isPad ? (20, false) : (width / 2, true)
      batteryX = width - (isPad ? 20 : 6) - 28
      signalX = isPad ? nil : 6
      wirelessX = isPad ? batteryX - 5 - 17 : 6 + 18 + 5
      return
    }
    let isIsland = height >= Self.island
    let isWide = height == 44 || height == 48
    let ear = (width - (isIsland ? 126 : isWide ? 209 : 162)) / 2
    middle = isIsland ? (height * 0.56).rounded() : height / 2 + 1
    (fontSize, timeIsCentered, sizes) = (17, true, isWide ? Self.small : Self.drawn)
    guard !isWide else {
      // Both groups keep a little away from the notch's shoulders, farther where the ears are narrow.
      let shift: CGFloat = width < 400 ? 6.5 : 3
      timeX = ear / 2 + shift
      signalX = width - ear / 2 - shift - 33.5
      (wirelessX, batteryX) = (width - ear / 2 - shift - 11.5, width - ear / 2 - shift + 9.2)
      return
    }
    timeX = ear / 2 + (isIsland ? 1 : 4)
    batteryX = width - (isIsland ? 33 : 26) - 28
    wirelessX = batteryX - 6 - 17
    signalX = wirelessX - 6 - 18
  }

  /// A symbol's path, made to fit a size in place of that in which it is drawn.
  func fit(_ path: UIBezierPath, _ size: CGSize) -> CGPath {
    let drawn = [Self.drawn.signal, Self.drawn.wireless, Self.drawn.battery]
    guard let full = zip([sizes.signal, sizes.wireless, sizes.battery], drawn).first(where: { $0.0 == size })?.1, full != size
    else {
      return path.cgPath
    }
    path.apply(CGAffineTransform(scaleX: size.width / full.width, y: size.height / full.height))
    return path.cgPath
  }
}

/// The symbols of a status bar, 12 points high.
private enum StatusBarShapes {
  /// Four bars of rising height, 18 points wide.
  static var signal: UIBezierPath {
    let path = UIBezierPath()
    for (index, height) in [CGFloat(4), 6.5, 9, 12].enumerated() {
      path.append(
        UIBezierPath(roundedRect: CGRect(x: CGFloat(index) * 5, y: 12 - height, width: 3, height: height), cornerRadius: 1))
    }
    return path
  }

  /// A fan of three waves, 17 points wide.
  static var wireless: UIBezierPath {
    let path = UIBezierPath()
    let middle = CGPoint(x: 8.5, y: 12)
    for (inner, outer) in [(CGFloat(0), CGFloat(3.6)), (5, 7.5), (9, 11.5)] {
      let (from, to) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
      let wave = UIBezierPath(arcCenter: middle, radius: outer, startAngle: from, endAngle: to, clockwise: true)
      if inner > 0 {
        wave.addArc(withCenter: middle, radius: inner, startAngle: to, endAngle: from, clockwise: false)
      } else {
        wave.addLine(to: middle)
      }
      wave.close()
      path.append(wave)
    }
    return path
  }

  static var batteryOutline: UIBezierPath {
    UIBezierPath(roundedRect: CGRect(x: 0.5, y: 0.5, width: 24, height: 11), cornerRadius: 3.5)
  }

  /// What is filled of a full battery, and its pole.
  static var batteryCharge: UIBezierPath {
    let path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 21, height: 8), cornerRadius: 2.2)
    path.append(UIBezierPath(roundedRect: CGRect(x: 26, y: 4, width: 1.4, height: 4), cornerRadius: 0.7))
    return path
  }
}
