/// What a name in an asset catalogue may stand for.
enum AssetKind: Hashable {
  case image
  case color
  case data

  /// The kind of a catalogue's set, by its directory's extension; nil for what is no set, or one that no code asks for.
  init?(setWithExtension ending: String) {
    switch ending {
    case "imageset", "symbolset": self = .image
    case "colorset": self = .color
    case "dataset": self = .data
    default: return nil
    }
  }
}
