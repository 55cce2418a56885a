import Film
import Raster
import Styles
import Testing
import TransitionKit

/// Bodies, grounds and fingers around a screen.
@MainActor @Suite struct SurroundingsTests {
  private func pictures(
    _ device: Device, _ surroundings: Surroundings, scale: CGFloat = 1, _ interaction: Interaction? = nil
  ) throws -> (film: Film, pictures: [Picture]) {
    var film = Film(
      .kugouPop, interaction: interaction, size: device.size, scale: scale, look: Look(safeArea: device.safeArea), fps: 10,
      firstHold: 0, lastHold: 0.3)
    film.surroundings = surroundings
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    return (film, (0..<sampler.frameCount).compactMap { _ in sampler.next()?.picture })
  }

  @Test func withoutAnythingAPictureStaysAsItIs() throws {
    let device = try #require(Device.named("iphone-se"))
    let (film, _) = try pictures(device, Surroundings())
    #expect(film.pixelSize == (320, 568))
    var shots = Film(.kugouPush, from: .picture(.coded(32, 56)), to: .picture(.coded(32, 56)), size: device.size, fps: 10)
    let plain = try pictures(of: shots)
    shots.surroundings.touches = .fingers
    #expect(try pictures(of: shots) == plain)
  }

  private func pictures(of film: Film) throws -> [Picture] {
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    return (0..<sampler.frameCount).compactMap { _ in sampler.next()?.picture }
  }

  /// A tap starts a change of screens: on what leads forward, or on the arrow that leads back. It lengthens the film by its own time.
  @Test(arguments: [
    (Style.systemPush, Screen.list, 160.0, 196.0), (.systemPush, .sample(.map), 140, 324), (.systemPush, .sample(.chat), 292, 42),
    (.kugouPop, .detail, 24, 42), (.systemDismiss, .detail, 38, 68), (.systemPop, .wireframe(.detail), 24, 42),
    (.systemPush, .wireframe(.list), 160, 159), (.circleRevealPush, .list, 297, 48),
  ])
  func aTapStartsTheChange(style: Style, from: Screen, x: Double, y: Double) throws {
    func film(_ surroundings: Surroundings) throws -> [Picture] {
      var film = Film(
        style, from: from, to: .sample(.photo), size: CGSize(width: 320, height: 568), fps: 25, firstHold: 0.2, lastHold: 0.2)
      film.surroundings = surroundings
      return try pictures(of: film)
    }
    let (plain, touched) = (try film(Surroundings()), try film(Surroundings(touches: .fingers)))
    #expect(touched.count == plain.count + 3)
    // The finger comes down before anything moves, and has gone when all is over.
    let (still, pressed) = (plain[0].rasterized(), touched[7].rasterized())
    #expect(touched.prefix(6).allSatisfy { $0 == plain[0] } && touched.last == plain.last)
    let changed = (0..<320).flatMap { x in (0..<568).map { (x, $0) } }.filter { still[$0.0, $0.1] != pressed[$0.0, $0.1] }
    let (columns, rows) = (changed.map(\.0), changed.map(\.1))
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    let (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
    #expect(
      abs(Double(left + right) / 2 - x) < 3 && abs(Double(top + bottom) / 2 - y) < 3, "\(left)...\(right), \(top)...\(bottom)")
  }

