import Testing
import TransitionKit

@MainActor @Suite struct UIViewHierarchyTests {
  private let parent = UIView()
  private let views = (0..<4).map { index in
    let view = UIView()
    view.tag = index + 1
    return view
  }

  private func expect(_ tags: [Int], _ location: SourceLocation = #_sourceLocation) {
    #expect(parent.subviews.map(\.tag) == tags, sourceLocation: location)
    #expect(parent.layer.sublayers ?? [] == parent.subviews.map(\.layer), sourceLocation: location)
    #expect(parent.subviews.allSatisfy { $0.superview === parent }, sourceLocation: location)
  }

  /// A caption over a gradient over a picture, as cards have them.
  @Test func aViewThatIsAddedComesOverEveryLayer() {
    let gradient = CALayer()
    parent.addSubview(views[0])
    parent.layer.addSublayer(gradient)
    parent.addSubview(views[1])
    #expect(parent.layer.sublayers == [views[0].layer, gradient, views[1].layer])
    parent.insertSubview(views[2], aboveSubview: views[0])
    #expect(parent.layer.sublayers == [views[0].layer, views[2].layer, gradient, views[1].layer])
    parent.layer.addSublayer(gradient)
    parent.bringSubviewToFront(views[0])
    #expect(parent.layer.sublayers == [views[2].layer, views[1].layer, gradient, views[0].layer])
  }

  @Test func everyEditKeepsViewsAndLayersInOneOrder() {
    for view in views { parent.addSubview(view) }
    expect([1, 2, 3, 4])
    parent.addSubview(views[0])
    expect([2, 3, 4, 1])
    parent.insertSubview(views[0], at: 1)
    expect([2, 1, 3, 4])
    parent.insertSubview(views[3], belowSubview: views[1])
    expect([4, 2, 1, 3])
    parent.insertSubview(views[3], aboveSubview: views[2])
    expect([2, 1, 3, 4])
    parent.insertSubview(views[3], aboveSubview: views[3])
    expect([2, 1, 3, 4])
    parent.bringSubviewToFront(views[1])
    expect([1, 3, 4, 2])
    parent.sendSubviewToBack(views[3])
    expect([4, 1, 3, 2])
    parent.exchangeSubview(at: 3, withSubviewAt: 0)
    expect([2, 1, 3, 4])
    parent.exchangeSubview(at: 1, withSubviewAt: 2)
    expect([2, 3, 1, 4])
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    expect([2, 3, 1, 4])
    views[0].removeFromSuperview()
    expect([2, 3, 4])
    parent.insertSubview(views[0], at: 99)
    expect([2, 3, 4, 1])
    parent.insertSubview(UIView(), belowSubview: UIView())
    expect([2, 3, 4, 1, 0])
  }

  /// Compares random edits of a view's subviews with the same edits of a plain array.
  @Test func anyRowOfEditsKeepsTheOrder() {
    var state: UInt64 = 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var order: [Int] = []
    func insert(_ tag: Int, at index: Int) {
      order.removeAll { $0 == tag }
      order.insert(tag, at: min(index, order.count))
    }
    for _ in 0..<500 {
      let (view, sibling) = (views[next(4)], views[next(4)])
      let place = order.filter { $0 != view.tag }.firstIndex(of: sibling.tag)
      switch next(6) {
      case 0:
        parent.addSubview(view)
        insert(view.tag, at: 4)
      case 1:
        let index = next(5)
        parent.insertSubview(view, at: index)
        insert(view.tag, at: index)
      case 2 where view !== sibling:
        parent.insertSubview(view, belowSubview: sibling)
        insert(view.tag, at: place ?? 4)
      case 3 where view !== sibling:
        parent.insertSubview(view, aboveSubview: sibling)
        insert(view.tag, at: place.map { $0 + 1 } ?? 4)
      case 4:
        view.removeFromSuperview()
        order.removeAll { $0 == view.tag }
      default:
        parent.sendSubviewToBack(view)
        if order.contains(view.tag) { insert(view.tag, at: 0) }
      }
      expect(order)
    }
  }

  final class Told: UIView {
    var lines: [String] = []
    private func name(_ view: UIView?) -> String { view.map { "\($0.tag)" } ?? "nil" }
    override func willMove(toSuperview newSuperview: UIView?) { lines.append("will \(name(newSuperview))") }
    override func didMoveToSuperview() { lines.append("did \(name(superview))") }
    override func willMove(toWindow newWindow: UIWindow?) { lines.append("willWindow \(newWindow != nil)") }
    override func didMoveToWindow() { lines.append("didWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { lines.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { lines.append("removing \(subview.tag)") }
  }

  @Test func everybodyIsToldOfMoves() {
    let stage = Stage.small()
    let (first, second, child) = (Told(), Told(), Told())
    (first.tag, second.tag, child.tag) = (1, 2, 3)
    first.addSubview(child)
    #expect(child.lines == ["will 1", "did 1"] && first.lines == ["added 3"])
    stage.window.addSubview(second)
    child.lines = []
    second.addSubview(child)
    #expect(child.lines == ["will 2", "willWindow true", "did 2", "didWindow true"])
    #expect(first.lines == ["added 3", "removing 3"] && first.subviews == [] && first.layer.sublayers == nil)
    stage.window.addSubview(first)
    child.lines = []
    first.addSubview(child)
    #expect(child.lines == ["will 1", "did 1"], "the window stays")
    child.lines = []
    first.removeFromSuperview()
    #expect(child.lines == ["willWindow false", "didWindow false"] && child.window == nil)
    child.removeFromSuperview()
    #expect(child.superview == nil && child.lines.suffix(2) == ["will nil", "did nil"])
  }

  @Test func descendantsAndTagsAreFound() {
    let stage = Stage.small()
    stage.window.addSubview(parent)
    parent.addSubview(views[0])
    views[0].addSubview(views[1])
    #expect(views[1].isDescendant(of: parent) && parent.isDescendant(of: parent) && !parent.isDescendant(of: views[1]))
    #expect(stage.window.viewWithTag(2) === views[1] && parent.viewWithTag(9) == nil)
    #expect(views[1].window === stage.window && views[1].next === views[0])
  }
}
