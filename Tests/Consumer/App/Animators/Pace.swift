import Foundation

enum Pace {
  #if os(iOS)
    static let usual: TimeInterval = 0.3
  #else
    static let usual: TimeInterval = 9
  #endif
}
