import Raster
import Testing
import TransitionKit

/// Buttons with configurations.
@MainActor
struct ButtonConfigurationTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 3)
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func button(_ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in })
    -> UIButton
  {
    var configuration = configuration
    configuration.title = "Title"
    change(&configuration)
    let button = stage.perform {
      let button = UIButton(configuration: configuration)
      stage.window.backgroundColor = .white
      stage.window.addSubview(button)
      return button
    }
    stage.advance(to: stage.now)
    return button
  }

  @Test func sizes() {
    let medium = button(.filled())
    let width = medium.titleLabel?.intrinsicContentSize.width ?? 0
    #expect(abs(medium.bounds.height - 34.333) < 0.001 && abs(medium.bounds.width - width - 24) < 0.001)
    #expect(medium.configuration?.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(button(.filled()) { $0.buttonSize = .small }.bounds.height == 28)
    #expect(abs(button(.filled()) { $0.buttonSize = .large }.bounds.height - 50.333) < 0.001)
    #expect(button(.filled()) { $0.buttonSize = .mini }.bounds.height < 28)
    var own = UIButton.Configuration.plain()
    own.contentInsets = .zero
    own.buttonSize = .large
    #expect(own.contentInsets == .zero)
    own.setDefaultContentInsets()
    #expect(own.contentInsets.leading == 20)
  }

  @Test func looksHaveTheirColours() {
    let filled = button(.filled())
    #expect(stage.snapshot()[20, 50] == Pixel(red: 0, green: 122, blue: 255) && filled.titleLabel?.textColor == .white)
    filled.tintColor = .green
    #expect(stage.snapshot()[20, 50] == .pureGreen)
    filled.isEnabled = false
    #expect(stage.snapshot()[20, 50] == Pixel(red: 238, green: 238, blue: 239))
    filled.isEnabled = true
    filled.configuration?.baseBackgroundColor = .red
    filled.configuration?.baseForegroundColor = .blue
    #expect(stage.snapshot()[20, 50] == .pureRed && filled.titleLabel?.textColor == .blue)
    filled.configuration?.background.backgroundColor = .blue
    #expect(stage.snapshot()[20, 50] == .pureBlue)
    filled.configuration = .plain()
    #expect(stage.snapshot()[20, 50] == Pixel(red: 255, green: 255, blue: 255))
    let white = Pixel(red: 255, green: 255, blue: 255)
    for (look, other) in [(UIButton.Configuration.gray(), UIButton.Configuration.bordered()), (.tinted(), .borderedTinted())] {
      filled.configuration = look
      let shown = stage.snapshot()[20, 50]
      filled.configuration = other
      #expect(shown != white && stage.snapshot()[20, 50] == shown)
    }
    filled.configuration = .borderless()
    #expect(stage.snapshot()[20, 50] == white)
  }

  @Test func aSelectedButtonLooksOtherwise() {
    let plain = button(.plain())
    plain.isSelected = true
    #expect(stage.snapshot()[20, 50] != Pixel(red: 255, green: 255, blue: 255))
    plain.configuration?.automaticallyUpdateForSelection = false
    #expect(stage.snapshot()[20, 50] == Pixel(red: 255, green: 255, blue: 255))
    let updated = button(.borderedProminent()).configuration?.updated(for: plain)
    #expect(updated?.background.backgroundColor == plain.tintColor && updated?.baseForegroundColor == .white)
  }

  @Test func theImageStandsWhereItIsPut() {
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      let button = button(.plain()) {
        ($0.image, $0.imagePlacement, $0.imagePadding) = (image, placement, 6)
      }
      let (picture, words) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
      #expect(picture.size == CGSize(width: 20, height: 20))
      switch placement {
      case .leading: #expect(abs(words.minX - picture.maxX - 6) < 0.4 && abs(picture.minX - 12) < 0.01)
      case .trailing: #expect(abs(picture.minX - words.maxX - 6) < 0.4 && abs(words.minX - 12) < 0.01)
      case .top: #expect(abs(words.minY - picture.maxY - 6) < 0.4 && abs(picture.minY - 7) < 0.01)
      default: #expect(abs(picture.minY - words.maxY - 6) < 0.4 && abs(words.minY - 7) < 0.01)
      }
    }
  }

  @Test func aSubtitleStandsBelow() {
    let button = button(.filled()) {
      ($0.subtitle, $0.titlePadding, $0.titleAlignment) = ("A longer subtitle", 3, .leading)
    }
    let labels = button.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(labels.count == 2 && labels[1].text == "A longer subtitle" && abs(labels[0].frame.minX - labels[1].frame.minX) < 0.4)
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 3) < 0.4)
    button.configuration?.titleAlignment = UIButton.Configuration.TitleAlignment.trailing
    stage.advance(to: 1)
    #expect(abs(labels[0].frame.maxX - labels[1].frame.maxX) < 0.4)
    button.configuration?.titleAlignment = .automatic
    stage.advance(to: 2)
    #expect(abs(labels[0].frame.midX - labels[1].frame.midX) < 0.4)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.configuration?.subtitleLineBreakMode = .byClipping
    #expect(labels[0].numberOfLines == 1 && labels[1].lineBreakMode == .byClipping)
  }

  @Test func aWheelTakesTheImagesPlace() {
    let button = button(.gray()) { ($0.image, $0.showsActivityIndicator) = (image, true) }
    let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(wheel?.isAnimating == true && wheel?.frame.size == CGSize(width: 20, height: 20) && button.imageView?.image == nil)
    button.configuration?.showsActivityIndicator = false
    #expect(wheel?.isAnimating == false && button.imageView?.image != nil)
  }

  @Test func cornersFollowTheirStyle() {
    let button = button(.filled())
    let background = button.subviews.compactMap { $0 as? UIImageView }.first
    for (style, radius) in [(.dynamic, 5.95), (.fixed, 5.95), (.small, 4), (.medium, 8), (.large, 12)]
      as [(UIButton.Configuration.CornerStyle, CGFloat)]
    {
      button.configuration?.cornerStyle = style
      #expect(background?.layer.cornerRadius == radius)
    }
    button.configuration?.cornerStyle = .capsule
    #expect(background?.layer.cornerRadius == button.bounds.height / 2)
    button.configuration?.cornerStyle = .fixed
    button.configuration?.background.cornerRadius = 3
    #expect(background?.layer.cornerRadius == 3)
  }

  @Test func theHandlerFitsTheConfigurationToTheState() {
    let button = button(.filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Title"
    }
    stage.advance(to: 1)
    #expect(states == [.normal])
    stage.press(at: CGPoint(x: 10, y: 10), for: 0.5)
    stage.advance(to: 1.2)
    #expect(states == [.normal, .highlighted] && button.titleLabel?.text == "Pressed")
    stage.advance(to: 2)
    #expect(states.count == 3 && button.titleLabel?.text == "Title")
    button.setNeedsUpdateConfiguration()
    stage.advance(to: 3)
    #expect(states.count == 4)
    button.updateConfiguration()
    #expect(states.count == 5)
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    #expect(stage.snapshot()[20, 50] == Pixel(red: 0, green: 122, blue: 255))
  }

  @Test func backgroundsMayBeMore() {
    let view = UIView()
    view.backgroundColor = .green
    let button = button(.filled()) {
      $0.background.customView = view
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    }
    #expect(view.superview != nil && view.bounds.height == button.bounds.height - 4 && stage.snapshot()[20, 50] == .pureGreen)
    button.configuration?.background = UIBackgroundConfiguration.clear()
    #expect(view.superview == nil && stage.snapshot()[20, 50] == Pixel(red: 255, green: 255, blue: 255))
    button.configuration?.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(stage.snapshot()[20, 50] == .pureBlue)
    #expect(button.configuration?.background.resolvedBackgroundColor(for: .red) == .blue)
    button.configuration?.background.image = image
    button.configuration?.background.imageContentMode = .scaleAspectFill
    #expect(stage.snapshot()[20, 50] == .pureRed)
    button.configuration?.background.strokeWidth = 2
    button.configuration?.background.strokeOutset = 3
    button.configuration?.background.strokeColor = .green
    #expect(button.configuration?.background.resolvedStrokeColor(for: .red) == .green)
    stage.advance(to: 1)
    #expect(button.subviews.contains { $0.layer.borderWidth == 2 && $0.frame.minX == -3 })
    button.configuration?.background.visualEffect = UIBlurEffect(style: .light)
    #expect(button.subviews[0].subviews.contains { $0 is UIVisualEffectView })
    let transformer = UIConfigurationColorTransformer { $0 }
    #expect(transformer(.red) == .red && transformer.transform(.blue) == .blue)
    button.configuration?.image = image
    button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(button.imageView?.tintColor == .green)
  }

  @Test func titlesHaveAttributes() {
    let bold = UIFont.boldSystemFont(ofSize: 30)
    let plain = button(.plain())
    let large = button(.plain()) {
      $0.attributedTitle = AttributedString(
        "Title", attributes: AttributeContainer([.font: bold, .foregroundColor: UIColor.red]))
    }
    #expect(large.configuration?.title == "Title" && large.titleLabel?.font == bold && large.titleLabel?.textColor == .red)
    #expect(large.bounds.width > plain.bounds.width)
    let styled = button(.plain()) {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        (attributes.font, attributes.underlineStyle) = (bold, .single)
        return attributes
      }
    }
    #expect(styled.bounds.width == large.bounds.width && styled.titleLabel?.textColor == plain.titleLabel?.textColor)
    styled.configuration?.titleTextAttributesTransformer = nil
    #expect(styled.titleLabel?.font == plain.titleLabel?.font)
    large.configuration?.attributedSubtitle = AttributedString("Below")
    #expect(large.configuration?.subtitle == "Below")
    large.configuration?.title = "Other"
    #expect(large.configuration?.attributedTitle.map { String($0.characters) } == "Other")
    #expect(large.titleLabel?.font == plain.titleLabel?.font)
  }

  @Test func aConfigurationSizesItsSymbol() {
    let star = UIImage(systemName: "star")
    let small = button(.plain()) { $0.image = star }
    let large = button(.plain()) {
      $0.image = star
      $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    }
    #expect((large.imageView?.image?.size.height ?? 0) > 2 * (small.imageView?.image?.size.height ?? .infinity))
  }
}
