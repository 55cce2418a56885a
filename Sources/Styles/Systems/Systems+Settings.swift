import StyleKit
import TransitionKit

// How a style's settings reach the documents' classes, which know UIKit alone: people may take them away with them.

extension KugouAnimation {
  convenience init(_ settings: Settings) {
    self.init()
    settings.apply("duration", to: &duration)
    settings.apply("damping", to: &damping)
  }
}

extension KugouNavigation: PanStarting {
  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void) {
    navigation.topViewController.map(gesture.watch)
  }
}

extension MGAnimation {
  /// The animation with these settings.
  func with(_ settings: Settings) -> Self {
    settings.apply("duration", to: &duration)
    settings.apply("curve", to: &curve)
    return self
  }
}

extension PDTransitionAnimator: PanStarting {
  nonisolated static let parameters: [Parameter] = [
    .duration(1.2), .curve,
    Parameter("button", .number(50, in: 1...1000, unit: .points), "how wide and high the button is"),
    Parameter("space", .number(10, in: 0...1000, unit: .points), "how far the button lies from the corner's edges"),
  ]

  convenience init(_ settings: Settings) {
    self.init()
    settings.apply("duration", to: &duration)
    settings.apply("curve", to: &curve)
    settings.apply("fade", to: &fade)
    settings.apply("button", to: &buttonWidth)
    settings.apply("space", to: &buttonSpace)
    settings.apply("threshold", to: &gesture.threshold)
  }

  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void) {
    gesture.begin(from: navigation, next: next)
  }
}

extension MTHCustomAnimator: PanStarting {
  convenience init(_ settings: Settings) {
    self.init()
    settings.apply("duration", to: &duration)
    settings.apply("curve", to: &curve)
    settings.apply("distance", to: &distance)
    settings.apply("threshold", to: &gesture.threshold)
  }

  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void) {
    gesture.begin(from: navigation, next: next)
  }
}

extension PictureTransition {
  nonisolated static let parameters: [Parameter] = [
    .duration(0.3), .curve,
    Parameter("size", .number(0.16, in: 0.01...1, unit: .widths), "how wide the tapped picture is"),
    Parameter("x", .number(0.04, in: 0...1, unit: .widths), "how far from the left edge the picture lies"),
    Parameter("y", .number(0.2, in: 0...1, unit: .heights), "how far from the top the picture lies"),
  ]

  private nonisolated static func isPlaced(_ settings: Settings) -> Bool {
    ["size", "x", "y"].contains { settings.number($0) != nil }
  }

  /// The middle of the tapped picture.
  nonisolated static let beginning: Style.Beginning = { settings, controller, window in
    if !isPlaced(settings), let place = window.place(of: controller.elementScreen?.sharedPicture) {
      return CGPoint(x: place.midX, y: place.midY)
    }
    let (transition, size) = (PictureTransition(settings), window.bounds.size)
    let (origin, half) = (transition.origin, transition.size / 2)
    return CGPoint(x: (origin.x + half) * size.width, y: (origin.y + half) * size.height)
  }

  convenience init(_ settings: Settings) {
    self.init()
    settings.apply("duration", to: &duration)
    settings.apply("curve", to: &curve)
    settings.apply("size", to: &size)
    settings.apply("x", to: &origin.x)
    settings.apply("y", to: &origin.y)
    isPlaced = Self.isPlaced(settings)
  }
}

extension CustomPushAnimatedTransitoning {
  nonisolated static let parameters: [Parameter] = [
    .duration(1), .damping(0.6), .velocity, .distance(1, -2...2, .heights, "how far below its place the screen begins"),
  ]

  convenience init(_ settings: Settings) {
    self.init()
    settings.apply("duration", to: &duration)
    settings.apply("damping", to: &damping)
    settings.apply("velocity", to: &velocity)
    settings.apply("distance", to: &distance)
  }
}
