import Film
import Raster
import Styles
import Testing
import TransitionKit

/// The table of devices, and devices on their sides.
@MainActor @Suite struct DeviceTests {
  @Test func everyNameIsOfOneDevice() {
    #expect(Set(Device.names.map(\.name)).count == Device.names.count)
    for (name, device) in Device.names { #expect(Device.named(name) == device) }
    for device in Device.all {
      #expect(device.size.height > device.size.width && !device.isLandscape && !device.title.isEmpty)
      #expect(device.safeArea.left == 0 && device.safeArea.right == 0 && device.safeArea.top >= 20)
      #expect((device.safeArea.bottom > 0) == (device.front != .homeButton))
      #expect((device.cornerRadius > 0) == (device.front != .homeButton))
    }
  }

  @Test(arguments: [
    (1170, 2532, "iphone-12", false), (2532, 1170, "iphone-12", true), (1206, 2622, "iphone-16-pro", false),
    (1242, 2208, "iphone-8-plus", false), (828, 1792, "iphone-11", false), (1125, 2436, "iphone-x", false),
    (1290, 2796, "iphone-15-plus", false), (1260, 2736, "iphone-air", false), (2388, 1668, "ipad-pro-11", true),
    (1620, 2160, "ipad-10.2", false), (640, 1136, "iphone-se", false),
  ])
  func aScreenshotTellsItsDevice(width: Int, height: Int, name: String, isLandscape: Bool) throws {
    let device = try #require(Device.taking(width, height))
    #expect(device.name == name && device.isLandscape == isLandscape)
    #expect(device.pixelSize == (width, height))
  }

  @Test(arguments: [(375, 667), (1170, 2531), (0, 0), (1080, 1920)]) func otherPicturesTellNone(width: Int, height: Int) {
    #expect(Device.taking(width, height) == nil)
  }

  @Test(arguments: [
    ("iphone-se", 0.0, 0.0, 0.0), ("iphone-x", 44, 21, 0), ("iphone-11", 48, 21, 0), ("iphone-15", 59, 21, 0),
    ("iphone-16-pro", 62, 21, 0), ("ipad", 0, 0, 20), ("ipad-pro-11", 0, 20, 24),
  ])
  func whatADeviceOnItsSideKeepsFree(name: String, sides: CGFloat, bottom: CGFloat, top: CGFloat) throws {
    let upright = try #require(Device.named(name))
    let device = upright.landscape
    #expect(device.safeArea == UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides))
    #expect(device.size == CGSize(width: upright.size.height, height: upright.size.width))
    #expect(device.isLandscape && device.landscape == device && Device.fitting(device.size).isLandscape)
  }

  /// A phone on its side is compact downwards; the larger ones are regular across then, as pads always are both ways.
  @Test(arguments: [
    ("iphone-se", false), ("iphone-8-plus", true), ("iphone-11", true), ("iphone-12", false), ("iphone-14-plus", true),
    ("iphone-16-pro", false), ("iphone-16-pro-max", true), ("iphone-air", true), ("iphone-12-mini", false),
  ])
  func sizeClassesOfPhones(name: String, isWide: Bool) throws {
    let device = try #require(Device.named(name))
    func traits(_ device: Device) -> UITraitCollection {
      Stage(size: device.size, scale: 1, safeArea: device.safeArea).window.traitCollection
    }
    #expect(traits(device).horizontalSizeClass == .compact && traits(device).verticalSizeClass == .regular)
    #expect(traits(device.landscape).horizontalSizeClass == (isWide ? .regular : .compact))
    #expect(traits(device.landscape).verticalSizeClass == .compact)
    #expect(traits(device.landscape).userInterfaceIdiom == .phone)
  }

  @Test func padsAreRegularBothWays() throws {
    for device in Device.all where device.name.hasPrefix("ipad") {
      for device in [device, device.landscape] {
        let traits = Stage(size: device.size, scale: 1, safeArea: device.safeArea).window.traitCollection
        #expect(traits.userInterfaceIdiom == .pad)
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
      }
    }
  }

  /// Bodies are as large as their makers say: width and height in millimetres, by the screen's points to an inch.
  @Test(
    arguments: [
      ("iphone-se", 58.6, 123.8, 163.0), ("iphone-8", 67.3, 138.4, 163.0), ("iphone-8-plus", 78.1, 158.2, 153.8),
      ("ipad", 169.5, 240.0, 132.0), ("ipad-10.2", 174.1, 250.6, 132.0), ("ipad-10.5", 174.1, 250.6, 132.0),
    ] as [(String, Double, Double, Double)])
  func bodiesWithAButtonHaveTheirMeasures(name: String, width: Double, height: Double, pointsToAnInch: Double) throws {
    let device = try #require(Device.named(name))
    let (wide, high) = (Double(device.size.width + 2 * device.rim), Double(device.size.height + 2 * device.end))
    #expect(abs(wide - width / 25.4 * pointsToAnInch) < 4 && abs(high - height / 25.4 * pointsToAnInch) < 4, "\(wide) x \(high)")
  }

  /// The button of a phone that lies on its left side is on the right, the island on the left, the home indicator below.
  @Test func theBodyTurnsWithTheDevice() throws {
    func picture(_ name: String) throws -> (screen: Bitmap, body: Bitmap) {
      let device = try #require(Device.named(name)).landscape
      var film = Film(
        .systemPush, from: .wireframe(.settings), to: .wireframe(.list), size: device.size, look: Look(safeArea: device.safeArea))
      let screen = try #require(try frames(of: film).first)
      film.surroundings = Surroundings(bezel: device, background: Color(named: "white"))
      return (screen, try #require(try frames(of: film).first))
    }
    let se = try picture("iphone-se")
    #expect(se.body.width - se.screen.width > se.body.height - se.screen.height)
    let island = try picture("iphone-15")
    let (x, y) = ((island.body.width - island.screen.width) / 2, (island.body.height - island.screen.height) / 2)
    // The island's middle, and the same place on the other side, which shows the screen.
    let middle = y + island.screen.height / 2
    #expect(island.body[x + 29, middle] == Pixel(red: 0, green: 0, blue: 0))
    #expect(island.body[x + island.screen.width - 30, middle].red > 100)
    let indicator = (x: x + island.screen.width / 2, y: y + island.screen.height - 11)
    #expect(island.body[indicator.x, indicator.y] != island.screen[island.screen.width / 2, island.screen.height - 11])
  }

  private func frames(of film: Film) throws -> [Bitmap] {
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    return [sampler.next()?.picture.rasterized()].compactMap(\.self)
  }

  /// Titles and buttons of bars keep clear of the island.
  @Test func barsKeepClearOfTheIsland() throws {
    let device = try #require(Device.named("iphone-15")).landscape
    let stage = Stage(size: device.size, scale: 1, safeArea: device.safeArea)
    let below = UIViewController()
    below.title = "Home"
    let above = UIViewController()
    above.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: below)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.perform { stage.window.rootViewController = tabs }
    stage.advance(to: 0.1)
    stage.perform { navigation.pushViewController(above, animated: false) }
    stage.advance(to: 0.2)
    func leftmost(_ view: UIView) -> CGFloat {
      view.subviews.filter { !$0.isHidden && $0.accessibilityLabel == "Home" }.map { $0.convert(CGPoint.zero, to: nil).x }.min()
        ?? view.subviews.map(leftmost).min() ?? .infinity
    }
    #expect(leftmost(navigation.navigationBar) >= 59 + 8 && leftmost(navigation.navigationBar) < 200)
    let frames = tabs.tabBar.subviews.filter { $0.bounds.height == 32 && $0.bounds.width < device.size.width }.map(\.frame)
    #expect(frames.first?.minX == 59 && frames.first?.maxX == device.size.width - 59)
  }
}
