import StyleKit

// The documents' systems as listings: which sources a file for an app is made of.

extension Style.Listing {
  /// A push or pop of document 000.
  static func kugou(_ type: String, push: String, pop: String) -> Style.Listing {
    let animations: [String: @Sendable () -> [UInt8]] = [
      "KugouPush": { PackageResources.KugouPushAnimation_txt }, "KugouPop": { PackageResources.KugouPopAnimation_txt },
      "KugouSwingPush": { PackageResources.KugouSwingPushAnimation_txt },
      "KugouSwingPop": { PackageResources.KugouSwingPopAnimation_txt },
    ]
    return Style.Listing(
      type, base: "KugouNavigation", "push: \(push)(), pop: \(pop)()",
      parts: [
        { PackageResources.KugouNavigation_txt }, { PackageResources.KugouAnimation_txt },
      ] + [push, pop].compactMap { animations[$0] } + [{ PackageResources.KugouPopGesture_txt }])
  }

  /// A push or pop of document 001.
  static func mg(_ type: String, from: String, to: String) -> Style.Listing {
    Style.Listing(
      type, base: "MGNavigation", "push: MGPushAnimation(from: .\(from)), pop: MGPopAnimation(to: .\(to))",
      parts: [{ PackageResources.MGNavigation_txt }])
  }

  /// The push or presentation of document 002.
  static func mth(_ type: String) -> Style.Listing {
    Style.Listing(
      type, base: "MTHCustomAnimator",
      parts: [{ PackageResources.MTHCustomAnimator_txt }, { PackageResources.MTHPanGesture_txt }])
  }

  /// The presentation and dismissal of document 002.
  static func pd(_ type: String) -> Style.Listing {
    Style.Listing(
      type, base: "PDTransitionAnimator",
      parts: [{ PackageResources.PDTransitionAnimator_txt }, { PackageResources.MTHPanGesture_txt }])
  }

  /// The presentation and dismissal of document 003.
  static func picture(_ type: String) -> Style.Listing {
    Style.Listing(
      type, base: "PictureTransition",
      parts: [{ PackageResources.PictureTransition_txt }, { PackageResources.ElementScreen_txt }])
  }

  /// The push and pop of document 004.
  static func custom(_ type: String) -> Style.Listing {
    Style.Listing(
      type, base: "CustomPushAnimatedTransitoning", parts: [{ PackageResources.CustomPushAnimatedTransitoning_txt }])
  }
}
