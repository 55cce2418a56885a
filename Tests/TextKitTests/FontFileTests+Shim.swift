import Foundation
import Raster
import Testing
import Text
import TransitionKit

/// Fonts beyond the program's own list: by name, by CoreText's functions, and as helpers.
@MainActor
@Suite(.serialized)
struct FontFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzz/Corpora/font")
    .standardized
  private static let truetype = folder.appending(path: "tiny.ttf").path
  private static let opentype = folder.appending(path: "tiny.otf").path

  @Test func filesAreNamedByWhatTheyHold() throws {
    // The examples of FIPS 180.
    #expect(SHA256.digits(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(SHA256.digits(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let long = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(SHA256.digits(of: long) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(SHA256.digits(of: [UInt8](repeating: 0x61, count: 119)).count == 64)
  }

  @Test func urlsAreRegistered() throws {
    var error: Unmanaged<CFError>?
    let isRegistered = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: Self.truetype) as CFURL, .process, nil)
    #expect(isRegistered)
    let missing = URL(fileURLWithPath: "/nowhere.ttf") as CFURL
    #expect(unsafe !CTFontManagerRegisterFontsForURL(missing, .process, &error))
    #expect(unsafe error?.takeRetainedValue().localizedDescription.contains("/nowhere.ttf") == true)
    let font = try #require(UIFont(name: "Tinyttf-Regular", size: 20))
    #expect(font.familyName == "Tiny ttf" && font.ascender == 16 && font.descender == -4 && font.capHeight == 14)
    #expect(UIFont(name: "tiny TTF", size: 20) == font && UIFont.familyNames.contains("Tiny ttf"))
    #expect(UIFont.fontNames(forFamilyName: "Tiny ttf") == ["Tinyttf-Regular"] && UIFont.fontNames(forFamilyName: "None") == [])
    // A and B are half an em wide and 50 units nearer to each other.
    #expect(abs("AB".size(withAttributes: [.font: font]).width - 19) < 0.001)
  }

  @Test func bytesAreRegistered() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.opentype))
    let provider = try #require(CGDataProvider(data: data as CFData))
    #expect(CGDataProvider(url: URL(fileURLWithPath: Self.opentype) as CFURL)?.data?.length == data.count)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere") as CFURL) == nil)
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Tinycff-Regular" as CFString && font.unitsPerEm == 1000 && font.numberOfGlyphs == 7)
    #expect(font.fullName == "Tiny cff" as CFString)
    let isRegistered = [CTFontManagerRegisterGraphicsFont(font, nil), CTFontManagerRegisterGraphicsFont(font, nil)]
    #expect(isRegistered == [true, false], "one of that name is there")
    #expect(CGFont("Tinycff-Regular" as CFString) != nil && CGFont("Nobody" as CFString) == nil)
    #expect(UIFont(name: "Tinycff-Regular", size: 10)?.lineHeight == 10)
    #expect(try CGFont(#require(CGDataProvider(data: Data("no font".utf8) as CFData))) == nil)
    #expect(CTFontManagerScope.user == .persistent)
  }

  @Test func projectsHaveFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "Fonts"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(atPath: Self.truetype, toPath: folder.path + "/Fonts/tiny.ttf")
    AssetPlaces.sources.append(folder.path + "/Fade.swift")
    defer { AssetPlaces.sources.removeLast() }
    #expect(AssetPlaces.fontFiles.contains(folder.path + "/Fonts/tiny.ttf"))
    #expect(UIFont(name: "Tiny ttf", size: 12) != nil && UIFont(name: "Nobody's font", size: 12) == nil)
  }

  @Test func helpersServeWhatOthersLack() throws {
    #expect(throws: FontSet.Problem.self) { try FontSet(["/nowhere.ttf"]) }
    let set = try FontSet([Self.truetype])
    set.use()
    defer { FontSet().use() }
    // Inter has no Hebrew; without the helper DejaVu would show the letter.
    let stage = Stage(size: CGSize(width: 60, height: 20), scale: 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "A\u{5D0}"
    stage.window.addSubview(label)
    stage.advance(to: 0)
    #expect(stage.fontsInUse == ["Inter-Regular", "Tinyttf-Regular"])
    #expect(stage.fontDigests.count == 2 && stage.fontDigests.allSatisfy { $0.count == 64 })
    #expect(stage.fontDigests == stage.fontDigests.sorted())
  }

  @Test func symbolsAreAsLargeAsText() {
    let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .heavy), scale: .small)
    #expect(configuration == UIImage.SymbolConfiguration(pointSize: 30, weight: .heavy, scale: .small))
    #expect(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 9)) == UIImage.SymbolConfiguration(pointSize: 9, weight: .regular))
    let title = UIImage.SymbolConfiguration(textStyle: .headline, scale: .large)
    #expect(title == UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large))
    #expect(UIImage.SymbolConfiguration(textStyle: .body) == UIImage.SymbolConfiguration(pointSize: 17, weight: .regular))
  }
}

