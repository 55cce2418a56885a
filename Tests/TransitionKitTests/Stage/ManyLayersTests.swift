import FuzzTargets
import Raster
import Testing
import TransitionKit

/// What a frame costs, counted in layers that are looked at, where a screen holds thousands of them.
@MainActor
struct ManyLayersTests {
  /// A window with pages side by side, each with many views.
  @MainActor
  private final class Wall {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let pages: [UIView]
    var views: [UIView] { pages[0].subviews }

    init(_ count: Int, pages: Int = 1) {
      self.pages = (0..<pages).map { _ in Wall.page(of: count) }
      for page in self.pages { stage.window.addSubview(page) }
      stage.advance(to: 0)
    }

    static func page(of count: Int) -> UIView {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for index in 0..<count {
        let view = UIView(frame: CGRect(x: index % 50 * 2, y: index / 50 % 50 * 2, width: 1, height: 1))
        view.backgroundColor = UIColor(red: CGFloat(index % 5) / 5, green: 0.5, blue: 0.5, alpha: 1)
        page.addSubview(view)
      }
      return page
    }

    /// How many layers the next frame looks at; its picture must be that of a walk which keeps nothing.
    func look() -> Int {
      let (builder, kept) = stage.painted(asRendered: false)
      let (_, plain) = stage.painted(asRendered: true)
      #expect(kept == plain, "at \(stage.now) s")
      return builder.layersSeen
    }

    /// Looks at a few frames, in which what stands still is found out.
    func settle(_ frames: Int = 4) {
      for frame in 1...frames {
        stage.advance(to: stage.now + 0.01 * Double(frame))
        _ = look()
      }
    }
  }

  @Test func aFrameInWhichNothingMovesLooksAtTheWindowAlone() {
    let wall = Wall(2000)
    wall.settle()
    #expect(wall.look() == 1)
    #expect(wall.stage.picture() == wall.stage.picture())
  }

  @Test func aViewThatMovesAmongThousandsCostsItselfAndWhatHoldsIt() {
    let wall = Wall(2000)
    wall.stage.perform { UIView.animate(withDuration: 10) { wall.views[1000].center.x += 50 } }
    wall.settle()
    for _ in 0..<5 {
      wall.stage.advance(to: wall.stage.now + 0.1)
      #expect(wall.look() == 3)
    }
  }

  @Test func viewsThatAllMoveAreLookedAtOnce() {
    let wall = Wall(500)
    wall.stage.perform {
      UIView.animate(withDuration: 10) {
        for view in wall.views { (view.center.y, view.alpha, view.transform) = (3, 0.5, CGAffineTransform(rotationAngle: 1)) }
      }
    }
    wall.settle()
    #expect(wall.look() == 502)
  }

