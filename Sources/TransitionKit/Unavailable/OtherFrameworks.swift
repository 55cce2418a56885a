// Out of scope: Web, map and player views, and all that other frameworks draw. Show a screenshot in a UIImageView in their place.

@available(*, unavailable, message: "a film has no web view: show a screenshot of it in a UIImageView")
open class WKWebView: UIView {}
@available(*, unavailable, message: "a film has no web view: show a screenshot of it in a UIImageView")
open class UIWebView: UIView {}
@available(*, unavailable, message: "a film has no map: show a screenshot of it in a UIImageView")
open class MKMapView: UIView {}
@available(*, unavailable, message: "a film has no scene of another framework: show a screenshot of it in a UIImageView")
open class SKView: UIView {}
@available(*, unavailable, message: "a film has no scene of another framework: show a screenshot of it in a UIImageView")
open class SCNView: UIView {}
@available(*, unavailable, message: "a film has no scene of another framework: show a screenshot of it in a UIImageView")
open class ARView: UIView {}
@available(*, unavailable, message: "a film has no scene of another framework: show a screenshot of it in a UIImageView")
open class ARSCNView: UIView {}
@available(*, unavailable, message: "a film has no scene of another framework: show a screenshot of it in a UIImageView")
open class MTKView: UIView {}
@available(*, unavailable, message: "a film has no scene of another framework: show a screenshot of it in a UIImageView")
open class GLKView: UIView {}
@available(*, unavailable, message: "a film has no scene of another framework: show a screenshot of it in a UIImageView")
open class PDFView: UIView {}
@available(*, unavailable, message: "a film has no player: show a screenshot of it in a UIImageView")
open class AVPlayerViewController: UIViewController {}
@available(*, unavailable, message: "a film has no player: show a screenshot of it in a UIImageView")
open class UIHostingController: UIViewController {}
@available(*, unavailable, message: "a film has no player: show a screenshot of it in a UIImageView")
@MainActor open class AVPlayerLayer: CALayer {}
@available(*, unavailable, message: "a film has no player: show a screenshot of it in a UIImageView")
@MainActor open class AVCaptureVideoPreviewLayer: CALayer {}
@available(
  *, unavailable, message: "a film has no layer that a graphics processor draws: show a screenshot of it in a UIImageView"
)
@MainActor open class CAMetalLayer: CALayer {}
@available(
  *, unavailable, message: "a film has no layer that a graphics processor draws: show a screenshot of it in a UIImageView"
)
@MainActor open class CAEAGLLayer: CALayer {}
@available(
  *, unavailable, message: "a film has no layer that a graphics processor draws: show a screenshot of it in a UIImageView"
)
@MainActor open class CAOpenGLLayer: CALayer {}
@available(*, unavailable, message: "a film has no player: show a screenshot of it in a UIImageView")
open class AVPlayer: NSObject {
  public convenience init(url: URL) { self.init() }
}
@available(*, unavailable, message: "there is no OpenGL: animate layers")
open class EAGLContext: NSObject {}
