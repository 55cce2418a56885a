/// What `source-adapter` found in the sources it was given, as it prints it: one JSON document.
///
/// Lines and columns count from 1, columns in UTF-8 bytes, and speak of the file as its author wrote it.
public struct SourceFacts: Codable, Sendable {
  /// The version of this document; an adapter of another version is refused.
  public static let currentVersion = 1

  /// The version of the adapter's document.
  public var version = Self.currentVersion
  /// The sources in the order in which they were given.
  public var files: [SourceFile] = []

  /// Facts about no file yet.
  public init() {}
}

/// One source: where its adapted copy is, what it declares, what it needs of others.
public struct SourceFile: Codable, Sendable {
  /// As it was given.
  public var path: String
  /// The adapted copy.
  public var adapted: String
  /// The modules that the file imports.
  public var imports: [ImportFact] = []
  /// The types and extensions that the file declares, nested ones too.
  public var types: [TypeFact] = []
  /// Functions at top level.
  public var functions: [FunctionFact] = []
  /// Every name declared at top level, and `Type.member` for members that extensions add to types of other files.
  public var declares: [NamePlace] = []
  /// Names used and not declared in this file, each with its first use.
  public var uses: [NamePlace] = []
  /// Where statements at top level begin; nil without any.
  public var topLevelCode: Place?
  /// Where the file is no Swift.
  public var errors: [SyntaxFault] = []
  /// What was left out or put in, in words.
  public var notes: [String] = []

  /// A file of which nothing has been found yet.
  public init(path: String, adapted: String) {
    self.path = path
    self.adapted = adapted
  }
}

/// A place in a file.
public struct Place: Codable, Sendable, Equatable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int
}

/// A name and its place in a file.
public struct NamePlace: Codable, Sendable, Equatable {
  /// The name, without labels.
  public var name: String
  /// The line of the name.
  public var line: Int
  /// The column where the name begins.
  public var column: Int
}

/// A mistake that the parser found.
public struct SyntaxFault: Codable, Sendable, Equatable {
  /// The line of the mistake.
  public var line: Int
  /// The column of the mistake.
  public var column: Int
  /// The parser's own words.
  public var message: String
}

/// A module that a file imports.
public struct ImportFact: Codable, Sendable {
  /// The module's name.
  public var module: String
  /// The line of the import.
  public var line: Int
  /// The column where the import begins.
  public var column: Int
  /// Whether the module can be had here.
  public var kept: Bool
  /// The first name that needs a module that is not kept; nil if nothing needs it.
  public var use: NamePlace?
}

/// A type that a file declares, or an extension of one.
public struct TypeFact: Codable, Sendable {
  /// The word by which a type is declared.
  public enum Kind: String, Codable, Sendable {
    /// The words of Swift.
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  /// With the types it lies in: `Outer.Fade`.
  public var name: String
  /// The word by which the type is declared.
  public var kind: Kind
  /// What stands after the colon, as written.
  public var inherits: [String]
  /// The access that the type is declared with, `internal` where none is written.
  public var access: String
  /// The line of the declaration.
  public var line: Int
  /// The column of the declaration.
  public var column: Int
  /// The initialisers that are written out.
  public var initializers: [InitializerFact] = []
  /// The properties, stored and computed.
  public var properties: [PropertyFact] = []
  /// The methods.
  public var methods: [MethodFact] = []
}

/// An initialiser of a type.
public struct InitializerFact: Codable, Sendable {
  /// What the initialiser is given.
  public var parameters: [ParameterFact]
  /// The access that the initialiser is declared with.
  public var access: String
  /// Whether the initialiser may return nil.
  public var failable: Bool
}

/// A parameter of an initialiser.
public struct ParameterFact: Codable, Sendable {
  /// `_` where the call has no label.
  public var label: String
  /// The name inside the initialiser.
  public var name: String
  /// The type, as written.
  public var type: String
  /// Whether the call may leave it out.
  public var `default`: Bool
}

/// A property of a type.
public struct PropertyFact: Codable, Sendable {
  /// The property's name.
  public var name: String
  /// As written; nil where it is inferred.
  public var type: String?
  /// The text of the initial value.
  public var value: String?
  /// Whether the property is constant.
  public var isLet: Bool
  /// Whether the property has no storage.
  public var isComputed: Bool
  /// Whether the property is the type's and not an instance's.
  public var isStatic: Bool
  /// The access that the property is declared with.
  public var access: String
  /// The line of the declaration.
  public var line: Int
  /// The column of the declaration.
  public var column: Int
}

/// A method of a type.
public struct MethodFact: Codable, Sendable {
  /// With its labels: `animateTransition(using:)`.
  public var name: String
  /// Whether the method is the type's and not an instance's.
  public var isStatic: Bool
  /// The line of the declaration.
  public var line: Int
  /// The column of the declaration.
  public var column: Int
}

/// A function at top level.
public struct FunctionFact: Codable, Sendable {
  /// The function's name, without labels.
  public var name: String
  /// The types of the parameters, as written.
  public var parameters: [String]
  /// The type it returns, as written; nil without one.
  public var returns: String?
  /// The line of the declaration.
  public var line: Int
  /// The column of the declaration.
  public var column: Int
}
