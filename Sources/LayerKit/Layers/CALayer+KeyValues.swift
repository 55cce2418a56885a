extension CALayer {
  // MARK: Values by name

  /// Sets an animatable property, or a part of one such as `transform.scale`, the compositing filter, the actions, or whether the
  /// layer is opaque; a value under any other name is only kept.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch keyPath {
    case "compositingFilter": compositingFilter = value
    case "actions": actions = value as? [String: any CAAction]
    case "opaque": isOpaque = value as? Bool ?? false
    default: setAnimatableValue(value, forKeyPath: keyPath)
    }
  }

  private func setAnimatableValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let property = AnimatableProperty(rawValue: keyPath), let new = property.value(from: value) else {
      userValues[keyPath] = value
      return
    }
    let whole = property.whole
    let before = whole.value(in: values)
    var changed = values
    property.set(new, in: &changed)
    let after = whole.value(in: changed)
    guard before != after else { return }
    setWithoutAnimation(whole, after)
    animateChange(of: whole, from: before)
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "compositingFilter": compositingFilter
    case "actions": actions
    case "opaque": isOpaque
    default: AnimatableProperty(rawValue: keyPath).map { $0.any(from: $0.value(in: values)) } ?? userValues[keyPath]
    }
  }

  public func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
