/// The symbols of bars, as strokes on a square of 24 points.
enum BarSymbol {
  case add, close, search, action, trash, compose, refresh, play, pause, rewind, fastForward, bookmarks, organize, reply, camera
  case star, clock, more, download, person

  init?(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .add: self = .add
    case .close, .stop: self = .close
    case .search: self = .search
    case .action: self = .action
    case .trash: self = .trash
    case .compose: self = .compose
    case .refresh: self = .refresh
    case .play: self = .play
    case .pause: self = .pause
    case .rewind: self = .rewind
    case .fastForward: self = .fastForward
    case .bookmarks: self = .bookmarks
    case .organize: self = .organize
    case .reply: self = .reply
    case .camera: self = .camera
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: return nil
    }
  }

  var isFilled: Bool {
    switch self {
    case .play, .pause, .rewind, .fastForward, .more, .star: true
    default: false
    }
  }

  private typealias Points = [(CGFloat, CGFloat)]

  /// Lines between points; a shape that is filled is closed.
  private var lines: [Points] {
    switch self {
    case .add: [[(12, 3), (12, 21)], [(3, 12), (21, 12)]]
    case .close: [[(5, 5), (19, 19)], [(19, 5), (5, 19)]]
    case .search: [[(15.4, 15.4), (21, 21)]]
    case .action: [[(8, 9), (5, 9), (5, 21.5), (19, 21.5), (19, 9), (16, 9)], [(12, 15), (12, 2)], [(8, 6), (12, 2), (16, 6)]]
    case .trash:
      [[(4, 6), (20, 6)], [(6, 6), (7, 21.5), (17, 21.5), (18, 6)], [(9, 6), (9, 3), (15, 3), (15, 6)], [(12, 10), (12, 18)]]
    case .compose:
      [
        [(13, 4), (4, 4), (4, 20.5), (20.5, 20.5), (20.5, 12)],
        [(10, 14.5), (11, 11), (20, 2), (22.5, 4.5), (13.5, 13.5), (10, 14.5)],
      ]
    case .refresh: [[(15.5, 2), (19, 6), (14.5, 8.5)]]
    case .play: [[(6, 3), (21, 12), (6, 21)]]
    case .pause: [[(5, 3), (10, 3), (10, 21), (5, 21)], [(14, 3), (19, 3), (19, 21), (14, 21)]]
    case .rewind: [[(12, 5), (2, 12), (12, 19)], [(22, 5), (12, 12), (22, 19)]]
    case .fastForward: [[(2, 5), (12, 12), (2, 19)], [(12, 5), (22, 12), (12, 19)]]
    case .bookmarks:
      [[(12, 6), (8, 4), (2.5, 4), (2.5, 19), (8, 19), (12, 21), (16, 19), (21.5, 19), (21.5, 4), (16, 4), (12, 6), (12, 21)]]
    case .organize: [[(2.5, 19.5), (2.5, 5), (9, 5), (11, 7.5), (21.5, 7.5), (21.5, 19.5), (2.5, 19.5)]]
    case .reply: [[(9, 4), (2.5, 10.5), (9, 17)], [(2.5, 10.5), (15, 10.5), (21, 14), (21, 20)]]
    case .camera: [[(2.5, 7), (7.5, 7), (9, 4.5), (15, 4.5), (16.5, 7), (21.5, 7), (21.5, 19.5), (2.5, 19.5), (2.5, 7)]]
    case .star:
      [[(12, 2), (14.9, 8.6), (22, 9.3), (16.6, 14), (18.2, 21), (12, 17.3), (5.8, 21), (7.4, 14), (2, 9.3), (9.1, 8.6)]]
    case .clock: [[(12, 6), (12, 12), (16, 14.5)]]
    case .more: []
    case .download: [[(12, 3), (12, 16)], [(7, 11), (12, 16), (17, 11)], [(4, 20.5), (20, 20.5)]]
    case .person: []
    }
  }

  /// Circles and parts of circles: the middle, the radius, where they begin and end in quarter turns.
  private var arcs: [(x: CGFloat, y: CGFloat, radius: CGFloat, from: CGFloat, to: CGFloat)] {
    switch self {
    case .search: [(10, 10, 7.5, 0, 4)]
    case .refresh: [(12, 13, 8.5, 0, 3.5)]
    case .camera: [(12, 13, 4, 0, 4)]
    case .clock: [(12, 12, 9.5, 0, 4)]
    case .more: [(4, 12, 2, 0, 4), (12, 12, 2, 0, 4), (20, 12, 2, 0, 4)]
    case .person: [(12, 8, 4.5, 0, 4), (12, 22, 8, 2, 4)]
    default: []
    }
  }

  var path: UIBezierPath {
    let path = UIBezierPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      if isFilled { path.close() }
    }
    for arc in arcs {
      let whole = UIBezierPath(
        arcCenter: CGPoint(x: arc.x, y: arc.y), radius: arc.radius, startAngle: arc.from * .pi / 2, endAngle: arc.to * .pi / 2,
        clockwise: true)
      path.append(whole)
    }
    return path
  }
}

/// A view that shows a symbol in its tint.
final class BarSymbolView: UIView, TintShowing {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var isFilled = false
  var showsTint: Bool { true }

  convenience init(_ symbol: BarSymbol) {
    self.init(
      symbol.path, isFilled: symbol.isFilled, lineWidth: 1.8, size: CGSize(width: BarMetrics.symbol, height: BarMetrics.symbol))
  }

  init(_ path: UIBezierPath, isFilled: Bool, lineWidth: CGFloat, size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    self.isFilled = isFilled
    isUserInteractionEnabled = false
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = path.cgPath
    shape.lineWidth = isFilled ? 0 : lineWidth
    (shape.lineCap, shape.lineJoin) = (.round, .round)
    tint()
  }

  required init?(coder: NSCoder) { nil }

  /// The arrow of a back button, which points to the left.
  static func chevron() -> BarSymbolView {
    let (size, inset) = (BarMetrics.chevron, CGFloat(1.5))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: size.width - inset, y: inset))
    path.addLine(to: CGPoint(x: inset, y: size.height / 2))
    path.addLine(to: CGPoint(x: size.width - inset, y: size.height - inset))
    return BarSymbolView(path, isFilled: false, lineWidth: 3, size: size)
  }

  private func tint() {
    guard let shape = layer as? CAShapeLayer else { return }
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    (shape.strokeColor, shape.fillColor) = (isFilled ? nil : color, isFilled ? color : nil)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tint()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { UIView.performWithoutAnimation { tint() } }
  }
}

/// The grey circle with a cross that closes a screen.
final class BarCloseMark: UIView {
  private static let side: CGFloat = 30
  private static let cross: CGFloat = 10.5

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.side / 2
    let path = UIBezierPath()
    for upper in [0, Self.cross] {
      path.move(to: CGPoint(x: upper, y: 0))
      path.addLine(to: CGPoint(x: Self.cross - upper, y: Self.cross))
    }
    let mark = BarSymbolView(path, isFilled: false, lineWidth: 2.2, size: CGSize(width: Self.cross, height: Self.cross))
    mark.tintColor = .secondaryLabel
    mark.center = CGPoint(x: Self.side / 2, y: Self.side / 2)
    addSubview(mark)
  }
}
