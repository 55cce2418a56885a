internal import Text

/// A font as its file has it, without a size.
public final class CGFont {
  let face: Typeface

  /// Reads a font; nil where the bytes are none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = try? Typeface([UInt8](Data(referencing: data))) else { return nil }
    self.face = face
  }

  /// A registered font by its PostScript or family name; nil where there is none.
  public init?(_ name: CFString) {
    guard let face = TypefaceLibrary.shared.registered(String(describing: name)) else { return nil }
    self.face = face
  }

  public var postScriptName: CFString? { NSString(string: face.postScriptName) }
  public var fullName: CFString? { NSString(string: face.family) }
  /// Units to an em.
  public var unitsPerEm: Int32 { Int32(face.metrics.unitsPerEm) }
  public var numberOfGlyphs: Int { face.metrics.glyphCount }
}

/// For whom a font is registered, which is this process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The font is registered for nobody on a device; here it counts as `process`.
  case none = 0
  /// The font lasts as long as the process.
  case process = 1
  /// The font outlasts the process on a device; here it counts as `process`.
  case persistent = 2
  /// The font lasts until its person logs out on a device; here it counts as `process`.
  case session = 3

  /// The older name of `persistent`.
  public static var user: CTFontManagerScope { .persistent }
}

/// Makes a file's fonts known by their names; false, and an error, where the file holds none.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let path = fontURL.path, !TypefaceLibrary.shared.register(path: path).isEmpty else {
    unsafe error?.pointee = Unmanaged.passRetained(noFont("\(fontURL) is no font that can be read"))
    return false
  }
  return true
}

/// Makes a font known by its names; false, and an error, where one of the same name is known already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  guard TypefaceLibrary.shared.registered(font.face.postScriptName) == nil else {
    unsafe error?.pointee = Unmanaged.passRetained(noFont("\(font.face.postScriptName) is registered already"))
    return false
  }
  TypefaceLibrary.shared.register(font.face)
  return true
}

private func noFont(_ words: String) -> CFError {
  NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 105, userInfo: [NSLocalizedDescriptionKey: words])
}
