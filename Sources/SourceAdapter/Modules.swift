/// The modules that sources import, and what becomes of them here.
enum Modules {
  /// Those that can be had here: the program's own and the toolchain's, and what the sources' package has beside them.
  static var kept: Set<String> { always.union(ofPackage) }

  /// The modules that the package of the sources has.
  @TaskLocal static var ofPackage: Set<String> = []

  private static let always: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Combine", "Foundation", "Dispatch",
    "TransitionKit", "ControlKit", "TextKit", "ViewKit",
    "LayerKit", "Swift",
    "_Concurrency",
    "RegexBuilder",
    "Observation", "Synchronization", "FoundationEssentials", "Glibc",
  ]

  static func canImport(_ module: String) -> Bool { kept.contains(module) }

  /// Whether a name belongs to a module that cannot be had. A module that is not in the table, such as one of a package, has none.
  static func has(_ module: String, _ name: String) -> Bool {
    guard let names = names[module], !names.contains("-" + name) else { return false }
    return names.contains { entry in
      guard entry.hasSuffix("*") else { return entry == name }
      let rest = name.dropFirst(entry.count - 1)
      return name.hasPrefix(entry.dropLast())
        && (rest.first.map { $0.isUppercase || entry.hasSuffix("_*") || $0.isNumber } ?? false)
    }
  }

  /// Whether the names of the module are Apple's, all of which the table has that matter.
  static func areApples(_ module: String) -> Bool { apples.contains(module) }

  private static let apples = Set(
    table.dropFirst(packages.count).flatMap { $0.modules.split(separator: " ").map(String.init) })

  /// Packages that animators use; a name behind a dot is a member that the package adds to UIKit's types.
  private static let packages: [(modules: String, names: String)] = [
    ("SnapKit", ".snp .snp_makeConstraints ConstraintMaker Constraint ConstraintItem LayoutConstraint"),
    ("Masonry", ".mas_makeConstraints .mas_updateConstraints"),
    ("PureLayout", ".autoPinEdgesToSuperviewEdges .autoPinEdge .autoSetDimension .autoCenterInSuperview .configureForAutoLayout"),
    ("Cartography", "constrain ConstraintGroup"),
    ("TinyConstraints", ".edgesToSuperview .centerInSuperview .leadingToSuperview .trailingToSuperview .topToSuperview"),
    ("Stevia", ".sv .subviews .fillContainer"),
    ("EasyPeasy", ".easy"),
    ("RxSwift RxCocoa RxRelay", "DisposeBag Observable PublishSubject BehaviorSubject BehaviorRelay PublishRelay Disposable .rx"),
    ("ReactiveSwift ReactiveCocoa", "Signal SignalProducer MutableProperty .reactive"),
    ("Kingfisher", "KingfisherManager ImageDownloader KFImage .kf"),
    ("SDWebImage", "SDWebImageManager .sd_setImage"),
    ("Nuke", "ImagePipeline ImageRequest"),
    ("Alamofire", "AF Session DataRequest"),
    ("Lottie", "LottieAnimationView LottieAnimation AnimationView LOTAnimationView"),
    ("Hero", "HeroModifier .hero .isHeroEnabled .heroID .heroModifiers"),
    ("Spring", "SpringView SpringImageView SpringLabel SpringButton"),
    ("pop", "POP*"),
    ("Then", "Then .then"),
    ("SwifterSwift", ".addSubviews"),
    ("RealmSwift", "Realm Results"),
    ("SwiftyJSON", "JSON"),
    ("Texture AsyncDisplayKit", "AS*"),
    ("MBProgressHUD SVProgressHUD", "MBProgressHUD SVProgressHUD"),
    ("IQKeyboardManagerSwift", "IQKeyboardManager"),
    ("Firebase FirebaseCore FirebaseAnalytics", "FirebaseApp Analytics Crashlytics"),
    ("R.swift", "R"),
  ]

  /// The names that people use of each module; `AV*` stands for all that begin so and go on with a capital, and `-AVMakeRect` for one
  /// of those that the engine has.
  private static let names: [String: [String]] = table.reduce(into: [:]) { names, row in
    for module in row.modules.split(separator: " ") { names[String(module)] = row.names.split(separator: " ").map(String.init) }
  }

  private static let table: [(modules: String, names: String)] =
    packages + [
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
        "os os.log OSLog os.signpost",
        "OSLogStore OSLogEntry* OSSignposter OSSignpostID os_signpost os_unfair_lock* OSAllocatedUnfairLock os_activity_*"
      ),
      (
        "ObjectiveC ObjectiveC.runtime",
        """
        objc_getClass objc_getMetaClass objc_getProtocol objc_copyClassList objc_msgSend objc_allocateClassPair objc_registerClassPair \
        objc_sync_* class_* method_* sel_* object_* protocol_* IMP Method Ivar
        """
      ),
      ("AVFoundation AVKit AVFAudio", "AV* -AVMakeRect kCMTime* CMTime* CMSampleBuffer*"),
      ("CoreMedia", "CM*"),
      ("CoreVideo", "CV* kCV*"),
      ("CoreImage CoreImage.CIFilterBuiltins", "CI* kCI*"),
      ("ImageIO", "CGImageSource* CGImageDestination* CGImageProperty* kCGImage*"),
      (
        "CoreText",
        "CTFont CTFontC* CTFontD* CTFontG* CTFontRef CTLine* CTRun* CTFrame* CTType* CTParagraph* CTGlyph* CTRuby* kCT*"
      ),
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
