// Screens and stages that the engine's tests share.

package import Raster
package import TransitionKit

/// Lines about what happened, in order.
@MainActor
package final class Diary {
  package var lines: [String] = []

  package init() {}

  package func write(_ line: String) {
    lines.append(line)
  }
}

/// A screen of one colour that writes its callbacks down under its name.
package final class SolidScreen: UIViewController {
  package let name: String
  private let color: UIColor
  private let diary: Diary?

  package init(_ name: String, _ color: UIColor, diary: Diary? = nil) {
    self.name = name
    self.color = color
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    diary?.write("\(name).viewDidLoad")
  }

  package override func viewWillAppear(_ animated: Bool) { diary?.write("\(name).viewWillAppear \(animated)") }
  package override func viewDidAppear(_ animated: Bool) { diary?.write("\(name).viewDidAppear \(animated)") }
  package override func viewWillDisappear(_ animated: Bool) { diary?.write("\(name).viewWillDisappear \(animated)") }
  package override func viewDidDisappear(_ animated: Bool) { diary?.write("\(name).viewDidDisappear \(animated)") }
  package override func willMove(toParent parent: UIViewController?) { diary?.write("\(name).willMove \(parent != nil)") }
  package override func didMove(toParent parent: UIViewController?) { diary?.write("\(name).didMove \(parent != nil)") }
}

extension Stage {
  /// 100 × 200 points at one pixel each.
  package static func small(scale: CGFloat = 1) -> Stage {
    Stage(size: CGSize(width: 100, height: 200), scale: scale)
  }

  /// A view in the window.
  package func addView(_ frame: CGRect, _ color: UIColor? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    window.addSubview(view)
    advance(to: now)
    return view
  }
}

extension Pixel {
  package static let pureRed = Pixel(red: 255, green: 0, blue: 0)
  package static let pureGreen = Pixel(red: 0, green: 255, blue: 0)
  package static let pureBlue = Pixel(red: 0, green: 0, blue: 255)
  package static let black = Pixel(red: 0, green: 0, blue: 0)
}
