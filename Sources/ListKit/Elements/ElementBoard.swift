// Goals, in order: an element has a view only while it is seen; views come and go in the order of the data; a view that stays is the same
// object before and after an update.

/// A list view, as its board sees it.
@MainActor
protocol ElementSource: UIScrollView {
  /// The elements whose places touch a rectangle.
  func placements(in rect: CGRect) -> [Placement]
  func placement(of key: ElementKey) -> Placement?
  func makeElement(_ key: ElementKey) -> UIView?
  func place(_ view: UIView, by placement: Placement)
  /// The view that an element's view lies in: the list, or one in it.
  func parent(of key: ElementKey) -> UIView
  func willShow(_ view: UIView, _ key: ElementKey)
  func didHide(_ view: UIView, _ key: ElementKey)
  /// Lays out what is in elements, and nothing of the list around them.
  func layOut(_ views: [UIView])
}

extension ElementSource {
  func parent(of key: ElementKey) -> UIView { self }
}

/// The views that a list shows now.
@MainActor
final class ElementBoard {
  unowned let list: any ElementSource
  private(set) var shown: [ElementKey: UIView] = [:]
  /// Views that leave in an animation.
  private var leaving: [(key: ElementKey, view: UIView)] = []
  private var levels: [ObjectIdentifier: Int] = [:]

  init(_ list: any ElementSource) {
    self.list = list
  }

  /// The keys of what is shown, in order.
  var keys: [ElementKey] { shown.keys.sorted() }

  func key(of view: UIView) -> ElementKey? { keys.first { shown[$0] === view } }

  // MARK: Bringing up to date

  /// Shows what a rectangle touches, and nothing else.
  func update(in rect: CGRect) {
    let wanted = list.placements(in: rect)
    let names = Set(wanted.map(\.key))
    for key in keys where !names.contains(key) { hide(key) }
    for placement in wanted { show(placement) }
  }

  private func show(_ placement: Placement) {
    if let view = shown[placement.key] { return list.place(view, by: placement) }
    UIView.performWithoutAnimation { _ = add(placement) }
  }

  @discardableResult
  private func add(_ placement: Placement) -> UIView? {
    guard let view = list.makeElement(placement.key) else { return nil }
    shown[placement.key] = view
    // An element that says its size may have changed its place.
    list.place(view, by: list.placement(of: placement.key) ?? placement)
    insert(view, into: list.parent(of: placement.key), level: placement.z)
    list.willShow(view, placement.key)
    return view
  }

  /// Puts a view in front of those of its level, and behind those of higher ones.
  private func insert(_ view: UIView, into parent: UIView, level: Int) {
    levels[ObjectIdentifier(view)] = level
    let behind = parent.subviews.lastIndex { levels[ObjectIdentifier($0)].map { $0 <= level } ?? false }
    let front = parent.subviews.firstIndex { levels[ObjectIdentifier($0)].map { $0 > level } ?? false }
    parent.insertSubview(view, at: behind.map { $0 + 1 } ?? front ?? (parent === list ? backdrops : 0))
  }

  /// How many views lie behind all elements.
  var backdrops = 0

  private func hide(_ key: ElementKey) {
    guard let view = shown.removeValue(forKey: key) else { return }
    takeOut(view, key)
  }

  private func takeOut(_ view: UIView, _ key: ElementKey) {
    levels[ObjectIdentifier(view)] = nil
    view.removeFromSuperview()
    list.didHide(view, key)
  }

  /// Takes all views out.
  func clear() {
    for key in keys { hide(key) }
    let left = leaving
    leaving = []
    for (key, view) in left { takeOut(view, key) }
  }

  // MARK: Updates

  /// How an update changes what is shown.
  struct Move {
    /// Where an element of before is afterwards; nil for one that is gone.
    let after: (ElementKey) -> ElementKey?
    /// Where an element of afterwards was before; nil for one that has come.
    let before: (ElementKey) -> ElementKey?
    /// Where an element was before.
    let oldPlacement: (ElementKey) -> Placement?
    /// How an element that comes looks at first.
    let first: (Placement) -> Placement
    /// How an element that goes looks in the end.
    let last: (Placement) -> Placement
  }

  /// Moves what is shown to where it is after an update, in an animation.
  func move(_ move: Move, in rect: CGRect, duration: Double, completion: @escaping (Bool) -> Void) {
    let old = keys.compactMap { key in shown[key].map { (key, $0) } }
    var gone: [(ElementKey, UIView)] = []
    shown = [:]
    for (key, view) in old {
      if let new = move.after(key) { shown[new] = view } else { gone.append((key, view)) }
    }
    let wanted = list.placements(in: rect)
    let names = Set(wanted.map(\.key))
    let departing = keys.filter { !names.contains($0) }.compactMap { key in shown.removeValue(forKey: key).map { (key, $0) } }
    UIView.performWithoutAnimation {
      let new = wanted.filter { shown[$0.key] == nil }
      for placement in new { addMoving(placement, move) }
      list.layOut(new.compactMap { shown[$0.key] })
    }
    leaving += gone.map { (key: $0.0, view: $0.1) } + departing.map { (key: $0.0, view: $0.1) }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { [self] in
      for placement in wanted { if let view = shown[placement.key] { list.place(view, by: placement) } }
      for (key, view) in departing { if let place = list.placement(of: key) { list.place(view, by: place) } }
      for (key, view) in gone { move.oldPlacement(key).map { list.place(view, by: move.last($0)) } }
      // The content of an element that grows goes to its new place together with the element.
      list.layOut(wanted.compactMap { shown[$0.key] })
    } completion: { [self] finished in
      let done = leaving.filter { left in gone.contains { $0.1 === left.view } || departing.contains { $0.1 === left.view } }
      leaving.removeAll { left in done.contains { $0.view === left.view } }
      for (key, view) in done { takeOut(view, key) }
      completion(finished)
    }
  }

  /// Adds the view of an element that comes, or that was out of sight before, where it begins.
  private func addMoving(_ placement: Placement, _ move: Move) {
    guard let view = add(placement) else { return }
    if let before = move.before(placement.key) {
      guard var old = move.oldPlacement(before) else { return }
      (old.alpha, old.isHidden) = (placement.alpha, placement.isHidden)
      list.place(view, by: old)
    } else {
      list.place(view, by: move.first(placement))
    }
  }
}