  @Test func aViewThatCodeMovesInEachFrameDoesNotMakeTheOthersBeLookedAt() {
    let wall = Wall(2000)
    wall.settle()
    for frame in 0..<8 {
      wall.views[700].center.x += 1
      wall.stage.advance(to: wall.stage.now + 0.1)
      let seen = wall.look()
      if frame > 4 { #expect(seen == 3) }
    }
  }

  @Test func aChangeOfOneViewCostsItsNeighboursOnce() {
    let wall = Wall(2000)
    wall.settle()
    wall.stage.perform { UIView.animate(withDuration: 10) { wall.views[0].alpha = 0 } }
    wall.settle()
    for index in [300, 1900, 5, 1000] {
      wall.views[index].backgroundColor = .white
      wall.stage.advance(to: wall.stage.now + 0.01)
      #expect(wall.look() <= 300)
    }
    wall.settle(3)
    #expect(wall.look() == 3)
  }

  @Test func aPageThatFadesOverStillViewsCostsOneLayer() {
    let wall = Wall(2000)
    wall.stage.perform { UIView.animate(withDuration: 10) { wall.pages[0].alpha = 0.5 } }
    wall.settle()
    #expect(wall.look() == 2)
  }

  @Test(arguments: [1, 3])
  func aNewPageIsLookedAtAndTheOldOnesAreNot(depth: Int) {
    let wall = Wall(1000, pages: 2)
    wall.settle()
    var page = Wall.page(of: 1000)
    for _ in 1..<depth {
      let outer = UIView(frame: page.frame)
      outer.addSubview(page)
      page = outer
    }
    wall.stage.window.addSubview(page)
    wall.stage.advance(to: wall.stage.now + 0.1)
    // The window, the old pages without what they hold, and all that is new.
    #expect(wall.look() == 3 + 1000 + depth)
    wall.settle(2)
    #expect(wall.look() == 1)
    page.removeFromSuperview()
    wall.stage.advance(to: wall.stage.now + 0.1)
    #expect(wall.look() == 3)
  }

  /// A tree in which every view holds three others, seven deep.
  @Test func aLeafThatChangesInADeepTreeCostsItsNeighbours() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    var leaf = stage.window as UIView
    func grow(_ view: UIView, _ depth: Int) {
      for index in 0..<3 where depth > 0 {
        leaf = UIView(frame: CGRect(x: index * 30 / (8 - depth), y: depth, width: 3, height: 3))
        leaf.backgroundColor = .green
        view.addSubview(leaf)
        grow(leaf, depth - 1)
      }
    }
    grow(stage.window, 7)
    for _ in 0..<3 { _ = stage.painted(asRendered: false) }
    for color in [UIColor.red, .blue, .white] {
      leaf.backgroundColor = color
      stage.advance(to: stage.now + 0.01)
      let (builder, items) = stage.painted(asRendered: false)
      #expect(items == stage.painted(asRendered: true).items)
      #expect(builder.layersSeen < 150)
    }
  }

  /// Changes of all kinds among neighbours: whatever was kept, each frame shows what a walk that keeps nothing shows.
  @Test(arguments: 0..<40)
  func keptNeighboursAreNeverShownForOthers(seed: Int) {
    let wall = Wall(40 + seed * 8)
    var random = Random(UInt64(seed))
    for _ in 0..<60 {
      wall.stage.perform { for _ in 0..<random.below(3) { change(wall, &random) } }
      wall.stage.advance(to: wall.stage.now + random.double(0...0.2))
      _ = wall.look()
    }
  }

  private func change(_ wall: Wall, _ random: inout Random) {
    let page = wall.pages[0]
    let view = random.pick(page.subviews)
    switch random.below(14) {
    case 0: view.center.x += 3
    case 1: view.isHidden.toggle()
    case 2: view.layer.zPosition = CGFloat(random.below(2))
    case 3: view.removeFromSuperview()
    case 4: page.insertSubview(UIView(frame: CGRect(x: 3, y: 3, width: 9, height: 9)), at: random.below(page.subviews.count))
    case 5: page.exchangeSubview(at: random.below(page.subviews.count), withSubviewAt: random.below(page.subviews.count))
    case 6: view.addSubview(Wall.page(of: random.below(3)))
    case 7: page.bounds.origin.y += CGFloat(random.below(2))
    case 8: view.layer.transform = CATransform3DMakeRotation(0.3, 0, CGFloat(random.below(2)), 1)
    case 9:
      let alpha = CGFloat(random.double(0...1))
      UIView.animate(withDuration: 0.3) { page.alpha = alpha }
    case 10: view.backgroundColor = .white
    case 11: (view.frame, view.backgroundColor) = (page.bounds, .black)
    case 12: UIView.animate(withDuration: 0.5, delay: 0.1) { (view.center, view.alpha) = (.zero, 0.3) }
    default:
      UIView.animate(withDuration: 0.4) { (view.transform, view.bounds.size.width) = (CGAffineTransform(rotationAngle: 2), 7) }
    }
  }
}

extension Stage {
  /// The items of the screen, either as `picture()` lists them or by a walk that keeps nothing, with the builder that did so.
  func painted(asRendered: Bool) -> (builder: PictureBuilder, items: [Picture.Item]) {
    perform {
      let builder = PictureBuilder(showsRendered: asRendered)
      let painted = builder.painted(
        window.layer, matrix: CGAffineTransform(scaleX: scale, y: scale), layerTime: window.layer.localTime)
      return (builder, painted.items)
    }
  }
}
