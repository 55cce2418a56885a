// swift-tools-version: 6.2
import PackageDescription

// A package as a user has one: an animator, an app's own folder of them, and tests that guard both with goldens.
let package = Package(
  name: "GoldenConsumer",
  dependencies: [.package(name: "render-transition", path: "../..")],
  targets: [
    .target(name: "Animators", dependencies: [.product(name: "UIKit", package: "render-transition")]),
    // The files of App/Animators as they are in an app.
    .target(
      name: "AppAnimators",
      dependencies: [.product(name: "UIKit", package: "render-transition")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AdaptSources", package: "render-transition")]),
    .testTarget(
      name: "AppAnimatorsTests",
      dependencies: [
        "AppAnimators",
        .product(name: "GoldenTesting", package: "render-transition"),
      ]),
    .testTarget(
      name: "AnimatorsTests",
      dependencies: [
        "Animators",
        .product(name: "GoldenTesting", package: "render-transition"),
      ]),
  ]
)
