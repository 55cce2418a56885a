// swift-tools-version: 6.2
import PackageDescription

// A package as a user has one, which knows this project by its products alone: an animator, an app's own folder of them, tests that
// guard both with goldens, and programs that film.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "render-transition", path: "../..")],
  targets: [
    .target(name: "Animators", dependencies: [.product(name: "UIKit", package: "render-transition")]),
    // The files of App/Animators as they are in an app.
    .target(
      name: "AppAnimators",
      dependencies: [.product(name: "UIKit", package: "render-transition")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AdaptSources", package: "render-transition")]),
    .executableTarget(
      name: "Consumer",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "Film"].map { .product(name: $0, package: "render-transition") },
      // The language most animators are written in.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The program of docs/library.md, in the strictest language.
    .executableTarget(
      name: "Clips",
      dependencies: ["UIKit", "Film"].map { .product(name: $0, package: "render-transition") },
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Each of these programs links one product, and reads and writes images with it alone.
    .executableTarget(name: "UIKitImages", dependencies: [.product(name: "UIKit", package: "render-transition")]),
    .executableTarget(name: "TransitionKitImages", dependencies: [.product(name: "TransitionKit", package: "render-transition")]),
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
