import SwiftSyntax

extension SourceText {
  /// The source without the declarations that need SwiftUI, and without those that need these, so that the UIKit beside them can be filmed.
  ///
  /// Lines and columns stay. A source that declares nothing else stays as it is.
  ///
  /// - Parameter declared: the names that the sources declare themselves, which are not SwiftUI's.
  func withoutSwiftUI(besides declared: Set<String>) -> SourceText {
    guard ImportFinder(self).nodes.contains(where: { $0.module == "SwiftUI" }) else { return self }
    let declarations = DeclarationFinder(self)
    let items = Array(tree.statements).filter { !$0.item.is(ImportDeclSyntax.self) }
    var left = items.filter { item in
      let uses = NameFinder(self, declarations, in: item).uses
      return item.isPreview || uses.contains { Modules.has("SwiftUI", $0.name) && !declared.contains($0.name) }
    }
    while true {
      let ids = Set(left.map(\.id))
      let names = Set(left.compactMap(\.declaredName))
      let more = items.filter { item in
        !ids.contains(item.id) && item.tokens(viewMode: .sourceAccurate).contains { names.contains($0.plainName) }
      }
      if more.isEmpty { break }
      left += more
    }
    guard !left.isEmpty, left.count < items.count else { return self }
    var bytes = bytes
    for item in left {
      for index in item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
      where bytes[index] != 0x0A && bytes[index] != 0x0D {
        bytes[index] = 0x20
      }
    }
    var source = SourceText(path: path, bytes: bytes)
    source.leftOut = left.sorted { $0.position < $1.position }.compactMap { item in
      item.declaredName.map { NamePlace($0, place(of: item)) }
    }
    return source
  }
}

extension CodeBlockItemSyntax {
  /// The type or the function that the item declares or extends.
  fileprivate var declaredName: String? {
    if let type = Syntax(item).asProtocol((any NamedDeclSyntax).self) { return type.name.plainName }
    return item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  fileprivate var isPreview: Bool { trimmedDescription.hasPrefix("#Preview") }
}
