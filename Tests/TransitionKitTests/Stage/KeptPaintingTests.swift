import Raster
import Testing
import TransitionKit

/// A frame does not depend on the frames before it: a kept painting is never shown for something that has changed.
@MainActor
struct KeptPaintingTests {
  /// Every change that can reach the screen, one every tenth of a second, in a tree that stands still otherwise.
  static let changes: [(name: String, change: @MainActor (Board) -> Void)] = [
    ("colour", { $0.leaf.backgroundColor = .green }),
    ("hidden", { $0.leaf.isHidden = true }),
    ("shown", { $0.leaf.isHidden = false }),
    ("alpha of a page", { $0.page.alpha = 0.5 }),
    ("position", { $0.leaf.center.x += 3 }),
    ("added", { $0.column.addSubview(UIView(frame: CGRect(x: 1, y: 30, width: 5, height: 5), color: .blue)) }),
    ("order", { $0.column.sendSubviewToBack($0.column.subviews[1]) }),
    ("removed", { $0.column.subviews[0].removeFromSuperview() }),
    ("depth", { $0.leaf.layer.zPosition = 5 }),
    ("bounds of a page", { $0.page.bounds.origin.y = 4 }),
    ("corner", { $0.column.layer.cornerRadius = 6 }),
    ("clip", { $0.column.clipsToBounds = true }),
    ("border", { $0.leaf.layer.borderWidth = 1 }),
    ("shadow", { $0.leaf.layer.shadowOpacity = 1 }),
    ("mask", { $0.column.layer.mask = $0.mask }),
    ("inside the mask", { $0.mask.frame.size.width = 20 }),
    ("space", { $0.page.layer.sublayerTransform.m34 = -1 / 200 }),
    ("turn", { $0.column.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0) }),
    ("an animation of a page", { board in UIView.animate(withDuration: 0.25) { board.page.alpha = 1 } }),
    ("an animation of a colour", { board in UIView.animate(withDuration: 0.25) { board.page.backgroundColor = .brown } }),
    ("an animation in the mask", { board in board.mask.add(CABasicAnimation(widthTo: 40), forKey: nil) }),
    ("an animation that stops", { $0.mask.removeAllAnimations() }),
    ("a view that leaves", { $0.page.removeFromSuperview() }),
    ("and comes back elsewhere", { $0.window.insertSubview($0.page, at: 0) }),
  ]

  @MainActor
  final class Board {
    let stage = Stage(size: CGSize(width: 80, height: 80), scale: 1)
    let page = UIView(frame: CGRect(x: 5, y: 5, width: 70, height: 70), color: .yellow)
    let column = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 50), color: .orange)
    let leaf = UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 10), color: .red)
    let mask = CALayer()
    var window: UIWindow { stage.window }

    init() {
      mask.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
      mask.backgroundColor = UIColor.black.cgColor
      window.addSubview(page)
      page.addSubview(column)
      column.addSubview(UIView(frame: CGRect(x: 0, y: 20, width: 30, height: 8), color: .purple))
      column.addSubview(leaf)
      stage.advance(to: 0)
    }

    /// Makes the changes that are due up to `frame`; returns the picture of each frame on the way if `looks`.
    func pictures(until frame: Int, looks: Bool) -> [Picture] {
      var pictures: [Picture] = []
      for index in 0...frame {
        stage.advance(to: Double(index) / 50)
        if index % 5 == 0, index / 5 < changes.count { stage.perform { changes[index / 5].change(self) } }
        if looks || index == frame { pictures.append(stage.picture()) }
      }
      return pictures
    }
  }

  @Test func framesDoNotDependOnThoseBeforeThem() {
    let last = Self.changes.count * 5 + 20
    let film = Board().pictures(until: last, looks: true)
    for frame in stride(from: 0, through: last, by: 1) {
      let change = Self.changes[min(frame / 5, Self.changes.count - 1)].name
      #expect(Board().pictures(until: frame, looks: false).last == film[frame], "frame \(frame), after “\(change)”")
    }
  }
}

extension UIView {
  fileprivate convenience init(frame: CGRect, color: UIColor) {
    self.init(frame: frame)
    backgroundColor = color
  }
}

extension CABasicAnimation {
  fileprivate convenience init(widthTo width: CGFloat) {
    self.init(keyPath: "bounds.size.width")
    toValue = width
    duration = 0.3
  }
}