/// Shadows, symbols in text, and trees of views as text.
@MainActor
struct TextSightTests {
  private let stage = Stage(size: CGSize(width: 80, height: 40), scale: 2)

  private func shown(_ text: NSAttributedString) -> [Pixel] {
    stage.window.subviews.forEach { $0.removeFromSuperview() }
    let label = UILabel(frame: stage.window.bounds)
    label.backgroundColor = .white
    label.attributedText = text
    stage.window.addSubview(label)
    stage.advance(to: stage.now)
    return stage.snapshot().pixels
  }

  @Test func textThrowsShadows() {
    let shadow = NSShadow()
    #expect(shadow.shadowBlurRadius == 0 && shadow.shadowOffset == .zero && shadow.shadowColor != nil)
    shadow.shadowOffset = CGSize(width: 20, height: 0)
    shadow.shadowColor = UIColor.red
    let plain = shown(NSAttributedString(string: "I"))
    let shaded = shown(NSAttributedString(string: "I", attributes: [.shadow: shadow]))
    #expect(!plain.contains { $0.red > 200 && $0.green < 60 } && shaded.contains { $0.red > 200 && $0.green < 60 })
    shadow.shadowBlurRadius = 8
    #expect(shown(NSAttributedString(string: "I", attributes: [.shadow: shadow])) != shaded)
  }

  @Test func symbolsStandInText() throws {
    let symbol = try #require(stage.perform { UIImage(systemName: "square.fill") })
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: symbol))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    #expect(shown(text).filter { $0 == Pixel(red: 0, green: 0, blue: 255) }.count > 300, "in the text's colour")
    let bounds = text.boundingRect(with: CGSize(width: 99, height: 99), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(bounds.width - symbol.size.width) < 0.01)
  }

  @Test func treesAreText() {
    let box = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 20.125))
    box.alpha = 0.5
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    label.text = "One\ntwo"
    label.font = .boldSystemFont(ofSize: 13)
    let image = UIImageView(image: stage.perform { UIImage(systemName: "plus") })
    image.frame = CGRect(x: -1, y: -0.05, width: 10, height: 10)
    image.transform = CGAffineTransform(rotationAngle: 1)
    label.isHidden = true
    box.addSubview(label)
    stage.window.addSubview(box)
    stage.window.addSubview(UIImageView(image: stage.perform { UIImage(systemName: "plus") }))
    let lines = stage.describe().split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "UIWindow (0 0; 80 40)", "  UIView (1 2.5; 30 20.13) alpha 0.5",
        "    UILabel (0 0; 30 20) hidden “One⏎two” .SFUI-Semibold 13",
      ])
    #expect(lines[3].hasSuffix("symbol plus") && lines.count == 4 && stage.describe().hasSuffix("\n"))
    image.removeFromSuperview()
  }
}
