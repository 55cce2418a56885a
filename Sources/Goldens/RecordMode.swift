/// When footage becomes the golden.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Always.
  case all
  /// Where there is none.
  case missing
  /// Where there is none, and where it differs.
  case failed
  case never
}
