import SwiftSyntax

/// The method or property that a `#selector` names.
struct SelectorTarget {
  /// All that stands in the parentheses, without a label.
  let expression: ExprSyntax
  /// The method or property, with what stands before its dot.
  let reference: ExprSyntax
  /// What stands before the dot.
  let base: ExprSyntax?
  /// The type that has the method, as code at this place can name it.
  let type: String
  /// Whether the base is a value and not a type.
  let isInstance: Bool
  /// The type after `as`.
  let castType: TypeSyntax?
  /// As Objective-C has it.
  let name: String
  let isStatic: Bool
  /// Whether it is an optional requirement of one of the sources' protocols.
  let isOptional: Bool
  private let member: String

  init(_ expression: ExprSyntax, isProperty: Bool, in program: Program) {
    let parts = Self.parts(expression)
    self.expression = expression
    (reference, castType) = parts
    let access = reference.as(MemberAccessExprSyntax.self)
    base = access?.base
    member = (access?.declName ?? reference.as(DeclReferenceExprSyntax.self))?.trimmedDescription ?? reference.trimmedDescription
    (type, isInstance) = Self.type(of: base, in: expression)
    if isProperty {
      let property = program.property(member, ofType: type)
      name = property?.attributes.objcName ?? member
      isStatic = property?.modifiers.areStatic ?? false
      isOptional = property?.modifiers.contains { $0.name.tokenKind == .keyword(.optional) } ?? false
    } else {
      let method = Self.method(member, of: type, as: castType, in: program)
      name = method?.objcName ?? ObjectiveCName.ofMethod(method?.fullName ?? member)
      isStatic = method?.isStatic ?? false
      isOptional = method?.isOptional ?? false
    }
  }

  /// The reference and the type that it is cast to.
  private static func parts(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return parts(only.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first else {
      return (expression, nil)
    }
    return (parts(first).0, sequence.elements.last?.as(TypeExprSyntax.self)?.type)
  }

  private static func type(of base: ExprSyntax?, in expression: ExprSyntax) -> (String, isInstance: Bool) {
    let enclosing = expression.enclosingType
    let here = enclosing.map { $0.path } ?? "Self"
    guard let base else { return (here, false) }
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) { return (here, false) }
    let last = text.split(separator: ".").last.map(String.init) ?? text
    return (text, !(last.first?.isUppercase ?? false))
  }

  /// Of several methods the one whose parameters have the types after `as`.
  private static func method(_ member: String, of type: String, as cast: TypeSyntax?, in program: Program) -> Program.Method? {
    let candidates = program.methods(member, of: type)
    guard candidates.count > 1, let wanted = cast?.parametersOfMethod else { return candidates.first }
    return candidates.first { $0.parameterTypes == wanted } ?? candidates.first { $0.parameterTypes.count == wanted.count }
  }

  /// The accessor as a closure, because there is no reference to it.
  func closure(_ accessor: String) -> String {
    if isOptional { return "{ (target: any \(type)) in { target.\(member) as Any } }" }
    let call = accessor == "setter" ? "target.\(member) = $0" : "target.\(member)"
    if isInstance { return "of: type(of: \(type)), { target in { \(call) } }" }
    return "{ (target: \(isStatic ? type + ".Type" : type)) in { \(call) } }"
  }

  /// The requirement throws where it is left out.
  var closureOfOptional: String {
    let count = member.count { $0 == ":" }
    let arguments = (0..<count).map { "$\($0)" }.joined(separator: ", ")
    let labels = member.dropLast().split(separator: "(", maxSplits: 1).dropFirst().first?.split(separator: ":") ?? []
    let call =
      labels.isEmpty ? arguments : labels.enumerated().map { $1 == "_" ? "$\($0)" : "\($1): $\($0)" }.joined(separator: ", ")
    return "{ (target: any \(type)) in { (try? target.\(member.prefix { $0 != "(" })(\(call))) as Any } }"
  }
}

extension TypeSyntax {
  /// The types of the parameters of `(Screen) -> (Int) -> Void` or `(Int) -> Void`: those of the method.
  fileprivate var parametersOfMethod: [String]? {
    guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
    let method = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
    return method.parameters.map(\.type.trimmedDescription)
  }
}
