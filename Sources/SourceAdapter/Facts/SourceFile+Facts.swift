import SwiftSyntax

extension SourceFile {
  /// All that is known of a source and its adapted copy.
  init(_ source: SourceText, in program: Program, _ adapted: AdaptedSource, copy: String) {
    self.init(path: source.path, adapted: copy)
    let declarations = DeclarationFinder(source)
    let names = NameFinder(source, declarations)
    types = declarations.types
    functions = declarations.functions
    declares = declarations.declares
    topLevelCode = declarations.topLevelCode
    uses = names.uses
    imports = ImportFact.all(in: source, of: program)
    errors = source.faults
    notes = adapted.notes
    warnings = adapted.warnings
  }
}
