// swift-tools-version: 6.2
import PackageDescription

// Rooms and their borders: see ARCHITECTURE.md. A target imports only what its row names; the scripts build with
// `--explicit-target-dependency-import-check error`, which makes an undeclared import an error.

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For tests with loops of their own. Their modules are written with their code and not before it, which would read each file twice.
let loopTestSettings = swiftSettings + [.unsafeFlags(["-no-emit-module-separately-wmo"])]

/// For the other tests: unoptimised they compile in half the time, and what they test is optimised all the same.
let testSettings = loopTestSettings + [.unsafeFlags(["-Onone"])]

let cSettings: [CSetting] = [
  .enableWarning("all"),
  .enableWarning("extra"),
  .enableWarning("format-security"),
  // Further hardening stands in scripts/release-build: as unsafe flags it would keep packages from depending on this one.
  .define("_FORTIFY_SOURCE", to: "3", .when(configuration: .release)),
  .treatAllWarnings(as: .error),
]

/// A file of `Examples` with a scene, in the language mode that most apps have. The modules that `UIKit` passes on are named as well,
/// so that the file is compiled again when their classes change.
func exampleTarget(_ name: String) -> Target {
  .target(
    name: "\(name)Example", dependencies: ["TimeKit", "TransitionKit", "UIKit", "ViewKit"], path: "Examples/\(name)",
    swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)])
}

