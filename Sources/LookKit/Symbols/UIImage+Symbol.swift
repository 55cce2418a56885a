extension UIImage {
  /// A symbol's name and its configuration.
  struct Symbol: Hashable, Sendable {
    let name: String
    var values: SymbolConfiguration.Values
    /// How far the baseline of text beside it lies above the image's lower edge, in points.
    var baseline: CGFloat = 0
    /// How many times more pixels there are than the screen has.
    var detail: CGFloat = 1
  }

  /// A symbol by its name; nil, and a diagnostic that names others, where there is no drawing for it.
  ///
  /// The drawings are this project's own, under the names that apps use most. Any of them may stand in a circle or a square, or have a slash.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol by its name; traits choose no other.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol by its name, in a configuration: by default of body text, regular and medium.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard SymbolName(name) != nil else {
      let near = SymbolName.near(name).map { "“\($0)”" }.joined(separator: ", ")
      let (like, or) = near.isEmpty ? (", nor one like it", "") : ("", "\(near), or ")
      LayerScene.current?.diagnoseOnce("there is no symbol “\(name)”\(like): use \(or)an image of your own in an asset catalogue")
      return nil
    }
    let values = (configuration as? SymbolConfiguration)?.values ?? SymbolConfiguration.Values()
    guard let parts = AssetStore.current.symbol(Symbol(name: name, values: values)) else { return nil }
    self.init(parts)
  }

  /// The name by which the symbol was asked for; nil for an image that is none.
  package var symbolName: String? { parts.symbol?.name }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { parts.symbol != nil }

  /// How the image was asked for; nil for one that is no symbol.
  public var configuration: UIImage.Configuration? { symbolConfiguration }

  /// How the symbol was asked for; nil for an image that is none.
  public var symbolConfiguration: UIImage.SymbolConfiguration? { parts.symbol.map { SymbolConfiguration($0.values) } }

  /// How far the baseline of text beside the symbol lies above its lower edge, in points; nil for an image that is no symbol.
  public var baselineOffsetFromBottom: CGFloat? { parts.symbol?.baseline }

  /// The same symbol in another configuration; an image that is no symbol stays as it is.
  @preconcurrency @MainActor
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard var symbol = parts.symbol, let values = (configuration as? SymbolConfiguration)?.values else { return self }
    symbol.values = values
    guard var parts = AssetStore.current.symbol(symbol) else { return self }
    parts.renderingMode = renderingMode
    let image = UIImage(parts)
    return self.parts.symbolTint.map { image.withTintColor($0) } ?? image
  }

  /// A symbol drawn for being shown so many times as large as it is; any other image stays as it is.
  @MainActor
  package func withDetail(_ detail: CGFloat) -> UIImage {
    guard var symbol = parts.symbol, symbol.detail != detail else { return self }
    symbol.detail = detail
    guard var parts = AssetStore.current.symbol(symbol) else { return self }
    parts.renderingMode = renderingMode
    let image = UIImage(parts)
    return self.parts.symbolTint.map { image.withTintColor($0) } ?? image
  }

  /// The symbol with what a configuration says in place of its own; nil for an image that is no symbol.
  @preconcurrency @MainActor
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }
}

extension AssetStore {
  /// A symbol's image for the current stage's screen.
  func symbol(_ symbol: UIImage.Symbol) -> UIImage.Parts? {
    var plain = symbol
    plain.baseline = 0
    if let known = symbols[plain] { return known }
    let scale = LayerScene.current?.scale ?? 1
    guard let drawn = drawing(of: plain, scale: scale) else { return nil }
    var parts = UIImage.Parts(cgImage: drawn.image, scale: scale * symbol.detail)
    plain.baseline = drawn.baseline
    parts.symbol = plain
    plain.baseline = 0
    symbols[plain] = parts
    return parts
  }

  private struct Request: Hashable {
    let symbol: UIImage.Symbol
    let scale: CGFloat
  }

  /// Symbols without colours of their own, which look the same on every stage: a film has two stages, a gallery hundreds.
  private static var drawings: [Request: (image: CGImage, baseline: CGFloat)] = [:]
  /// A tab bar and a screen of buttons have about twenty.
  private static let mostDrawings = 256

  private func drawing(of symbol: UIImage.Symbol, scale: CGFloat) -> (image: CGImage, baseline: CGFloat)? {
    let request = Request(symbol: symbol, scale: scale)
    if let known = Self.drawings[request] { return known }
    let drawn = SymbolName(symbol.name).flatMap { SymbolImage($0, symbol.values).drawn(scale: scale, detail: symbol.detail) }
    guard let drawn, symbol.values.colors.isEmpty else { return drawn }
    if Self.drawings.count >= Self.mostDrawings { Self.drawings = [:] }
    Self.drawings[request] = drawn
    return drawn
  }
}
