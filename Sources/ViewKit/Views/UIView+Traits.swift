extension UIView {
  /// Whether any view has had traits or a tint of its own; until then all views have their screen's.
  private static var haveOwnTraits = false

  package static func noteOwnTraits() {
    haveOwnTraits = true
  }

  private var screenTraits: UITraitCollection {
    guard let window, let screen = window.stage?.screen else { return .current }
    return window.bounds.size == screen.bounds.size ? screen.traits : UITraitCollection(screen, in: window.bounds.size)
  }

  /// The traits that hold for the view: its own, or those around it.
  package var traits: UITraitCollection {
    guard Self.haveOwnTraits else { return screenTraits }
    let inherited = inherited
    let plain = traits(inherited)
    guard inherited.tint != nil || inherited.tintMode != .automatic else { return plain }
    return UITraitCollection(plain.values, tint: tint(inherited, plain))
  }

  /// The traits without their tint.
  private func traits(_ inherited: Inherited) -> UITraitCollection {
    inherited.traits == TraitValues()
      ? screenTraits : UITraitCollection(traitsFrom: [screenTraits, UITraitCollection(inherited.traits)])
  }

  var tint: UIColor {
    let inherited = inherited
    return tint(inherited, inherited.tintMode == .dimmed ? traits(inherited) : nil)
  }

  /// - Parameter traits: those by which a dimmed tint is resolved.
  private func tint(_ inherited: Inherited, _ traits: UITraitCollection?) -> UIColor {
    let color = inherited.tint ?? .systemBlue
    guard inherited.tintMode == .dimmed, let traits else { return color }
    return color.resolvedColor(with: traits).dimmed
  }

  /// What the view specifies of its own, or else its controller.
  var ownTraits: TraitValues {
    guard var values = controller?.ownTraits else { return surroundings.traits }
    values.take(surroundings.traits)
    return values
  }

  /// Says that the view lies over the rest of the screen, or not.
  package func rise(to level: UIUserInterfaceLevel) {
    UIView.noteOwnTraits()
    changeSurroundings { surroundings.traits.level = level }
  }

  /// Makes the view's traits the current ones while `body` runs.
  package func withOwnTraits(_ body: () -> Void) {
    if Self.haveOwnTraits { traits.perform(body) } else { body() }
  }

  /// Traits that hold for the view and all in it, whatever holds around it.
  public var traitOverrides: any UITraitOverrides {
    get { OwnTraits(values: surroundings.traits) }
    set {
      UIView.noteOwnTraits()
      changeSurroundings { surroundings.traits = (newValue as? OwnTraits)?.values ?? TraitValues() }
    }
  }

  // MARK: Told of changes

  package func traitsMayDiffer(from previous: UITraitCollection) {
    if !traits.isSame(as: previous) { tellTraitsChanged(from: previous) }
  }

  func tellTraitsChanged(from previous: UITraitCollection) {
    let traits = traits
    traits.perform {
      resolveGround()
      controller?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
      (controller as? any TraitWatching)?.tellWatchers(of: traits, from: previous)
      tellWatchers(of: traits, from: previous)
    }
    if drawing?.hasDrawn == true { setNeedsDisplay() }
    for view in subviews {
      let own = view.ownTraits
      if own == TraitValues() {
        view.tellTraitsChanged(from: previous)
      } else {
        view.traitsMayDiffer(from: UITraitCollection(traitsFrom: [previous, UITraitCollection(own)]))
      }
    }
  }

  // MARK: The background

  var ground: UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    // Somebody may have given the layer another colour since.
    if let ground = surroundings.ground, ground.shown == shown { return ground.color }
    return UIColor(cgColor: shown)
  }

  func setGround(_ color: UIColor?) {
    let shown = color?.cgColor(with: traits)
    surroundings.ground = color.flatMap { color in shown.flatMap { color.isDynamic ? (color, $0) : nil } }
    layer.setGround(shown, isContent: drawsGround)
  }

  /// Shows the background as it is under the traits that hold now.
  func resolveGround() {
    guard let ground = surroundings.ground, layer.backgroundColor == ground.shown else { return }
    let shown = ground.color.cgColor(with: traits)
    guard shown != ground.shown else { return }
    surroundings.ground = (ground.color, shown)
    layer.setGround(shown, isContent: drawsGround)
  }
}
