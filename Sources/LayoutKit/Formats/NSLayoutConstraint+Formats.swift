extension NSLayoutConstraint {
  /// The constraints that a format means. A format with a mistake stops the program with a message that shows the place.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try FormatReader(try VisualFormat(format), opts, metrics ?? [:], views).constraints
    } catch {
      let caret = String(repeating: " ", count: error.place) + "^"
      misuse("Unable to parse constraint format: \(error.what)\n\(format)\n\(caret)")
    }
  }
}

/// Makes the constraints of a format.
@MainActor
private struct FormatReader {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private(set) var constraints: [NSLayoutConstraint] = []

  private typealias Attribute = NSLayoutConstraint.Attribute

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormat.Mistake) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    let items = try format.views.map { view throws(VisualFormat.Mistake) in try item(view.name, view.place) }
    if let start = format.start { try connect(superview(of: items[0]), first, items[0], first, start, isEdge: true) }
    for (index, connection) in format.connections.enumerated() {
      try connect(items[index], last, items[index + 1], first, connection)
    }
    if let end = format.end {
      try connect(items[items.count - 1], last, superview(of: items[items.count - 1]), last, end, isEdge: true)
    }
    for (index, view) in format.views.enumerated() { try size(items[index], view) }
    align(items)
  }

  private var first: Attribute {
    if format.isVertical { return .top }
    return options.contains(.directionRightToLeft) ? .right : options.contains(.directionLeftToRight) ? .left : .leading
  }
  private var last: Attribute {
    if format.isVertical { return .bottom }
    return options.contains(.directionRightToLeft) ? .left : options.contains(.directionLeftToRight) ? .right : .trailing
  }
  private var isBackwards: Bool { !format.isVertical && options.contains(.directionRightToLeft) }

  // MARK: Names

  private func item(_ name: String, _ place: Int) throws(VisualFormat.Mistake) -> AnyObject {
    if let item = views[name] { return item as AnyObject }
    throw VisualFormat.Mistake(what: "\(name) is not a key in the views dictionary.", place: place)
  }

  private func superview(of item: AnyObject) -> AnyObject {
    let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let view else { misuse("A view must have a superview before a format names the superview by '|'") }
    return view
  }

  private func number(_ word: String) -> CGFloat? {
    if let value = Double(word) { return CGFloat(value) }
    let (name, sign): (String, CGFloat) = word.hasPrefix("-") ? (String(word.dropFirst()), -1) : (word, 1)
    switch metrics[name] {
    case let value as CGFloat: return sign * value
    case let value as Int: return sign * CGFloat(value)
    case let value as Float: return sign * CGFloat(value)
    case let value as NSNumber: return sign * CGFloat(value.doubleValue)
    default: return nil
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormat.Mistake) -> UILayoutPriority {
    guard let word = predicate.priority else { return .required }
    guard let value = number(word) else {
      throw VisualFormat.Mistake(what: "\(word) is not a key in the metrics dictionary.", place: 0)
    }
    return UILayoutPriority(Float(value))
  }

  // MARK: Constraints

  private mutating func relate(
    _ first: LayoutSum, _ relation: NSLayoutConstraint.Relation, _ second: LayoutSum, _ constant: CGFloat,
    _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(first, relation, second, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  private mutating func connect(
    _ before: AnyObject, _ its: Attribute, _ after: AnyObject, _ other: Attribute, _ connection: VisualFormat.Connection,
    isEdge: Bool = false
  ) throws(VisualFormat.Mistake) {
    switch connection {
    case .flush: space(before, its, after, other, .equal, 0, .required)
    case .standard where isEdge: space(before, margin(its, of: before), after, margin(other, of: after), .equal, 0, .required)
    case .standard: space(before, its, after, other, .equal, SystemSpacing.points, .required)
    case .spaces(let predicates):
      for predicate in predicates {
        guard let length = number(predicate.object) else {
          throw VisualFormat.Mistake(what: "\(predicate.object) is not a key in the metrics dictionary.", place: 0)
        }
        space(before, its, after, other, predicate.relation, length, try priority(predicate))
      }
    }
  }

  /// Relates the way from one place to another, which lies after it, to a length.
  private mutating func space(
    _ before: AnyObject, _ its: Attribute, _ after: AnyObject, _ other: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ length: CGFloat, _ priority: UILayoutPriority
  ) {
    if isBackwards {
      relate(LayoutSum(before, its), relation, LayoutSum(after, other), length, priority)
    } else {
      relate(LayoutSum(after, other), relation, LayoutSum(before, its), length, priority)
    }
  }

  /// The margin's attribute for an edge of a superview of the format's views; the edge itself of others.
  private func margin(_ edge: Attribute, of item: AnyObject) -> Attribute {
    guard item is UIView, !format.views.contains(where: { views[$0.name] as AnyObject === item }) else { return edge }
    switch edge {
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .left: return .leftMargin
    case .right: return .rightMargin
    case .top: return .topMargin
    default: return .bottomMargin
    }
  }

  private mutating func size(_ item: AnyObject, _ view: VisualFormat.View) throws(VisualFormat.Mistake) {
    let attribute: Attribute = format.isVertical ? .height : .width
    for predicate in view.sizes {
      let level = try priority(predicate)
      if let length = number(predicate.object) {
        relate(LayoutSum(item, attribute), predicate.relation, LayoutSum(), length, level)
      } else {
        let other = try self.item(predicate.object, view.place)
        relate(LayoutSum(item, attribute), predicate.relation, LayoutSum(other, attribute), 0, level)
      }
    }
  }

  private static let alignments: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private mutating func align(_ items: [AnyObject]) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      for item in items.dropFirst() { relate(LayoutSum(items[0], attribute), .equal, LayoutSum(item, attribute), 0) }
    }
  }
}
