extension CALayer {
  // MARK: Values by name

  /// Sets a property of the layer, or a part of one such as `transform.scale`; a value under any other name is only kept.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let key = layerKey(keyPath) { return key.set(self, value) }
    let cells = "emitterCells."
    if keyPath.hasPrefix(cells), (self as? CAEmitterLayer)?.setCellValue(value, keyPath.dropFirst(cells.count)) == true { return }
    setPart(value, forKeyPath: keyPath)
  }

  private func layerKey(_ name: String) -> LayerKey? {
    let key = LayerKey.all[LayerKey.getters[name] ?? name] ?? LayerKey.partsOfFrame[name]
    return key?.isOf(self) == true ? key : nil
  }

  private func setPart(_ value: Any?, forKeyPath keyPath: String) {
    guard let property = AnimatableProperty(rawValue: keyPath), property.whole != property,
      let new = property.value(from: value)
    else {
      return setOwnValue(value, forKey: keyPath)
    }
    let whole = property.whole
    ModelWatch.note(whole, of: self)
    let before = whole.value(in: values)
    var changed = values
    property.set(new, in: &changed)
    let after = whole.value(in: changed)
    guard before != after else { return }
    setWithoutAnimation(whole, after)
    animateChange(of: whole, from: before)
  }

  /// The value of a property, a part of one, or what was kept under another name. Numbers are an `NSNumber`, which casts to every kind
  /// of number that holds its value.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let key = layerKey(keyPath) { return key.get(self) }
    guard let property = AnimatableProperty(rawValue: keyPath), property.whole != property else { return userValues[keyPath] }
    let value = property.value(in: values)
    return value.scalar.map(NSNumber.init(value:)) ?? property.any(from: value)
  }

  public func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
