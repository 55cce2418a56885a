/// What `source-adapter` found in the sources it was given, as it prints it: one JSON document.
///
/// Lines and columns count from 1, columns in UTF-8 bytes, and speak of the file as its author wrote it.
public struct SourceFacts: Codable, Sendable {
  public static let currentVersion = 2

  public var version = Self.currentVersion
  public var files: [SourceFile] = []

  public init() {}
}

/// One source: where its adapted copy is, what it declares, what it needs of others.
public struct SourceFile: Codable, Sendable {
  /// As it was given.
  public var path: String
  /// The adapted copy.
  public var adapted: String
  public var imports: [ImportFact] = []
  public var types: [TypeFact] = []
  /// Functions at top level.
  public var functions: [FunctionFact] = []
  /// Every name declared at top level, and `Type.member` for members that extensions add to types of other files.
  public var declares: [NamePlace] = []
  /// Names used and not declared in this file, each with its first use.
  public var uses: [NamePlace] = []
  /// Where statements at top level begin; nil without any.
  public var topLevelCode: Place?
  public var errors: [SyntaxFault] = []
  /// What was left out or put in, in words.
  public var notes: [String] = []
  /// What was left out although it may matter, each with its line.
  public var warnings: [String] = []

  public init(path: String, adapted: String) {
    self.path = path
    self.adapted = adapted
  }
}

public struct Place: Codable, Sendable, Equatable {
  public var line: Int
  public var column: Int
}

public struct NamePlace: Codable, Sendable, Equatable {
  public var name: String
  public var line: Int
  public var column: Int
}

public struct SyntaxFault: Codable, Sendable, Equatable {
  public var line: Int
  public var column: Int
  public var message: String
}

public struct ImportFact: Codable, Sendable {
  public var module: String
  public var line: Int
  public var column: Int
  /// Whether the module can be had here.
  public var kept: Bool
  /// Whether it is known which names the module has.
  public var isKnown: Bool
  /// The first name that needs a module that is not kept; nil if nothing needs it.
  public var use: NamePlace?
}

public struct TypeFact: Codable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  /// With the types it lies in: `Outer.Fade`.
  public var name: String
  public var kind: Kind
  /// What stands after the colon, as written.
  public var inherits: [String]
  public var access: String
  public var line: Int
  public var column: Int
  public var initializers: [InitializerFact] = []
  public var properties: [PropertyFact] = []
  public var methods: [MethodFact] = []
}

public struct InitializerFact: Codable, Sendable {
  public var parameters: [ParameterFact]
  public var access: String
  public var failable: Bool
}

public struct ParameterFact: Codable, Sendable {
  /// `_` where the call has no label.
  public var label: String
  public var name: String
  public var type: String
  /// Whether the call may leave it out.
  public var `default`: Bool
}

public struct PropertyFact: Codable, Sendable {
  public var name: String
  /// As written; nil where it is inferred.
  public var type: String?
  /// The text of the initial value.
  public var value: String?
  public var isLet: Bool
  public var isComputed: Bool
  public var isStatic: Bool
  public var access: String
  public var line: Int
  public var column: Int
}

public struct MethodFact: Codable, Sendable {
  /// With its labels: `animateTransition(using:)`.
  public var name: String
  public var parameters: [ParameterFact]
  public var access: String
  public var isStatic: Bool
  public var line: Int
  public var column: Int
}

public struct FunctionFact: Codable, Sendable {
  public var name: String
  /// The types of the parameters, as written.
  public var parameters: [String]
  /// The type it returns, as written; nil without one.
  public var returns: String?
  public var line: Int
  public var column: Int
}
