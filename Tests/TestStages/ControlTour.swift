package import TransitionKit

/// A screen with every control, in the states that it is seen in.
@MainActor
package final class ControlTour {
  package static let size = CGSize(width: 375, height: 676)
  package let stage: Stage
  private let page = UIView()
  private var y: CGFloat = 12

  package init(scale: CGFloat, isDark: Bool) {
    stage = Stage(size: Self.size, scale: scale)
    stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    page.frame = stage.window.bounds
    page.backgroundColor = .systemBackground
    stage.window.addSubview(page)
    buttons()
    configurations()
    values()
    segments()
    fields()
    stage.advance(to: 0.3)
  }

  /// Places views side by side, in the middle of a row, each as large as it wants to be or as wide as it is.
  private func row(height: CGFloat, gap: CGFloat = 14, _ views: [UIView]) {
    var x: CGFloat = 16
    for view in views {
      let width = view.bounds.width
      view.sizeToFit()
      if view is UISlider || view is UIProgressView || view is UITextField || view is UISearchBar {
        view.bounds.size.width = width
      }
      view.frame.origin = CGPoint(x: x, y: y + ((height - view.bounds.height) / 2).rounded())
      page.addSubview(view)
      x += view.bounds.width + gap
    }
    y += height + 12
  }

  private func wide<View: UIView>(_ view: View, _ width: CGFloat) -> View {
    view.bounds.size.width = width
    return view
  }

  private func button(_ type: UIButton.ButtonType, _ title: String?, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    change(button)
    return button
  }

  /// A disc of one colour, as an image.
  private lazy var disc = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
    UIColor.systemOrange.setFill()
    UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 18, height: 18)).fill()
  }

  private func buttons() {
    row(
      height: 34,
      [
        button(.system, "Button"), button(.system, "Pressed") { $0.isHighlighted = true },
        button(.system, "Disabled") { $0.isEnabled = false },
        button(.custom, "Custom") { $0.setTitleColor(.systemRed, for: .normal) },
      ])
    row(
      height: 34,
      [
        button(.contactAdd, nil), button(.infoLight, nil), button(.close, nil),
        button(.system, " Image") { $0.setImage(disc, for: .normal) },
        button(.custom, nil) { $0.setImage(disc, for: .normal) },
        button(.custom, nil) {
          $0.setImage(disc, for: .normal)
          $0.isHighlighted = true
        },
        button(.custom, nil) {
          $0.setImage(disc, for: .normal)
          $0.isEnabled = false
        },
      ])
  }

  private func configured(
    _ configuration: UIButton.Configuration, _ title: String, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  )
    -> UIButton
  {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func configurations() {
    row(
      height: 36, gap: 8,
      [
        configured(.plain(), "Plain"), configured(.gray(), "Gray"), configured(.tinted(), "Tinted"),
        configured(.filled(), "Filled"),
      ])
    let off = configured(.filled(), "Off")
    off.isEnabled = false
    let pressed = configured(.filled(), "Pressed")
    pressed.isHighlighted = true
    row(
      height: 50, gap: 8,
      [
        configured(.filled(), "Mini") { $0.buttonSize = .mini }, configured(.filled(), "Small") { $0.buttonSize = .small },
        configured(.filled(), "Large") { ($0.buttonSize, $0.cornerStyle) = (.large, .capsule) }, off, pressed,
      ])
    row(
      height: 58, gap: 8,
      [
        configured(.tinted(), "Title") { ($0.subtitle, $0.image, $0.imagePadding) = ("Subtitle", disc, 8) },
        configured(.gray(), "Below") { ($0.image, $0.imagePlacement) = (disc, .bottom) },
        configured(.gray(), "Wait") { ($0.showsActivityIndicator, $0.imagePadding) = (true, 6) },
        configured(.plain(), "Line") {
          ($0.background.strokeColor, $0.background.strokeWidth, $0.cornerStyle) = (.systemPink, 1, .large)
        },
      ])
  }

  private func values() {
    let (on, off, faint) = (UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    (faint.isOn, faint.isEnabled) = (true, false)
    let stepper = UIStepper()
    let wheels = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
    for wheel in wheels { wheel.startAnimating() }
    row(height: 37, gap: 8, [on, off, faint, stepper] + wheels)
    let slider = wide(UISlider(), 160)
    slider.value = 0.4
    let other = wide(UISlider(), 160)
    (other.value, other.isEnabled) = (0.8, false)
    row(height: 31, [slider, other])
    let progress = wide(UIProgressView(progressViewStyle: .default), 160)
    progress.progress = 0.6
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 1)
    row(height: 26, [progress, pages])
  }

  private func segments() {
    let three = UISegmentedControl(items: ["First", "Second", "Third"])
    three.selectedSegmentIndex = 1
    let two = UISegmentedControl(items: ["One", disc])
    two.setEnabled(false, forSegmentAt: 0)
    two.selectedSegmentIndex = 1
    row(height: 32, [three, two])
  }

  private func fields() {
    let typed = wide(UITextField(), 165)
    (typed.borderStyle, typed.text, typed.clearButtonMode) = (.roundedRect, "Text", .always)
    let empty = wide(UITextField(), 165)
    (empty.borderStyle, empty.placeholder) = (.roundedRect, "Placeholder")
    row(height: 34, [typed, empty])
    let secret = wide(UITextField(), 165)
    (secret.borderStyle, secret.text, secret.isSecureTextEntry) = (.line, "secret", true)
    let bezel = wide(UITextField(), 165)
    (bezel.borderStyle, bezel.text) = (.bezel, "A text that is too long for it")
    row(height: 34, [secret, bezel])
    let search = wide(UISearchBar(), 343)
    search.placeholder = "Search"
    row(height: 56, [search])
    let other = wide(UISearchBar(), 343)
    (other.searchBarStyle, other.text, other.showsCancelButton) = (.minimal, "Words", true)
    row(height: 56, [other])
    // The caret is to be seen, and what a keyboard would cover.
    other.searchTextField.inputView = UIView()
    other.becomeFirstResponder()
  }
}
