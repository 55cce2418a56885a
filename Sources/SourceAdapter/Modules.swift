/// The modules that sources import, and what becomes of them here.
enum Modules {
  /// Those that can be had here: the program's own and the toolchain's.
  static let kept: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "TransitionKit", "Swift", "_Concurrency", "RegexBuilder",
    "Observation", "Synchronization", "FoundationEssentials",
  ]

  static func canImport(_ module: String) -> Bool { kept.contains(module) }
}
