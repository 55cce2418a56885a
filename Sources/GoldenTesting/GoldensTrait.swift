public import Goldens
public import Testing

/// The handling of goldens in a test or a suite: `@Test(.goldens(limits: .channel(2)))`.
///
/// A test's trait goes before its suite's, and arguments of an assertion go before both.
public struct GoldensTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: GoldenSettings

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await GoldenSettings.$inForce.withValue(settings.over(.inForce)) { try await function() }
  }
}

extension Trait where Self == GoldensTrait {
  /// - Parameters:
  ///   - record: when footage becomes the golden; see `RecordMode`. Under CI that is never.
  ///   - keep: how much a golden that is recorded keeps.
  ///   - limits: how far a frame may be from its golden.
  ///   - directory: where goldens lie; relative paths count from the package. Usually `goldens`.
  ///   - failures: where pictures of failures go; relative paths count from the package. Usually `.build/golden-failures`.
  ///   - allowsDiagnostics: whether an animator may break the contract of transitions.
  public static func goldens(
    record: RecordMode? = nil, keep: Keep? = nil, limits: Limits? = nil, directory: String? = nil, failures: String? = nil,
    allowsDiagnostics: Bool? = nil
  ) -> GoldensTrait {
    GoldensTrait(
      settings: GoldenSettings(
        record: record, keep: keep, limits: limits, directory: directory, failures: failures,
        allowsDiagnostics: allowsDiagnostics))
  }
}

/// The settings of a trait or an assertion; nil where it leaves a setting to the next level, such as the suite's trait.
package struct GoldenSettings: Sendable {
  @TaskLocal package static var inForce = unset

  /// Settings that decide nothing.
  package static let unset = GoldenSettings()

  var record: RecordMode?
  var keep: Keep?
  var limits: Limits?
  package var directory: String?
  package var failures: String?
  var allowsDiagnostics: Bool?

  /// These settings; where one of them is nil, that of `others`.
  func over(_ others: GoldenSettings) -> GoldenSettings {
    GoldenSettings(
      record: record ?? others.record, keep: keep ?? others.keep, limits: limits ?? others.limits,
      directory: directory ?? others.directory,
      failures: failures ?? others.failures, allowsDiagnostics: allowsDiagnostics ?? others.allowsDiagnostics)
  }
}