  /// A pointer stands where the tap will be before it clicks, becomes smaller while it does, and stays there.
  @Test func aPointerStaysWhereItClicks() throws {
    var film = Film(
      .systemPush, from: .list, to: .detail, size: CGSize(width: 320, height: 568), fps: 50, firstHold: 0.1, lastHold: 0.1)
    let plain = try pictures(of: film)
    film.surroundings.touches = .pointer
    let pointed = try pictures(of: film)
    /// How many pixels the pointer covers in a frame before anything else moves, how wide and high it is, and where its middle lies.
    func extent(_ frame: Int) throws -> (count: Int, size: (Int, Int), middle: (Double, Double)) {
      let (without, with) = (plain[0].rasterized(), pointed[frame].rasterized())
      let changed = (0..<320).flatMap { x in (0..<568).map { (x, $0) } }.filter { without[$0.0, $0.1] != with[$0.0, $0.1] }
      let (columns, rows) = (changed.map(\.0), changed.map(\.1))
      let (left, right) = (try #require(columns.min()), try #require(columns.max()))
      let (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
      return (changed.count, (right - left + 1, bottom - top + 1), (Double(left + right) / 2, Double(top + bottom) / 2))
    }
    let rest = try extent(0)
    #expect((20...22).contains(rest.size.0) && (20...22).contains(rest.size.1))
    #expect(abs(rest.middle.0 - 160) <= 1 && abs(rest.middle.1 - 196) <= 1, "\(rest.middle)")
    // A row is marked 0.03 s after the pointer has begun to press.
    let pressed = try extent(6)
    #expect(pressed.count < rest.count * 19 / 20 && pressed.count > rest.count / 2)
    let (last, bare) = (try #require(pointed.last), try #require(plain.last))
    #expect(last.items.dropLast(2) == bare.items[...] && last.items.count == bare.items.count + 2)
  }

  /// Where nobody knows what a finger would hit, none is there: on a screen without a way back, and on pictures.
  @Test func noTapIsMadeUp() throws {
    for (style, screen) in [
      (Style.systemDismiss, Screen.wireframe(.detail)), (.kugouPush, .picture(.coded(9, 16))), (.kugouPush, .wireframe(.photo)),
    ] {
      var film = Film(style, from: screen, size: CGSize(width: 90, height: 160), fps: 10)
      let plain = try pictures(of: film)
      film.surroundings.touches = .fingers
      #expect(try pictures(of: film) == plain)
    }
  }

  /// Every device has a body, and the screen inside looks exactly as without one.
  @Test(arguments: Device.all.map(\.name)) func theScreenStandsInItsBody(name: String) throws {
    let device = try #require(Device.named(name))
    let plain = try #require(try pictures(device, Surroundings()).pictures.first).rasterized()
    let (film, mounted) = try pictures(device, Surroundings(bezel: device, background: Color(named: "silver")))
    let bitmap = try #require(mounted.first).rasterized()
    #expect((bitmap.width, bitmap.height) == film.pixelSize && bitmap.width % 2 == 0 && bitmap.height % 2 == 0)
    #expect(bitmap.pixels.allSatisfy { $0.alpha == 255 })
    #expect(bitmap[0, 0] == Pixel(red: 242, green: 242, blue: 247))
    let (x, y) = ((bitmap.width - plain.width) / 2, (bitmap.height - plain.height) / 2)
    // Between the island or notch above and the indicator below, and off the round corners.
    let inner = (x: 60, y: 64, width: plain.width - 120, height: plain.height - 128)
    #expect(
      bitmap.cropped(x: x + inner.x, y: y + inner.y, width: inner.width, height: inner.height)
        == plain.cropped(x: inner.x, y: inner.y, width: inner.width, height: inner.height))
    // The glass beside the screen is black, and so is the glass five pixels beyond a round corner.
    #expect(bitmap[x - 8, y + plain.height / 2].red < 30)
    if device.cornerRadius > 0 {
      let radius = Double(device.cornerRadius)
      let inset = Int(radius - (radius + 5) * 0.7071)
      #expect(bitmap[x + inset, y + inset].red < 30 && bitmap[x + plain.width - 1 - inset, y + inset].red < 30)
    }
    #expect(plain[1, 1].red > 200)
  }

  /// The home indicator is dark on a light screen and light on a dark one, with a body or without; a home button needs none.
  @Test func theHomeIndicatorIsSeen() throws {
    let device = try #require(Device.named("iphone-15"))
    for isDark in [false, true] {
      for surroundings in [Surroundings(), Surroundings(bezel: device)] {
        var film = Film(.kugouPush, size: device.size, look: Look(isDark: isDark, safeArea: device.safeArea), fps: 10)
        film.surroundings = surroundings
        let bitmap = try #require(try pictures(of: film).first).rasterized()
        let (width, height) = film.pixelSize
        let top = (height - 852) / 2
        let pixel = bitmap[width / 2, top + 852 - 11]
        #expect(pixel.red == (isDark ? 255 : 0), "\(surroundings)")
      }
    }
    let old = try #require(Device.named("iphone-8"))
    let film = Film(.kugouPush, size: old.size, look: Look(safeArea: old.safeArea), fps: 10)
    #expect(try pictures(of: film).first?.rasterized()[187, 667 - 11].red ?? 0 > 100)
  }

  @Test func aBackgroundAloneStandsAroundTheScreen() throws {
    let device = Device.fitting(CGSize(width: 100, height: 101))
    let (film, mounted) = try pictures(device, Surroundings(background: Color(named: "none")))
    let bitmap = try #require(mounted.first).rasterized()
    #expect(film.pixelSize == (118, 120) && bitmap[0, 0] == .clear && bitmap[9, 9].alpha == 255 && bitmap[8, 60] == .clear)
  }

  /// A fingertip appears and disappears, larger at the beginning and end, and follows the finger.
  @Test func fingersAreSeen() throws {
    let device = try #require(Device.named("iphone-se"))
    let (_, plain) = try pictures(device, Surroundings(), .drag(to: 0.5, over: 0.5))
    let (_, touched) = try pictures(device, Surroundings(touches: .fingers), .drag(to: 0.5, over: 0.5))
    let differs = zip(plain, touched).map { $0.items.count != $1.items.count }
    #expect(differs.prefix(7) == [false, true, true, true, true, true, true] && differs.last == false)
    for (frame, share) in [(2, 0.2), (4, 0.4)] {
      let (without, with) = (plain[frame].rasterized(), touched[frame].rasterized())
      let changed = (0..<320).filter { x in (0..<568).contains { without[x, $0] != with[x, $0] } }
      let middle = Double(changed.first! + changed.last!) / 2
      let start = Double(Gesture.right.point(at: 0, reach: 0.5, on: device.size).x)
      #expect(abs(middle - (start + 320 * share)) < 6, "frame \(frame)")
      #expect((40...46).contains(changed.count))
    }
  }

  @Test(arguments: [
    ("white", 255, 255, 255, 255), ("#fff", 255, 255, 255, 255), ("0a0B0c", 10, 11, 12, 255), ("#11223380", 17, 34, 51, 128),
    ("none", 0, 0, 0, 0), ("silver", 242, 242, 247, 255),
  ])
  func coloursHaveNamesAndDigits(text: String, red: Int, green: Int, blue: Int, alpha: Int) throws {
    let color = try #require(Color(named: text))
    let bytes = [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    #expect(bytes == [red, green, blue, alpha])
  }

  @Test(arguments: ["", "#", "ff", "ffff", "#ggg", "fffffff", "White", "１２３", "0x1122", "#fffffffff"])
  func whatIsNoColourIsNone(text: String) {
    #expect(Color(named: text) == nil)
  }

  @Test func whatIsTooLargeIsRefused() {
    let size = CGSize(width: 16_000, height: 10)
    #expect(Film.allows(size: size, scale: 1) || !Stage.allows(size: size, scale: 1))
    let edge = CGSize(width: CGFloat(Bitmap.sideLimit), height: CGFloat(Bitmap.sideLimit))
    #expect(!Film.allows(size: edge, scale: 1, Surroundings(background: Color(named: "red"))))
  }
}
