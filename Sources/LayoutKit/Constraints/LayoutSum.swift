/// One side of a constraint: an attribute of an item, the way from one to another, or nothing.
@MainActor
struct LayoutSum {
  struct Part {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    let factor: Double

    /// The item if it is a view, or the view that a guide belongs to.
    @MainActor
    var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
  }

  var parts: [Part] = []

  init() {}

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    guard attribute != .notAnAttribute else { return }
    insist(item is UIView || item is UILayoutGuide, "A constraint's item must be a view or a layout guide")
    parts = [Part(item: item, attribute: attribute, factor: 1)]
  }

  /// The way from one place to another.
  init(from start: LayoutSum, to end: LayoutSum) {
    parts = start.parts.map { Part(item: $0.item, attribute: $0.attribute, factor: -1) } + end.parts
  }

  private var kind: NSLayoutConstraint.Attribute.Kind {
    parts.count == 1 ? parts[0].attribute.kind : parts.isEmpty ? .none : .size
  }

  /// Stops the program if a constraint cannot relate the two sides.
  func requireMatch(with other: LayoutSum) {
    insist(
      kind == other.kind || (kind == .size && other.kind == .none),
      "A constraint relates places on one axis, or lengths: not \(self) and \(other)")
    insist(
      !(names(.leading, .trailing) && other.names(.left, .right)) && !(names(.left, .right) && other.names(.leading, .trailing)),
      "A constraint relates leading and trailing edges to each other, not to left and right ones")
  }

  private func names(_ one: NSLayoutConstraint.Attribute, _ two: NSLayoutConstraint.Attribute) -> Bool {
    for index in parts.indices where parts[index].attribute == one || parts[index].attribute == two { return true }
    return false
  }

  /// Whether an item's place turns with the direction of reading.
  var isDirectional: Bool {
    for index in parts.indices where parts[index].attribute.isDirectional { return true }
    return false
  }

  /// Makes a view that contains items contain this side's, too; false if they have no view in common.
  func widen(_ common: inout UIView?) -> Bool {
    for index in parts.indices {
      guard let view = parts[index].view else { return false }
      guard let known = common else {
        common = view
        continue
      }
      common = known.nearestCommonView(with: view)
      if common == nil { return false }
    }
    return true
  }
}

extension LayoutSum: @preconcurrency CustomStringConvertible {
  var description: String {
    let words = parts.map { part in
      "\(part.item.map(LayoutWords.name) ?? "an item that is gone").\(part.attribute.name)"
    }
    return words.count == 2 ? "(\(words[1]) - \(words[0]))" : words.joined()
  }
}

extension UIView {
  /// The nearest view that contains this one and another, or is one of them.
  fileprivate func nearestCommonView(with other: UIView) -> UIView? {
    var own = Optional(self)
    while let view = own {
      var its = Optional(other)
      while let above = its {
        if above === view { return view }
        its = above.superview
      }
      own = view.superview
    }
    return nil
  }
}
