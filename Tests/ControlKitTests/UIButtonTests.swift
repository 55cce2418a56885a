import Raster
import Testing
import TransitionKit

/// Buttons without a configuration.
@MainActor
struct UIButtonTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 2)
  private let diary = Diary()
  private static let image = square(.red, 20)

  private static func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func place(_ button: UIButton, _ frame: CGRect = CGRect(x: 20, y: 20, width: 100, height: 40)) -> UIButton {
    button.frame = frame
    stage.window.backgroundColor = .white
    stage.window.addSubview(button)
    stage.advance(to: stage.now)
    return button
  }

  /// Constraints follow whatever makes a button larger.
  @Test func constraintsFollowTheContent() {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Ab", for: .normal)
    stage.window.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      button.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    var widths: [CGFloat] = []
    func note(_ change: () -> Void) {
      change()
      stage.advance(to: stage.now)
      #expect(button.frame.size == button.intrinsicContentSize)
      widths.append(button.frame.width)
    }
    note {}
    note { button.setTitle("Abcdefgh", for: .normal) }
    note { button.titleLabel?.font = .systemFont(ofSize: 24) }
    note { button.setImage(Self.image, for: .normal) }
    note { button.contentEdgeInsets.left = 30 }
    #expect(widths == widths.sorted() && Set(widths).count == 5)
  }

  /// A button, a field and a label stand on one line, whichever of them leads.
  @Test func baselinesMeet() {
    let (button, field, label) = (UIButton(type: .system), UITextField(), UILabel())
    button.setTitle("Send", for: .normal)
    (field.text, field.borderStyle, label.text, label.font) = ("text", .roundedRect, "Title", .systemFont(ofSize: 15))
    for view in [button, field, label] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 30),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      field.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    stage.advance(to: stage.now)
    // The system's font at 15 points: cap height and descent are all above and below the baseline that count.
    func baseline(_ title: UILabel) -> CGFloat { title.convert(title.bounds, to: nil).minY + title.font.ascender }
    let line = baseline(label)
    #expect(button.titleLabel.map { abs(baseline($0) - line) < 0.8 } == true)
    #expect(abs(field.frame.midY - (field.font?.lineHeight ?? 0) / 2 + (field.font?.ascender ?? 0) - line) < 0.8)
  }

  @Test func aSystemButtonThatIsSelectedStandsOnItsTint() throws {
    let button = place(UIButton(type: .system))
    button.setTitle("Follow", for: .normal)
    stage.advance(to: stage.now)
    #expect(button.currentTitleColor == button.tintColor)
    button.isSelected = true
    stage.advance(to: stage.now)
    let title = try #require(button.titleLabel)
    #expect(button.currentTitleColor == .white && title.textColor == .white)
    let edge = button.convert(CGPoint(x: title.frame.minX - 2, y: title.frame.midY), to: nil)
    let blue = Pixel(red: 0, green: 122, blue: 255, alpha: 255)
    #expect(stage.snapshot()[Int(edge.x * 2), Int(edge.y * 2)] == blue)
    button.isSelected = false
    stage.advance(to: stage.now)
    #expect(stage.snapshot()[Int(edge.x * 2), Int(edge.y * 2)] != blue)
  }

  /// Six points above and below the title; widths are those of the words.
  @Test func buttonsAreAsHighAsOnADevice() {
    let system = place(UIButton(type: .system))
    system.setTitle("Button", for: .normal)
    #expect(system.intrinsicContentSize.height == 30 && abs(system.intrinsicContentSize.width - 46) < 3)
    system.setTitle("I", for: .normal)
    #expect(system.sizeThatFits(.zero) == CGSize(width: 30, height: 30))
    let custom = place(UIButton(type: .custom))
    custom.setTitle("Button", for: .normal)
    #expect(custom.intrinsicContentSize.height == 33.5 && custom.titleLabel?.font == .systemFont(ofSize: 18))
    custom.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(custom.intrinsicContentSize.height == 25.5)
    custom.setTitle(nil, for: .normal)
    custom.setImage(Self.image, for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 26, height: 24))
    #expect(UIButton(type: .contactAdd).bounds.size == CGSize(width: 24, height: 24))
    #expect(UIButton(type: .infoDark).bounds.size == UIButton(type: .detailDisclosure).bounds.size)
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func statesFallBackOnTheNormalOne() {
    let button = UIButton(type: .custom)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Chosen", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: [.selected, .highlighted])
    button.setImage(Self.image, for: .disabled)
    #expect(button.currentTitle == "Normal" && button.titleLabel?.text == "Normal" && button.titleLabel?.textColor == .red)
    button.isSelected = true
    #expect(button.currentTitle == "Chosen" && button.currentTitleColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "Normal" && button.currentTitleColor == .blue)
    (button.isSelected, button.isHighlighted, button.isEnabled) = (false, false, false)
    #expect(button.currentImage === Self.image && button.imageView?.image === Self.image)
    #expect(
      button.title(for: .selected) == "Chosen" && button.titleColor(for: .disabled) == nil && button.image(for: .normal) == nil)
  }

  @Test func aCustomButtonIsWhiteAndASystemOneTinted() {
    let (custom, system) = (UIButton(), UIButton(type: .system))
    #expect(custom.buttonType == .custom && custom.currentTitleColor == .white)
    #expect(system.buttonType == .system && system.currentTitleColor == system.tintColor)
    system.setTitle("Title", for: .normal)
    system.tintColor = .green
    #expect(system.titleLabel?.textColor == .green && system.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    system.setTitleShadowColor(.black, for: .normal)
    #expect(system.titleLabel?.shadowColor == .black && system.currentTitleShadowColor == system.titleShadowColor(for: .normal))
  }

  @Test func imageAndTitleStandBesideEachOther() {
    let button = place(UIButton(type: .custom))
    button.setImage(Self.image, for: .normal)
    button.setTitle("III", for: .normal)
    stage.advance(to: 0)
    let title = button.titleLabel?.intrinsicContentSize.width ?? 0
    let content = button.contentRect(forBounds: button.bounds)
    let (image, words) = (button.imageRect(forContentRect: content), button.titleRect(forContentRect: content))
    #expect(content == button.bounds && button.backgroundRect(forBounds: button.bounds) == button.bounds)
    #expect(image.size == CGSize(width: 20, height: 20) && abs(image.minX - (100 - 20 - title) / 2) < 0.01 && image.midY == 20)
    #expect(abs(words.minX - image.maxX) < 0.01 && abs(words.width - title) < 0.01)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
    #expect(button.imageRect(forContentRect: content).minX == image.minX - 5)
    #expect(button.titleRect(forContentRect: content).minX == words.minX + 5)
    #expect(button.titleRect(forContentRect: content).midY == words.midY + 2)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    #expect(button.imageRect(forContentRect: content).origin == CGPoint(x: 0, y: 20))
    stage.advance(to: 1)
    #expect(button.imageView?.frame.minX == 0)
  }

  @Test func aPressedSystemButtonFades() {
    let button = place(UIButton(type: .system))
    button.setTitle("Title", for: .normal)
    stage.press(at: CGPoint(x: 60, y: 40), for: 0.5)
    stage.advance(to: 0.1)
    #expect(button.titleLabel?.layer.opacity == 0.2 && button.titleLabel?.layer.presentation()?.opacity == 0.2)
    stage.advance(to: 0.6)
    let shown = button.titleLabel?.layer.presentation()?.opacity ?? 0
    #expect(button.titleLabel?.alpha == 1 && shown > 0.3 && shown < 0.9)
    stage.advance(to: 0.9)
    #expect(button.titleLabel?.layer.presentation()?.opacity == 1)
  }

  @Test func aPressedImageIsDarker() {
    let button = place(UIButton(type: .custom), CGRect(x: 0, y: 0, width: 20, height: 20))
    button.setImage(Self.image, for: .normal)
    #expect(stage.snapshot()[20, 20] == .pureRed)
    button.isHighlighted = true
    #expect(stage.snapshot()[20, 20].red < 140)
    button.adjustsImageWhenHighlighted = false
    button.isHighlighted = false
    button.isHighlighted = true
    #expect(stage.snapshot()[20, 20] == .pureRed)
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func systemButtonsTintImages() {
    let button = place(UIButton(type: .system), CGRect(x: 0, y: 0, width: 20, height: 20))
    button.tintColor = .green
    button.setImage(Self.image, for: .normal)
    #expect(stage.snapshot()[20, 20] == .pureGreen)
    button.setImage(Self.image.withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(stage.snapshot()[20, 20] == .pureRed)
  }

  @Test func aBackgroundFillsTheButton() {
    let button = place(UIButton(type: .custom))
    button.setBackgroundImage(Self.image, for: .normal)
    #expect(stage.snapshot()[42, 42] == .pureRed && stage.snapshot()[238, 118] == .pureRed)
    #expect(button.currentBackgroundImage === button.backgroundImage(for: .normal))
    button.isHighlighted = true
    #expect(stage.snapshot()[42, 42].red < 140)
  }

  @Test func attributedTitlesKeepTheirLooks() {
    let button = place(UIButton(type: .system))
    let title = NSAttributedString(string: "Title", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.titleLabel?.attributedText?.string == "Title" && button.titleLabel?.textColor == .red)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    #expect(button.currentAttributedTitle === title && button.attributedTitle(for: .selected) == nil)
  }

  @Test func aPressedButtonDoesWhatItIsFor() {
    let action = UIAction(title: "Go", image: Self.image) { [diary] _ in diary.write("go") }
    let button = place(UIButton(type: .system, primaryAction: action))
    #expect(button.currentTitle == "Go" && button.currentImage === Self.image)
    button.addAction(UIAction { [diary] _ in diary.write("up") }, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 60, y: 40))
    stage.advance(to: 1)
    #expect(diary.lines == ["up", "go"])
    let other = UIButton(frame: .zero, primaryAction: action)
    #expect(other.currentTitle == "Go")
    other.sendActions(for: .primaryActionTriggered)
    #expect(diary.lines.last == "go")
  }

  @Test(arguments: [UIButton.ButtonType.contactAdd, .infoLight, .close])
  func symbolsAreDrawn(type: UIButton.ButtonType) {
    let button = place(UIButton(type: type), CGRect(x: 20, y: 20, width: 30, height: 30))
    let bitmap = stage.snapshot()
    let ink = (40..<100).flatMap { y in (40..<100).map { bitmap[$0, y] } }.filter { $0.red < 200 }.count
    #expect(ink > 80 && ink < 1_500 && button.currentImage == nil)
  }

  /// The image stands after the title where the button's content runs from right to left, and leading alignment is at the right.
  @Test func contentRunsFromRightToLeft() throws {
    let button = place(UIButton(type: .custom))
    button.setTitle("Word", for: .normal)
    button.setImage(Self.image, for: .normal)
    button.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    let width = 20 + title.frame.width
    #expect(image.frame.maxX == title.frame.minX && abs(image.frame.minX - (100 - width) / 2) <= 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(title.frame.maxX == image.frame.minX && abs(title.frame.minX - (100 - width) / 2) <= 0.5)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(image.frame.maxX == 100 && button.effectiveContentHorizontalAlignment == .right)
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("Word", Self.image)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 3)
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(image.frame.maxX == 93 && title.frame.maxX == image.frame.minX)
  }
}
