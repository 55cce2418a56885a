import Raster
import TransitionKit

/// Lines about what happened, in order.
@MainActor
final class Diary {
  var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }
}

/// A screen of one colour that writes its callbacks down under its name.
final class SolidScreen: UIViewController {
  let name: String
  private let color: UIColor
  private let diary: Diary?

  init(_ name: String, _ color: UIColor, diary: Diary? = nil) {
    self.name = name
    self.color = color
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    diary?.write("\(name).viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) { diary?.write("\(name).viewWillAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { diary?.write("\(name).viewDidAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { diary?.write("\(name).viewWillDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { diary?.write("\(name).viewDidDisappear \(animated)") }
  override func willMove(toParent parent: UIViewController?) { diary?.write("\(name).willMove \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { diary?.write("\(name).didMove \(parent != nil)") }
}

extension Stage {
  /// 100 × 200 points at one pixel each.
  static func small(scale: CGFloat = 1) -> Stage {
    Stage(size: CGSize(width: 100, height: 200), scale: scale)
  }

  /// A view in the window.
  func addView(_ frame: CGRect, _ color: UIColor? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    window.addSubview(view)
    advance(to: now)
    return view
  }
}

extension Pixel {
  static let pureRed = Pixel(red: 255, green: 0, blue: 0)
  static let pureGreen = Pixel(red: 0, green: 255, blue: 0)
  static let pureBlue = Pixel(red: 0, green: 0, blue: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0)
}
