// swift-tools-version: 6.2
import PackageDescription

// Measures what the product does; no part of it. Run by scripts/bench.
let package = Package(
  name: "bench",
  dependencies: [.package(name: "render-transition", path: "..")],
  targets: [
    .executableTarget(name: "clips-bench"),
    .executableTarget(name: "raster-bench", dependencies: [.product(name: "Raster", package: "render-transition")]),
    .executableTarget(
      name: "engine-bench", dependencies: [.product(name: "TransitionKit", package: "render-transition")]),
    .executableTarget(
      name: "scale-bench", dependencies: [.product(name: "TransitionKit", package: "render-transition")]),
    .executableTarget(
      name: "encode-bench",
      dependencies: [
        .product(name: "Codecs", package: "render-transition"), .product(name: "Raster", package: "render-transition"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
