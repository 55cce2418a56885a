// Properties that a layer of the user's own class declares under names of its own, as `@NSManaged` makes them on iOS. They animate, and
// the layer draws itself anew for each picture meanwhile.

extension CALayer {
  /// The value that `@NSManaged var` reads: the one kept under its name. Where nothing has been set it is the class's default, or zero.
  public func managedValue<Value>(forKey key: String) -> Value {
    guard let value: Value = OwnValue.cast(ownValue(key)) ?? OwnValue.zero() else {
      misuse("\(type(of: self)).\(key) has no value yet, and a \(Value.self) has no zero")
    }
    return value
  }

  /// The value that `@NSManaged var` of an optional type reads: the one kept under its name.
  public func managedOptional<Value>(forKey key: String) -> Value? { OwnValue.cast(ownValue(key)) }

  /// The value of a property seen by Objective-C, kept under its name so that animations can move it.
  public func managedValue<Value>(forKey key: String, standard: @autoclosure () -> Value) -> Value {
    OwnValue.cast(ownValue(key)) ?? standard()
  }

  /// Keeps a value under a name, and does nothing else, as a property does that Core Animation did not make.
  public func keepManagedValue(_ value: Any?, forKey key: String) { userValues[key] = value }

  private func ownValue(_ key: String) -> Any? { userValues[key] ?? type(of: self).defaultValue(forKey: key) }

  /// Keeps a value under a name that the engine does not know, and runs the action that the layer's class has for it.
  func setOwnValue(_ value: Any?, forKey key: String) {
    guard isOfUsersClass else { return userValues[key] = value }
    let before = ownValues(at: localTime)[key] ?? ownValue(key) ?? OwnValue.neutral(like: value)
    // The action is asked for while the layer still has the old value, from which many set out.
    let mayMove = (owner != nil || isRendered) && !CATransaction.disableActions()
    let action = mayMove ? action(forKey: key) : nil
    userValues[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    if let action { run(action, forKey: key) { before } }
  }

  /// The values that animations give to the layer's own properties at a time of its own.
  func ownValues(at time: Double) -> [String: Any] {
    var own: [String: Any] = [:]
    for attached in values.animations {
      attached.animation.forEachShown(at: time) { animation, time in
        guard let animation = animation as? CAPropertyAnimation, animation.property == nil, let key = animation.keyPath else {
          return
        }
        own[key] = animation.ownValue(model: own[key] ?? ownValue(key), layerTime: time) ?? own[key]
      }
    }
    return own
  }

  /// The values that the layer shows while its own properties move: it draws itself with what they are at a time of its own.
  func redrawn(_ shown: LayerValues, at time: Double) -> LayerValues {
    let own = ownValues(at: time)
    guard !own.isEmpty else { return shown }
    let model = (values, userValues)
    duties.isRedrawing = true
    defer {
      (values, userValues) = model
      duties.isRedrawing = false
    }
    values = shown
    userValues.merge(own) { $1 }
    display()
    return values
  }
}

/// Values of any kind that code keeps under names of its own.
@MainActor
enum OwnValue {
  /// Properties of the engine's whose values are of the kinds that can be mixed.
  private static let kinds: [AnimatableProperty] = [.cornerRadius, .position, .bounds, .transform, .backgroundColor, .path]

  /// A property whose values are of the same kind as the first of these that there is.
  static func kind(of values: Any?...) -> AnimatableProperty? {
    guard let value = values.compactMap(\.self).first else { return nil }
    return kinds.first { $0.value(from: value) != nil }
  }

  /// The value of that kind which changes nothing when it is added.
  static func neutral(like value: Any?) -> Any? {
    guard let kind = kind(of: value), let value = kind.value(from: value) else { return nil }
    return kind.any(from: value.neutral)
  }

  static func cast<Value>(_ any: Any?) -> Value? {
    guard let any else { return nil }
    if let value = any as? Value { return value }
    guard let number = AnimatableProperty.cornerRadius.value(from: any)?.scalar else { return nil }
    return numbers(number).lazy.compactMap { $0 as? Value }.first
  }

  static func zero<Value>() -> Value? {
    let zeros: [Any] = numbers(0) + [CGPoint.zero, CGSize.zero, CGRect.zero, CGAffineTransform.identity, CATransform3DIdentity]
    return zeros.lazy.compactMap { $0 as? Value }.first
  }

  private static func numbers(_ number: Double) -> [Any] {
    [CGFloat(number), number, Float(number), Int(number.rounded()), number >= 0.5]
  }
}
