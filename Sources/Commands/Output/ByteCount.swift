import Foundation

/// File sizes for people.
enum ByteCount {
  /// A size in thousands of bytes, as file managers count.
  static func inWords(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) B"
    case ..<999_500: "\((count + 500) / 1000) KB"
    default: String(format: "%.1f MB", Double(count) / 1e6)
    }
  }
}
