internal import Text

// Fonts by name: those that were registered, and those of iOS that another font stands in for.

extension FontSpec {
  /// Families of iOS, without spaces and in small letters, and what stands in for them.
  private static let families: [(name: String, family: Family)] = [
    ("helveticaneue", .system), ("helvetica", .system), ("arial", .system), ("avenirnext", .system), ("avenir", .system),
    ("sfprodisplay", .system), ("sfprotext", .system), (".sfui", .system), (".applesystemuifont", .system), ("inter", .system),
    ("pingfang", .system), ("futura", .system), ("gillsans", .system), ("verdana", .system), ("trebuchet", .system),
    ("menlo", .monospaced), ("couriernew", .monospaced), ("courier", .monospaced), ("sfmono", .monospaced),
    ("georgia", .serif), ("timesnewroman", .serif), ("palatino", .serif), ("didot", .serif), ("baskerville", .serif),
  ]

  /// Words at the end of a font's name and the weights they stand for, longer ones first.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", FontWeight(100)), ("extralight", FontWeight(200)), ("thin", FontWeight(200)), ("light", FontWeight(300)),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", FontWeight(800)),
    ("heavy", FontWeight(800)), ("black", FontWeight(900)), ("bold", .bold),
  ]

  init?(named name: String, size: CGFloat) {
    self.init(size: size)
    ProjectFonts.register()
    if let face = TypefaceLibrary.shared.registered(name) {
      family = .registered(face.postScriptName)
      return
    }
    let plain = name.lowercased().filter { $0 != " " }
    guard let row = Self.families.first(where: { plain.hasPrefix($0.name) }) else { return nil }
    family = row.family
    let rest = plain.dropFirst(row.name.count)
    weight = Self.weights.first { rest.contains($0.word) }?.weight ?? .regular
    isItalic = rest.contains("italic") || rest.contains("oblique")
  }
}
