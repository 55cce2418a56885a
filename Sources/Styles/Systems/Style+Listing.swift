import Embedding
import StyleKit

// The documents' systems as listings: which sources a file for an app is made of.

extension Style.Listing {
  /// A push or pop of document 000.
  static func kugou(_ type: String, push: String, pop: String) -> Style.Listing {
    Style.Listing(
      type, base: "KugouNavigation", "push: \(push)(), pop: \(pop)()",
      parts: ["KugouNavigation", "KugouAnimation", push + "Animation", pop + "Animation", "KugouPopGesture"].map(text(of:)))
  }

  /// A push or pop of document 001.
  static func mg(_ type: String, from: String, to: String) -> Style.Listing {
    Style.Listing(
      type, base: "MGNavigation", "push: MGPushAnimation(from: .\(from)), pop: MGPopAnimation(to: .\(to))",
      parts: [text(of: "MGNavigation")])
  }

  /// The push or presentation of document 002.
  static func mth(_ type: String) -> Style.Listing {
    Style.Listing(type, base: "MTHCustomAnimator", parts: ["MTHCustomAnimator", "MTHPanGesture"].map(text(of:)))
  }

  /// The presentation and dismissal of document 002.
  static func pd(_ type: String) -> Style.Listing {
    Style.Listing(type, base: "PDTransitionAnimator", parts: ["PDTransitionAnimator", "MTHPanGesture"].map(text(of:)))
  }

  /// The presentation and dismissal of document 003.
  static func picture(_ type: String) -> Style.Listing {
    Style.Listing(
      type, base: "PictureTransition", parts: [text(of: "PictureTransition"), { embeddedFile("StyleKit/ElementScreen.swift") }])
  }

  /// The push and pop of document 004.
  static func custom(_ type: String) -> Style.Listing {
    Style.Listing(
      type, base: "CustomPushAnimatedTransitoning", parts: [text(of: "CustomPushAnimatedTransitoning")])
  }

  /// The text of a file of `Systems`, without its ending.
  private static func text(of name: String) -> @Sendable () -> [UInt8] { { embeddedFile("Styles/Systems/\(name).swift") } }
}
