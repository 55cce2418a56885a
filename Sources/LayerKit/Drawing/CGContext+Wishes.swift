public import Foundation

/// Core Foundation's name of dictionaries.
public typealias CFDictionary = NSDictionary

/// How the pixels of an image that is drawn at another size are mixed.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

extension CGContext {
  /// Images are always drawn with smooth pixels; a diagnostic says so where somebody wants hard ones.
  @preconcurrency @MainActor
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set { if newValue == .none { say("interpolationQuality = .none does nothing: images are drawn with smooth pixels") } }
  }

  /// Edges are always smooth; a diagnostic says so where somebody wants hard ones.
  @preconcurrency @MainActor
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    if !shouldAntialias { say("setShouldAntialias(false) does nothing: edges are always smooth") }
  }

  /// Edges are always smooth; a diagnostic says so where somebody wants hard ones.
  @preconcurrency @MainActor
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { say("setAllowsAntialiasing(false) does nothing: edges are always smooth") }
  }

  @MainActor
  private func say(_ text: String) {
    LayerScene.current?.diagnose(text)
  }
}
