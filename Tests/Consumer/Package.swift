// swift-tools-version: 6.0
import PackageDescription

// A package as a user has one: it knows this project by its products alone.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "render-transition", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "UIKit", package: "render-transition"),
        .product(name: "QuartzCore", package: "render-transition"),
        .product(name: "CoreGraphics", package: "render-transition"),
        .product(name: "Film", package: "render-transition"),
      ],
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
  ]
)
