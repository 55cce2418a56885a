// swift-tools-version: 6.2
import PackageDescription

// A package as a user has one: an animator, and tests that guard it with goldens.
let package = Package(
  name: "GoldenConsumer",
  dependencies: [.package(name: "render-transition", path: "../..")],
  targets: [
    .target(name: "Animators", dependencies: [.product(name: "UIKit", package: "render-transition")]),
    .testTarget(
      name: "AnimatorsTests",
      dependencies: [
        "Animators",
        .product(name: "GoldenTesting", package: "render-transition"),
      ]),
  ]
)
