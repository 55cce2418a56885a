/// What an optional requirement of a protocol throws if the adopter has left it out: see `SourceAdapter`, which writes such protocols.
public struct LeftOutRequirement: Error {
  /// The error has no parts.
  public init() {}
}