let package = Package(
  name: "render-transition",
  // Whoever links the engine links ImageFiles, too, which reads and writes images for it: see Sources/CImageFiles.
  products: [
    .executable(name: "render-transition", targets: ["render-transition"]),
    .library(name: "UIKit", targets: ["UIKit", "ImageFiles"]),
    .library(name: "QuartzCore", targets: ["QuartzCore", "ImageFiles"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "ImageFiles"]),
    .library(name: "Combine", targets: ["Combine", "ImageFiles"]),
    .library(name: "TransitionKit", targets: ["TransitionKit", "ImageFiles"]),
    .library(name: "Styles", targets: ["StyleKit", "Styles", "ImageFiles"]),
    .library(name: "Film", targets: ["Film", "StyleKit", "ImageFiles"]),
    .library(name: "Goldens", targets: ["Goldens"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting", "ImageFiles"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "Codecs", targets: ["Codecs"]),
    .library(name: "Commands", targets: ["Commands", "StyleKit", "ImageFiles"]),
    .plugin(name: "AdaptSources", targets: ["AdaptSources"]),
  ],
  targets: [
    // MARK: Foundations: no view, no file format knows of another
    .target(name: "CProcess", cSettings: cSettings),
    // Bytes of other rooms' files: `#embed` is C of 2023.
    .target(name: "CEmbedding", cSettings: cSettings + [.disableWarning("c23-extensions")]),
    .target(name: "Embedding", dependencies: ["CEmbedding"], swiftSettings: swiftSettings),
    .target(name: "Files", dependencies: ["CProcess"], swiftSettings: swiftSettings),
    .target(name: "Motion", swiftSettings: swiftSettings),
    .target(name: "Constraints", swiftSettings: swiftSettings),
    .target(name: "CRasterKernels", cSettings: cSettings),
    .target(name: "Raster", dependencies: ["CRasterKernels"], swiftSettings: swiftSettings),
    .target(name: "CCompression", cSettings: cSettings),
    .target(
      name: "CImageShims",
      dependencies: ["CCompression"],
      cSettings: cSettings,
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("jpeg"), .linkedLibrary("gif")]
    ),
    .target(name: "Codecs", dependencies: ["CCompression", "CImageShims", "Files", "Raster"], swiftSettings: swiftSettings),

    // MARK: Words
    .target(name: "CTextShims", cSettings: cSettings, linkerSettings: [.linkedLibrary("harfbuzz")]),
    .target(name: "Text", dependencies: ["CTextShims", "Files", "Raster"], swiftSettings: swiftSettings),

    // MARK: Goldens, which know pictures and no views
    .target(
      name: "Goldens", dependencies: ["Codecs", "Embedding", "Files", "Raster"],
      exclude: ["film.js", "loupe.js", "page.css", "player.js", "report.css", "report.js"].map { "Page/\($0)" },
      swiftSettings: swiftSettings),

    // MARK: The engine, and the images it reads and writes: joined by the linker, so that neither waits for the other
    .target(name: "CImageFiles", cSettings: cSettings),
    .target(name: "CStageClock", cSettings: cSettings),
    .target(name: "ImageFiles", dependencies: ["CImageFiles", "Codecs", "Raster"], swiftSettings: swiftSettings),
    .target(name: "LayerKit", dependencies: ["Raster", "Motion"], swiftSettings: swiftSettings),
    .target(name: "LookKit", dependencies: ["CImageFiles", "LayerKit", "Motion", "Raster"], swiftSettings: swiftSettings),
    .target(name: "TimeKit", dependencies: ["CStageClock", "LayerKit", "LookKit"], swiftSettings: swiftSettings),
    .target(
      name: "ViewKit", dependencies: ["LayerKit", "LookKit", "Motion", "Raster", "TimeKit"], swiftSettings: swiftSettings),
    .target(name: "TextKit", dependencies: ["Raster", "Text", "ViewKit"], swiftSettings: swiftSettings),
    .target(name: "ScrollKit", dependencies: ["LayoutKit", "Motion", "ViewKit"], swiftSettings: swiftSettings),
    .target(name: "ControlKit", dependencies: ["ScrollKit", "TextKit", "ViewKit"], swiftSettings: swiftSettings),
    .target(name: "LayoutKit", dependencies: ["Constraints", "ViewKit"], swiftSettings: swiftSettings),
    .target(
      name: "ListKit", dependencies: ["ControlKit", "LayerKit", "LayoutKit", "ScrollKit", "TextKit", "ViewKit"],
      swiftSettings: swiftSettings),
    .target(
      name: "TransitionKit",
      dependencies: ["ControlKit", "LayoutKit", "ListKit", "Motion", "ScrollKit", "TextKit", "TimeKit", "ViewKit"],
      swiftSettings: swiftSettings),

    // MARK: Facades, so that a file written for iOS compiles unchanged
    .target(name: "UIKit", dependencies: ["TimeKit", "TransitionKit", "_Testing_UIKit"], swiftSettings: swiftSettings),
    .target(name: "QuartzCore", dependencies: ["TransitionKit"], swiftSettings: swiftSettings),
    .target(name: "CoreGraphics", dependencies: ["TransitionKit", "_Testing_CoreGraphics"], swiftSettings: swiftSettings),
    .target(name: "Combine", dependencies: ["LayerKit", "TimeKit", "ViewKit"], swiftSettings: swiftSettings),
    .target(name: "_Testing_UIKit", dependencies: ["TransitionKit"], swiftSettings: swiftSettings),
    .target(name: "_Testing_CoreGraphics", dependencies: ["TransitionKit"], swiftSettings: swiftSettings),

    // Files of an app as they are, in packages: see docs/animator.md.
    .plugin(name: "AdaptSources", capability: .buildTool()),

    // MARK: The film
    .target(name: "StyleKit", dependencies: ["TransitionKit"], swiftSettings: swiftSettings),
    .target(
      name: "Techniques", dependencies: ["Embedding", "StyleKit", "TransitionKit"], swiftSettings: swiftSettings),
    .target(
      name: "Styles", dependencies: ["Embedding", "StyleKit", "Techniques", "TransitionKit"], swiftSettings: swiftSettings),
    .target(
      name: "Film", dependencies: ["Codecs", "Goldens", "Raster", "StyleKit", "TransitionKit"], swiftSettings: swiftSettings),

    // MARK: Assertions for tests
    .target(
      name: "GoldenTesting", dependencies: ["Film", "Goldens", "Raster", "TransitionKit"], swiftSettings: swiftSettings),

    // MARK: The program
    // What the program `source-adapter` prints. The rest of its directory is built by scripts/release-build: it needs the toolchain's
    // SwiftSyntax.
    .target(name: "SourceFacts", swiftSettings: swiftSettings),
    .target(name: "SourceStyles", dependencies: ["StyleKit", "TransitionKit"], swiftSettings: swiftSettings),
    .target(
      name: "SourcePrograms", dependencies: ["CProcess", "Files", "SourceFacts", "SourceStyles"], swiftSettings: swiftSettings),
    .target(
      name: "Preview", dependencies: ["CProcess", "Codecs", "Embedding", "Files", "Goldens", "Raster"],
      exclude: ["controls.js", "player.js", "preview.css", "preview.html", "preview.js"].map { "Page/\($0)" },
      swiftSettings: swiftSettings),
    .target(
      name: "Commands",
      dependencies: [
        "Codecs", "Embedding", "Files", "Film", "Goldens", "Preview", "Raster", "SourceFacts", "SourcePrograms", "SourceStyles",
        "StyleKit", "TransitionKit",
      ],
      exclude: ["clip.js", "gallery.css", "gallery.js", "large.js"].map { "Gallery/\($0)" },
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "render-transition",
      dependencies: ["Combine", "Commands", "CoreGraphics", "ImageFiles", "QuartzCore", "Styles", "UIKit"],
      swiftSettings: swiftSettings),

    // MARK: Tests, named after the room they mirror
    // Tests read through giflib what the encoder wrote; the program reads no GIF's pixels.
    .target(
      name: "CGIFReading", dependencies: ["CImageShims"], path: "Tests/CGIFReading",
      cSettings: cSettings + [.headerSearchPath("../../Sources/CImageShims")], linkerSettings: [.linkedLibrary("gif")]),
    .target(
      name: "GIFReading", dependencies: ["CGIFReading", "CImageShims", "Codecs", "Raster"], path: "Tests/GIFReading",
      swiftSettings: loopTestSettings),
    .testTarget(name: "CProcessTests", dependencies: ["CProcess"], swiftSettings: testSettings),
    .testTarget(name: "CEmbeddingTests", dependencies: ["CEmbedding"], swiftSettings: testSettings),
    .testTarget(name: "EmbeddingTests", dependencies: ["Embedding"], swiftSettings: testSettings),
    .testTarget(name: "FilesTests", dependencies: ["Files"], swiftSettings: testSettings),
    .testTarget(name: "CCompressionTests", dependencies: ["CCompression"], swiftSettings: testSettings),
    .testTarget(
      name: "CImageShimsTests", dependencies: ["CCompression", "CGIFReading", "CImageShims"], swiftSettings: testSettings),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: loopTestSettings),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["Constraints", "Files"], exclude: ["solutions.txt"], swiftSettings: testSettings),
    .testTarget(name: "RasterTests", dependencies: ["FuzzTargets", "Raster"], swiftSettings: loopTestSettings),
    .testTarget(name: "CTextShimsTests", dependencies: ["CTextShims", "Files"], swiftSettings: testSettings),
    .testTarget(
      name: "TextTests", dependencies: ["Files", "Raster", "Text"], exclude: ["shaping.txt"], swiftSettings: loopTestSettings),
    .testTarget(
      name: "CodecsTests", dependencies: ["Codecs", "CImageShims", "Files", "GIFReading", "Raster"],
      swiftSettings: loopTestSettings),
    // All tests are one bundle, so this target links ImageFiles for the others that use the engine.
    .testTarget(
      name: "ImageFilesTests", dependencies: ["ImageFiles", "Raster", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(name: "CStageClockTests", dependencies: ["CStageClock"], swiftSettings: testSettings),
    .testTarget(name: "LayerKitTests", dependencies: ["LayerKit"], swiftSettings: testSettings),
    .testTarget(name: "LayoutKitTests", dependencies: ["LayoutKit", "TextKit"], swiftSettings: testSettings),
    .testTarget(name: "LookKitTests", dependencies: ["LookKit", "Raster", "ViewKit"], swiftSettings: testSettings),
    .testTarget(name: "TimeKitTests", dependencies: ["LayerKit", "TimeKit"], swiftSettings: testSettings),
    .testTarget(name: "ViewKitTests", dependencies: ["LookKit", "Raster", "ViewKit"], swiftSettings: testSettings),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "TestStages", "UIKit", "ViewKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Onone"])]),
    // Screens and stages that the engine's tests share.
    .target(
      name: "TestStages", dependencies: ["Raster", "TransitionKit"], path: "Tests/TestStages", swiftSettings: testSettings),
    .testTarget(name: "ControlKitTests", dependencies: ["Raster", "TestStages", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(
      name: "ScrollKitTests", dependencies: ["Raster", "ScrollKit", "TestStages", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(name: "ListKitTests", dependencies: ["Raster", "TestStages", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(
      name: "TextKitTests", dependencies: ["Raster", "TestStages", "Text", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(
      name: "TransitionKitTests", dependencies: ["Codecs", "FuzzTargets", "Motion", "Raster", "TestStages", "TransitionKit"],
      swiftSettings: testSettings),
    .testTarget(name: "StyleKitTests", dependencies: ["StyleKit", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(
      name: "StylesTests", dependencies: ["Motion", "Raster", "Styles", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(
      name: "FilmTests", dependencies: ["Codecs", "Film", "Motion", "Raster", "Styles", "TransitionKit"],
      swiftSettings: testSettings),
    .testTarget(
      name: "GoldensTests", dependencies: ["Codecs", "Film", "Goldens", "Raster", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(
      name: "GoldenTestingTests", dependencies: ["Film", "Goldens", "GoldenTesting", "Raster", "TransitionKit"],
      swiftSettings: testSettings),
    // Whole screens as an app has them, which GoldenTests films.
    exampleTarget("Chat"), exampleTarget("Gallery"), exampleTarget("PhotoZoom"), exampleTarget("ScrolledSheet"),
    exampleTarget("TodayCard"),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "ChatExample", "Film", "GalleryExample", "Goldens", "GoldenTesting", "PhotoZoomExample", "Raster", "ScrolledSheetExample",
        "Styles", "TestStages", "TodayCardExample", "TransitionKit",
      ],
      swiftSettings: testSettings),
    // What hostile bytes are fed to: by scripts/fuzz without end, by FuzzTests from the corpora.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Codecs", "Commands", "Files", "Film", "GIFReading", "Goldens", "ImageFiles", "Motion", "Raster", "Styles", "Text",
        "TransitionKit",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: loopTestSettings),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], swiftSettings: testSettings),
    // Code as apps have it, in the language mode that most of them have.
    .testTarget(
      name: "CorpusTests",
      dependencies: ["Codecs", "Film", "Goldens", "GoldenTesting", "Raster", "TransitionKit", "UIKit", "ViewKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // Sources as public repositories have them, what the program `source-adapter` makes of each, and that running.
    .testTarget(
      name: "SourceAdapterTests",
      dependencies: ["CoreGraphics", "QuartzCore", "SourceFacts", "TransitionKit", "UIKit", "ViewKit"], exclude: ["Originals"],
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Onone"])]),
    .testTarget(name: "SourceProgramsTests", dependencies: ["SourcePrograms"], swiftSettings: testSettings),
    .testTarget(
      name: "SourceStylesTests", dependencies: ["SourceStyles", "StyleKit", "TransitionKit"], swiftSettings: testSettings),
    .testTarget(name: "PreviewTests", dependencies: ["Codecs", "Files", "Preview", "Raster"], swiftSettings: testSettings),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Codecs", "Commands", "Files", "Film", "GIFReading", "Motion", "Raster", "StyleKit", "Styles", "render-transition",
      ],
      exclude: ["CorpusScenes", "Documents"], swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
