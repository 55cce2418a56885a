import SwiftSyntax

/// Lets layers keep the properties of their classes under the properties' names, as Core Animation does, so that animations can move
/// them: those that are `@NSManaged`, and those seen by Objective-C of a class that draws itself when one of them changes.
final class LayerPropertyAdaptation: Adaptation {
  /// The method of a layer that makes its presentation.
  private static let twin = "twinForPresentation"

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.enclosingType?.path, program.isLayer(type), !node.modifiers.areStatic, node.bindings.count == 1,
      let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return .visitChildren }
    if node.isManagedByLayer(in: program) {
      let getter = binding.typeAnnotation?.type.isAnyOptional == true ? "managedOptional" : "managedValue"
      let key = "forKey: \"\(name.plainName)\""
      insert(" { get { \(getter)(\(key)) } set { setValue(newValue, \(key)) } }", after: binding)
    } else if node.attributes.has("objc"), node.bindingSpecifier.tokenKind == .keyword(.var), draws(type) {
      keep(binding, name, of: node)
    }
    return .visitChildren
  }

  /// A class that makes its presentations by an initialiser of its own says so.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature.parameterClause.parameters.map(\.firstName.text) == ["layer"], node.modifiers.word(.override) != nil,
      let type = node.enclosingType?.path, program.isLayer(type), let name = type.split(separator: ".").last,
      let group = node.memberGroup?.as(ClassDeclSyntax.self),
      program.methods[type, default: []].allSatisfy({ $0.name != Self.twin })
    else { return .visitChildren }
    let access = group.modifiers.word(.public) != nil || group.modifiers.word(.open) != nil ? "public " : ""
    insert("; \(access)override func \(Self.twin)() -> CALayer? { \(name)(layer: self) }", after: node)
    return .visitChildren
  }

  private func draws(_ type: String) -> Bool { !program.methods("needsDisplay(forKey:)", of: type).isEmpty }

  /// Makes a stored property one that is kept by name. Its observers run when it is set, not when an animation moves it.
  private func keep(_ binding: PatternBindingSyntax, _ name: TokenSyntax, of node: VariableDeclSyntax) {
    guard binding.accessorBlock?.isComputed != true else { return }
    guard let property = KeptProperty(binding, name), !isSetEarly(name.text, beside: node) else {
      warnings.append(
        "\(source.place(of: name).line): \(name.text) is not drawn while an animation moves it: @NSManaged would be")
      return
    }
    if let type = property.missingType { insert(": \(type)", after: binding.pattern) }
    guard let observer = property.observer, let body = observer.body, let block = binding.accessorBlock else {
      return replace(property.start, with: "{ \(property.getter) set { \(property.keeping) } }")
    }
    replace(property.start, with: "")
    insert(" \(property.getter) ", after: block.leftBrace)
    replace(observer.accessorSpecifier, with: "set")
    insert(" let oldValue = \(name.text); _ = oldValue; \(property.keeping);", after: body.leftBrace)
  }

  /// Whether an initialiser of the class sets the property before it calls its superclass's, when nothing can be kept by name yet.
  private func isSetEarly(_ name: String, beside node: VariableDeclSyntax) -> Bool {
    let members = node.memberGroup?.as(ClassDeclSyntax.self)?.memberBlock.members ?? []
    return members.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.body }.contains { body in
      body.tokens(viewMode: .sourceAccurate).prefix { $0.tokenKind != .keyword(.super) }.contains { $0.text == name }
    }
  }
}

/// A stored property of a layer class, as it is written when the layer keeps it by name.
private struct KeptProperty {
  let start: InitializerClauseSyntax
  let getter: String
  let keeping: String
  /// The type, where the source leaves it to the value.
  let missingType: String?
  let observer: AccessorDeclSyntax?

  /// Nil for a property whose type the source does not show, without a value at the start, or with observers of another shape.
  init?(_ binding: PatternBindingSyntax, _ name: TokenSyntax) {
    guard let initializer = binding.initializer else { return nil }
    let start = initializer.value
    self.start = initializer
    missingType = binding.typeAnnotation == nil ? start.numberType : nil
    guard binding.typeAnnotation != nil || missingType != nil else { return nil }
    if let block = binding.accessorBlock {
      guard case .accessors(let list) = block.accessors, list.count == 1, let only = list.first, only.parameters == nil,
        only.accessorSpecifier.tokenKind == .keyword(.didSet)
      else { return nil }
      observer = only
    } else {
      observer = nil
    }
    let key = "forKey: \"\(name.plainName)\""
    getter = "get { managedValue(\(key), standard: \(start.oneLine)) }"
    keeping = "keepManagedValue(newValue, \(key))"
  }
}

extension ExprSyntax {
  /// The type that a literal number has by itself.
  fileprivate var numberType: String? {
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    return self.is(IntegerLiteralExprSyntax.self) ? "Int" : nil
  }
}

extension VariableDeclSyntax {
  /// Whether the property is an `@NSManaged` one of a layer class.
  func isManagedByLayer(in program: Program) -> Bool {
    attributes.has("NSManaged") && bindings.count == 1 && bindings.first?.accessorBlock == nil
      && enclosingType.map { program.isLayer($0.path) } == true
  }
}

extension Program {
  /// Whether the class is one of the sources' own below one of Core Animation's layers.
  func isLayer(_ type: String) -> Bool {
    lineage(of: type).dropFirst().contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }
  }
}
