@_spi(Rooms) internal import ViewKit

/// The window in front of all others in which the keyboard stands, and the view above it.
final class KeyboardWindow: UIWindow, ScreenKeyboard {
  /// The view that slides in and out as a whole, with the accessory above and the keys below.
  private let host = UIView()
  private let keys = KeyboardView()
  private(set) var accessory: UIView?
  private var hasKeys = false
  private var replacement: UIView?

  override func prepare() {
    super.prepare()
    windowLevel = Level(rawValue: 10_000_000)
    addSubview(host)
  }

  /// Touches beside the keyboard belong to what lies behind.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { host.frame.contains(point) }

  /// Takes what the first responder wants. Keys that are wanted no more stay until they have left the screen.
  func show(_ wish: KeyboardWish, on stage: Stage) {
    let screen = stage.screen.bounds
    frame = screen
    exchange(&accessory, wish.accessory)
    exchange(&replacement, wish.replacement)
    hasKeys = wish.hasKeys && wish.replacement == nil
    if hasKeys {
      host.addSubview(keys)
      keys.look = wish.look
    } else if wish.replacement != nil {
      keys.removeFromSuperview()
    }
    let (above, below) = (wish.accessoryHeight, wish.keysHeight)
    accessory?.frame = CGRect(x: 0, y: 0, width: screen.width, height: above)
    let room = CGRect(x: 0, y: above, width: screen.width, height: below)
    replacement?.frame = room
    if hasKeys { keys.frame = room }
  }

  var look: KeyboardLook {
    get { keys.look }
    set { keys.look = newValue }
  }

  private func exchange(_ old: inout UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === host { old?.removeFromSuperview() }
    if let new { host.addSubview(new) }
    old = new
  }

  // MARK: Where it stands

  func place(showing height: CGFloat, of whole: CGFloat, on screen: CGRect) {
    host.frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: whole)
    host.layoutIfNeeded()
  }

  func settle(showing height: CGFloat) {
    if !hasKeys { keys.removeFromSuperview() }
    guard height == 0 else { return }
    isHidden = true
    exchange(&accessory, nil)
    exchange(&replacement, nil)
  }
}

/// The views that the first responder wants at the screen's lower edge: a keyboard, one of its own, an accessory, or none.
@MainActor
struct KeyboardWish {
  var accessory: UIView?
  var replacement: UIView?
  var hasKeys = false
  var look = KeyboardLook()
  var accessoryHeight: CGFloat = 0
  var keysHeight: CGFloat = 0

  var isEmpty: Bool { accessory == nil && replacement == nil && !hasKeys }
  var height: CGFloat { accessoryHeight + keysHeight }
}

extension KeyboardWish {
  /// - Parameter keysHeight: of a keyboard with letters.
  init(of responder: UIResponder?, now: UIView?, keysHeight: CGFloat, on stage: Stage) {
    guard let responder else { return }
    let chain = sequence(first: responder, next: \.next)
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first ?? now.flatMap { $0.holds(responder) ? $0 : nil }
    let types = responder is any UIKeyInput && (responder as? UITextView)?.isEditable != false
    replacement = types ? responder.inputView : nil
    hasKeys = types
    if let field = responder as? any UIKeyInput { look = KeyboardLook(of: field, in: responder as? UIView) }
    accessoryHeight = accessory.map { Self.height(of: $0, on: stage) } ?? 0
    if let replacement {
      self.keysHeight = Self.height(of: replacement, on: stage)
    } else {
      self.keysHeight = types ? keysHeight - (look.hasSuggestions ? 0 : KeyboardMetrics.suggestions) : 0
      // A bar that stands alone has the room of the home indicator below it.
      if !types, accessory != nil { self.keysHeight = stage.safeArea.bottom }
    }
  }

  private static func height(of view: UIView, on stage: Stage) -> CGFloat {
    let own = view.intrinsicContentSize.height
    if own > 0 { return own }
    if view.bounds.height > 0 { return view.bounds.height }
    return view.sizeThatFits(CGSize(width: stage.screen.bounds.width, height: 0)).height
  }
}

extension UIView {
  fileprivate func holds(_ responder: UIResponder) -> Bool { (responder as? UIView)?.isDescendant(of: self) ?? false }
}
