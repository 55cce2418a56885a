/// How messages name views and guides.
@MainActor
enum LayoutWords {
  static func name(_ item: AnyObject) -> String {
    if let guide = item as? UILayoutGuide {
      let name = guide.identifier.isEmpty ? "\(type(of: guide))" : "\(type(of: guide)) '\(guide.identifier)'"
      return guide.owningView.map { "\(name) of \(Self.name($0))" } ?? name
    }
    guard let view = item as? UIView else { return "\(type(of: item))" }
    let tag = view.tag == 0 ? "" : " tag \(view.tag)"
    let text = view.accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return "\(type(of: view))\(tag)\(text)"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation, with its identifier and its priority.
  var summary: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right = second.parts.isEmpty ? "" : "\(second)"
    if multiplier != 1, !right.isEmpty { right = "\(LayoutWords.number(multiplier))*\(right)" }
    if right.isEmpty {
      right = LayoutWords.number(constant)
    } else if constant != 0 {
      right += constant < 0 ? " - \(LayoutWords.number(-constant))" : " + \(LayoutWords.number(constant))"
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let strength = priority == .required ? "" : " @\(LayoutWords.number(CGFloat(priority.rawValue)))"
    return "<\(type(of: self)) \(name)\(first) \(sign) \(right)\(strength) (\(isActive ? "active" : "inactive"))>"
  }
}
