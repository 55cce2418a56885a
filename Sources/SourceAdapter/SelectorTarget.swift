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
  /// The protocol of the classes that have the optional method.
  private let mark: String?
  /// A method's labels, each with whether it is for a closure: a sender has none, and the compiler cannot pack one.
  private let parameters: [(label: String, isClosure: Bool)]
  private let member: String

  init(_ expression: ExprSyntax, isProperty: Bool, in program: Program) {
    let parts = Self.parts(expression)
    self.expression = expression
    (reference, castType) = parts
    let access = reference.as(MemberAccessExprSyntax.self)
    base = access?.base
    (type, isInstance) = Self.type(of: base, in: expression, program)
    let declaration = access?.declName ?? reference.as(DeclReferenceExprSyntax.self)
    let written = declaration?.trimmedDescription ?? reference.trimmedDescription
    let isApples = written == "dismiss" && program.methods(written, of: type).isEmpty
    member = isApples ? "dismiss(animated:completion:)" : written
    if isProperty {
      let property = program.property(member, ofType: type)
      name = property?.attributes.objcName ?? member
      isStatic = property?.modifiers.areStatic ?? false
      isOptional = property?.modifiers.contains { $0.name.tokenKind == .keyword(.optional) } ?? false
      mark = nil
      parameters = []
    } else {
      let method = Self.method(member, of: type, as: castType, in: program)
      name = method?.objcName ?? ObjectiveCName.ofMethod(method?.fullName ?? member)
      isStatic = method?.isStatic ?? false
      isOptional = method?.isOptional ?? false
      mark = isOptional ? method?.node.mark : nil
      parameters = Self.parameters(method, member)
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

  /// A value whose property says that it is of one of the sources' own types stands for that type.
  private static func type(
    of base: ExprSyntax?, in expression: ExprSyntax, _ program: Program
  ) -> (String, isInstance: Bool) {
    let enclosing = expression.enclosingType
    let here = enclosing.map { $0.path } ?? "Self"
    guard let base else { return (here, false) }
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) { return (here, false) }
    let last = text.split(separator: ".").last.map(String.init) ?? text
    guard last.first?.isUppercase != true else { return (text, false) }
    let declared = program.property(last, ofType: here)?.bindings.first?.typeAnnotation?.type.nameWithoutOptional
    guard let declared, program.methods[declared] != nil else { return (text, true) }
    return (declared, false)
  }

  /// Of several methods the one whose parameters have the types after `as`.
  private static func method(_ member: String, of type: String, as cast: TypeSyntax?, in program: Program) -> Program.Method? {
    let candidates = program.methods(member, of: type)
    guard candidates.count > 1, let wanted = cast?.parametersOfMethod else { return candidates.first }
    return candidates.first { $0.parameterTypes == wanted } ?? candidates.first { $0.parameterTypes.count == wanted.count }
  }

  var takesClosures: Bool { parameters.contains { $0.isClosure } }

  private static func parameters(_ method: Program.Method?, _ member: String) -> [(label: String, isClosure: Bool)] {
    if let method {
      return method.node.signature.parameterClause.parameters.map { ($0.firstName.text, $0.type.oneLine.contains("->")) }
    }
    let labels = member.dropLast().split(separator: "(", maxSplits: 1).dropFirst().first?.split(separator: ":") ?? []
    return labels.map { (String($0), $0 == "completion") }
  }

  /// The method as a closure that passes nil for closures.
  var closureWithoutClosures: String { wrapped(call) }

  /// The requirement throws where it is left out.
  var closureOfOptional: String {
    (mark.map { "ofClassesWhere: { $0 is any \($0).Type }, " } ?? "")
      + "{ (target: any \(type)) in { (try? target.\(call)) as Any } }"
  }

  private var call: String {
    var count = 0
    let arguments = parameters.map { parameter in
      defer { if !parameter.isClosure { count += 1 } }
      return (parameter.label == "_" ? "" : parameter.label + ": ") + (parameter.isClosure ? "nil" : "$\(count)")
    }
    return "\(member.prefix { $0 != "(" })(\(arguments.joined(separator: ", ")))"
  }

  private func wrapped(_ call: String) -> String {
    if isInstance { return "of: type(of: \(type)), { target in { target.\(call) } }" }
    return "{ (target: \(isStatic ? type + ".Type" : type)) in { target.\(call) } }"
  }

  /// The accessor as a closure, because there is no reference to it.
  func closure(_ accessor: String) -> String {
    if isOptional { return "{ (target: any \(type)) in { target.\(member) as Any } }" }
    return wrapped(accessor == "setter" ? "\(member) = $0" : member)
  }
}

extension TypeSyntax {
  /// The type's name without `any` and without the marks of optionals.
  fileprivate var nameWithoutOptional: String {
    var name = trimmedDescription.filter { !"?!()".contains($0) }
    if name.hasPrefix("any ") { name.removeFirst(4) }
    return name
  }

  /// The types of the parameters of `(Screen) -> (Int) -> Void` or `(Int) -> Void`: those of the method.
  fileprivate var parametersOfMethod: [String]? {
    guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
    let method = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
    return method.parameters.map(\.type.trimmedDescription)
  }
}
