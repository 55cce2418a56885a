/// The modules that sources import, and what becomes of them here.
enum Modules {
  /// Those that can be had here: the program's own and the toolchain's.
  static let kept: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "TransitionKit", "ViewKit", "LayerKit", "Swift",
    "_Concurrency",
    "RegexBuilder",
    "Observation", "Synchronization", "FoundationEssentials", "Glibc",
  ]

  static func canImport(_ module: String) -> Bool { kept.contains(module) }

  /// Whether a name belongs to a module that cannot be had. A module that is not in the table, such as one of a package, has none.
  static func has(_ module: String, _ name: String) -> Bool {
    guard let names = names[module] else { return false }
    return names.contains { entry in
      guard entry.hasSuffix("*") else { return entry == name }
      let rest = name.dropFirst(entry.count - 1)
      return name.hasPrefix(entry.dropLast())
        && (rest.first.map { $0.isUppercase || entry.hasSuffix("_*") || $0.isNumber } ?? false)
    }
  }

  /// The names that people use of each module; `AV*` stands for all that begin so and go on with a capital.
  private static let names: [String: [String]] = table.reduce(into: [:]) { names, row in
    for module in row.modules.split(separator: " ") { names[String(module)] = row.names.split(separator: " ").map(String.init) }
  }

  private static let table: [(modules: String, names: String)] = [
    (
      "SwiftUI",
      """
      View ViewBuilder ViewModifier State Binding ObservedObject StateObject EnvironmentObject Environment EnvironmentValues \
      EnvironmentKey PreferenceKey Text Image Color Button Toggle Slider Stepper TextField List ForEach Group Section Form Spacer \
      Divider HStack VStack ZStack LazyVStack LazyHStack ScrollView NavigationView NavigationStack NavigationLink TabView GeometryReader \
      GeometryProxy AnyView EmptyView EdgeInsets Edge Angle Alignment HorizontalAlignment VerticalAlignment Animation AnyTransition \
      Transaction withAnimation Namespace GestureState DragGesture TapGesture MagnificationGesture Shape Path Circle Rectangle \
      RoundedRectangle Capsule LinearGradient RadialGradient Gradient Font App Scene WindowGroup PreviewProvider UIHostingController \
      UIViewRepresentable UIViewControllerRepresentable AppStorage FocusState Canvas TimelineView
      """
    ),
    (
      "Combine",
      """
      AnyCancellable Cancellable Published ObservableObject Publisher Publishers Subscriber Subscribers Subscription AnyPublisher Subject \
      PassthroughSubject CurrentValueSubject Just Future Empty Fail Deferred
      """
    ),
    (
      "os os.log",
      "OSLog OSLogType OSLogMessage os_log Logger OSSignposter OSSignpostID os_signpost os_unfair_lock* os_activity_*"
    ),
    ("os.signpost", "OSLog OSSignposter OSSignpostID os_signpost"),
    ("ObjectiveC ObjectiveC.runtime", "objc_* class_* method_* sel_* object_* protocol_* IMP Method Ivar"),
    ("AVFoundation AVKit AVFAudio", "AV* kCMTime* CMTime* CMSampleBuffer*"),
    ("CoreMedia", "CM*"),
    ("CoreVideo", "CV* kCV*"),
    ("CoreImage CoreImage.CIFilterBuiltins", "CI* kCI*"),
    ("ImageIO", "CGImageSource* CGImageDestination* CGImageProperty* kCGImage*"),
    ("CoreText", "CT* kCT*"),
    ("CoreData", "NSManagedObject* NSFetch* NSPersistent* NSEntityDescription NSPredicate NSMergePolicy"),
    ("CoreLocation", "CL* kCL*"),
    ("CoreMotion", "CM*"),
    ("CoreML", "ML*"),
    ("CoreBluetooth", "CB*"),
    ("CoreHaptics", "CH*"),
    ("MapKit", "MK* CL*"),
    ("WebKit", "WK*"),
    ("SafariServices", "SF*"),
    ("Photos PhotosUI", "PH*"),
    ("SpriteKit", "SK*"),
    ("SceneKit", "SCN*"),
    ("ARKit", "AR*"),
    ("RealityKit", "Entity ModelEntity AnchorEntity ARView"),
    ("GameplayKit GameKit", "GK*"),
    ("Metal", "MTL*"),
    ("MetalKit", "MTK* MTL*"),
    ("MetalPerformanceShaders", "MPS*"),
    ("GLKit", "GLK*"),
    ("OpenGLES", "EAGL* gl* GL*"),
    ("Accelerate", "vDSP_* vImage* vForce cblas_* vv*"),
    ("simd", "simd_* float2 float3 float4 float3x3 float4x4 double4x4"),
    ("AudioToolbox", "Audio* SystemSoundID kSystemSoundID_* AUGraph*"),
    ("MediaPlayer", "MP*"),
    ("MessageUI", "MF*"),
    ("MobileCoreServices CoreServices", "UTType* kUTType*"),
    ("UniformTypeIdentifiers", "UTType*"),
    ("UserNotifications UserNotificationsUI", "UN*"),
    ("StoreKit", "SK* Product Transaction"),
    ("LocalAuthentication", "LA*"),
    ("Security", "Sec* kSec*"),
    ("CryptoKit CommonCrypto", "SHA256 SHA512 HMAC SymmetricKey AES Insecure CC_*"),
    ("Network", "NW*"),
    ("NaturalLanguage", "NL*"),
    ("Vision", "VN*"),
    ("PDFKit", "PDF*"),
    ("QuickLook", "QL*"),
    ("PencilKit PassKit", "PK*"),
    ("Contacts ContactsUI", "CN*"),
    ("EventKit EventKitUI", "EK*"),
    ("CallKit", "CX*"),
    ("HealthKit", "HK*"),
    ("HomeKit", "HM*"),
    ("CloudKit", "CK*"),
    ("Intents IntentsUI", "IN*"),
    ("WidgetKit", "Widget WidgetBundle TimelineProvider TimelineEntry WidgetCenter"),
    ("LinkPresentation", "LP*"),
    ("ReplayKit", "RP*"),
    ("MultipeerConnectivity", "MC*"),
    ("SystemConfiguration", "SCNetwork*"),
    ("WatchConnectivity", "WC*"),
    ("XCTest", "XC*"),
    ("AppKit Cocoa", "NSView NSWindow NSViewController NSColor NSApplication NSImage NSBezierPath NSEvent NSScreen NSFont"),
  ]
}
