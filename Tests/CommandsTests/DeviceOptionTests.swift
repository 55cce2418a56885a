import Codecs
import Foundation
import Raster
import Testing

/// Devices: named, told by screenshots, turned; and what is said of a choice that nobody made.
struct DeviceOptionTests {
  private let place: Workplace
  private let fast = ["--style", "kugou-push", "--fps", "2", "--scale", "0.1"]

  init() throws {
    place = try Workplace()
    try place.write(Bitmap(width: 1170, height: 2532, fill: Bitmap.red), to: "upright.png")
    try place.write(Bitmap(width: 2532, height: 1170, fill: Bitmap.blue), to: "lying.png")
    try place.write(Bitmap(width: 400, height: 800, fill: Bitmap.red), to: "other.png")
  }

  private func film(_ words: String...) async throws -> Run {
    let run = try await place.run(fast + words + ["out.gif"])
    run.expectDone()
    return run
  }

  /// A screen stands back behind a sheet with the corners that its device has: black is at the edge from the first moment.
  @Test(arguments: [(["--device", "iphone-14"], true), (["--size", "390x844"], false)])
  func aSheetsPresenterHasTheDevicesCorners(screen: [String], isRound: Bool) async throws {
    let words = ["--style", "system-present", "--scale", "0.5", "--at", "0", "-q", "still.png"]
    try await place.run(words + screen).expectDone()
    let still = try PNG.read(path: place.path("still.png"))
    let black = Pixel(red: 0, green: 0, blue: 0)
    #expect((still[0, 0] == black) == isRound && still[40, 0] != black)
  }

  @Test func aScreenshotTakesItsDevice() async throws {
    let upright = try await film("--from", "upright.png", "--to", "upright.png")
    #expect(upright.words.contains("out.gif  39×85  "))
    #expect(upright.words.contains("1170×2532 pixels are the screen of an iPhone 12 to 14 and 16e: filmed at 390×844 points\n"))
    let lying = try await film("--from", "lying.png", "--to", "sample:list")
    #expect(lying.words.contains("out.gif  85×39  ") && lying.words.contains("filmed at 844×390 points"))
    #expect(try await film("--from", "upright.png", "-q").words.isEmpty)
    for asked in [["--size", "375x667"], ["--device", "iphone-8"]] {
      let run = try await place.run(fast + ["--from", "upright.png"] + asked + ["out.gif"])
      #expect(run.words.contains("out.gif  38×67  ") && !run.words.contains("filmed at"), "\(run.words)")
    }
    let strip = try await place.run("strip", "--style", "kugou-push", "--from", "upright.png", "--scale", "0.1", "strip.png")
    #expect(strip.words.contains("iPhone 12 to 14"))
  }

  @Test func aBodyIsChosenAndSaid() async throws {
    let samples = try await film("--bezel")
    #expect(samples.words.contains("--bezel takes the body of an iPhone 14 Pro, 15, 15 Pro and 16: --device NAME takes another"))
    #expect(try await !film("--bezel", "--device", "ipad").words.contains("--bezel takes"))
    #expect(try await film("--bezel", "--from", "upright.png").words.contains("iPhone 12 to 14"))
    let other = try await film("--bezel", "--from", "other.png", "--to", "other.png")
    #expect(other.words.contains("--bezel takes a body with a home button: no device has screenshots of this size"))
  }

  @Test func aSizeTellsOfItsDevice() async throws {
    let words =
      "393×852 points are the screen of an iPhone 14 Pro, 15, 15 Pro and 16: --device iphone-15 has its status bar and margins, too"
    #expect(try await film("--size", "393x852").words.contains(words))
    #expect(try await film("--size", "834x1194").words.contains("--device ipad-pro-11 has"))
    for plain in [
      ["--size", "375x667"], ["--size", "390x840"], ["--size", "393x852", "--device", "iphone-15"], ["--size", "393x852", "-q"],
    ] {
      let run = try await place.run(fast + plain + ["out.gif"])
      #expect(!run.words.contains("points are the screen"), "\(run.words)")
    }
  }

  /// At a device's own scale a pasted clip would be larger than any page.
  @Test func aDeviceIsFilmedAtOnePixelToAPoint() async throws {
    let film = ["--style", "kugou-push", "--device", "iphone-15", "--dry-run"]
    #expect(try await place.run(film + ["out.gif"]).words.hasPrefix("out.gif  393×852  "))
    #expect(try await place.run(film + ["--bezel", "out.gif"]).words.hasPrefix("out.gif  502×960  "))
    #expect(try await place.run(film + ["--scale", "3", "out.gif"]).words.hasPrefix("out.gif  1179×2556  "))
    try place.write("device iphone-15\nscreen A sample:list\nstart A\nwait 1".utf8, to: "a.story")
    #expect(try await place.run("story", "a.story", "--dry-run", "out.gif").words.hasPrefix("out.gif  393×852  "))
  }

  @Test func aDeviceLiesOnItsSide() async throws {
    #expect(try await film("--device", "iphone-13", "--landscape").words.hasPrefix("out.gif  85×39  "))
    #expect(try await film("--landscape").words.hasPrefix("out.gif  67×38  "))
    #expect(try await film("--size", "200x400", "--landscape").words.hasPrefix("out.gif  40×20  "))
    let upright = try await film("--device", "iphone-15", "--bezel").words.prefix { $0 != "\n" }
    #expect(try await !film("--device", "iphone-15", "--bezel", "--landscape").words.hasPrefix(upright))
    try place.write("device iphone-15\nlandscape\nscale 0.1\nfps 2\nscreen A sample:list\nstart A\nwait 1".utf8, to: "a.story")
    #expect(try await place.run("story", "a.story", "out.gif").words.hasPrefix("out.gif  86×40  "))
  }

  @Test func whatChangesNothingIsSaid() async throws {
    #expect(try await film("--from", "other.png", "--dark").words.contains("--dark changes nothing in screenshots"))
    #expect(try await !film("--dark").words.contains("--dark"))
  }

  /// A picture that one can see through lies on white, or on the background that is asked for.
  @Test func whatOneCanSeeThroughIsLaidOnAColour() async throws {
    try place.write(Bitmap(width: 40, height: 80, fill: .clear), to: "clear.png")
    let still = ["--from", "clear.png", "--size", "40x80", "--scale", "1", "--at", "0"]
    let white = try await place.run(["--style", "kugou-push"] + still + ["white.png"])
    #expect(white.words.contains("one can see through the picture of --from: it is laid on white"))
    #expect(try PNG.decode(Array(place.bytes("white.png")), name: "white.png")[20, 40] == Pixel(red: 255, green: 255, blue: 255))
    let red = try await place.run(["--style", "kugou-push", "--background", "f00"] + still + ["red.png"])
    #expect(red.words.contains("it is laid on the background's colour"))
    let picture = try PNG.decode(Array(place.bytes("red.png")), name: "red.png")
    #expect(picture[picture.width / 2, picture.height / 2] == Bitmap.red)
  }

  @Test func picturesOfPhonesAreRefusedByName() async throws {
    let files: [(String, [UInt8], [String])] = [
      ("home.heic", [0, 0, 0, 24] + Array("ftypheic".utf8), ["a HEIC", "heif-convert", "sips"]),
      ("home.webp", Array("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ".utf8), ["a WebP", "dwebp"]),
    ]
    for (name, bytes, words) in files {
      try place.write(bytes + [UInt8](repeating: 7, count: 100), to: name)
      let run = try await place.run(fast + ["--from", name, "out.gif"])
      run.expectFailure(2, name)
      for word in words { #expect(run.words.contains(word), "\(run.words)") }
    }
  }
}
