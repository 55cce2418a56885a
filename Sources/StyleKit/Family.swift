extension Style {
  /// A family of styles, by what a transition does with the screens: a browser's shelves.
  public enum Family: String, CaseIterable, Sendable {
    /// What UIKit does by itself.
    case system
    /// The transitions of the documents that the catalogue began with.
    case documents
    /// Screens that move in their plane.
    case slides
    /// Screens that change their opacity, size or sharpness in place.
    case fades
    /// New screens that show through a growing shape.
    case reveals
    /// New screens that an edge uncovers on its way over the old ones.
    case wipes
    /// Screens that turn in perspective.
    case space
    /// Screens that are cut into pieces.
    case pieces
    /// An element of one screen that becomes the other.
    case elements
    /// Whatever is not of the catalogue, such as a person's own.
    case own

    /// The family in a line, as a heading has it.
    public var title: String {
      switch self {
      case .system: "UIKit's own"
      case .documents: "From the documents"
      case .slides: "Slides: screens move in their plane"
      case .fades: "Fades: screens change their opacity, size or sharpness"
      case .reveals: "Reveals: the new screen shows through a shape"
      case .wipes: "Wipes: an edge or a pattern passes over the screen"
      case .space: "Space: screens turn in perspective"
      case .pieces: "Pieces: a screen is cut up"
      case .elements: "Elements: a part of one screen becomes the other"
      case .own: "Your own"
      }
    }
  }
}

extension [Style] {
  /// The styles by family, in the families' order, each followed by its way back; a family that has none is left out.
  public var byFamily: [(family: Style.Family, styles: [Style])] {
    Style.Family.allCases.compactMap { family in
      let styles = filter { $0.family == family }
      return styles.isEmpty ? nil : (family, styles.withWaysBackBehind)
    }
  }

  /// The same styles, each way back behind the way there.
  package var withWaysBackBehind: [Style] {
    let back = Set(compactMap(\.wayBack))
    return filter { !back.contains($0.name) }.flatMap { style in
      [style] + [style.wayBack.flatMap(named)].compactMap(\.self)
    }
  }

  /// The styles that have every word of a text in their name, family, source or summary, whatever its case.
  public func matching(_ text: String) -> [Style] {
    let words = text.lowercased().split(separator: " ")
    return filter { style in
      let about = [style.name, style.family.rawValue, style.family.title, style.source, style.summary].joined(separator: "\n")
        .lowercased()
      return words.allSatisfy { about.contains($0) }
    }
  }

  /// The names of three styles, the documents' first, and how many others there are: `a, b, c or 4 others`.
  package var aFewInWords: String {
    let known = (filter { $0.family == .documents } + filter { $0.family != .documents }).map(\.name)
    guard known.count > 4 else { return known.joinedByOr }
    return "\(known.prefix(3).joined(separator: ", ")) or \(known.count - 3) others"
  }
}
