import Testing
import TransitionKit

@MainActor
@Suite("Properties are observed")
struct KeyValueObservingTests {
  @Test func observersAreToldBeforeTheSetterReturns() {
    let (scroll, view, bar, control) = (UIScrollView(), UILabel(), UIProgressView(), UIButton())
    var seen: [String] = []
    let tokens = [
      scroll.observe(\.contentOffset, options: [.old, .new]) {
        seen.append("offset \($1.oldValue?.y ?? -1) \($1.newValue?.y ?? -1)")
      },
      scroll.observe(\.contentSize, options: .new) { seen.append("size \($1.newValue?.height ?? -1)") },
      view.observe(\.text, options: .initial) { label, change in
        seen.append("text \(label.text ?? "-") \(change.newValue == nil)")
      },
      bar.observe(\.progress, options: .new) { seen.append("progress \($1.newValue ?? -1)") },
      control.observe(\.isSelected, options: .new) { seen.append("selected \($1.newValue ?? false)") },
    ]
    scroll.contentOffset.y = 5
    seen.append("1")
    scroll.contentSize.height = 90
    seen.append("2")
    view.text = "x"
    seen.append("3")
    bar.progress = 0.5
    control.isSelected = true
    #expect(
      seen == [
        "text - true", "offset 0.0 5.0", "1", "size 90.0", "2", "text x true", "3", "progress 0.5", "selected true",
      ])
    tokens.forEach { $0.invalidate() }
    scroll.contentOffset.y = 6
    #expect(seen.count == 9)
  }

  /// A frame is set in two steps, of which the first alone would be a frame that nobody asked for.
  @Test func aFrameIsObservedWhole() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var frames: [CGRect] = []
    let token = view.observe(\.frame, options: .new) { frames += [$1.newValue ?? .zero] }
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(frames == [CGRect(x: 1, y: 2, width: 30, height: 40)])
    token.invalidate()
  }

  @Test func delegatesHearOfAnOffsetBeforeObservers() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var heard: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    }
    let (scroll, delegate) = (UIScrollView(), Delegate())
    scroll.delegate = delegate
    let token = scroll.observe(\.contentOffset) { _, _ in delegate.heard.append("observed") }
    scroll.contentOffset.y = 5
    #expect(delegate.heard == ["scroll", "observed"])
    token.invalidate()
  }

  // MARK: By name

  private final class Screen: UIViewController {
    let scroll = UIScrollView()
    var seen: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
      seen.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  @Test func propertiesAreObservedByName() {
    let (screen, bar, label) = (Screen(), UIProgressView(), UILabel())
    unsafe bar.addObserver(screen, forKeyPath: "progress", options: [.initial, .new], context: nil)
    unsafe label.addObserver(screen, forKeyPath: "text", options: [.old, .new], context: nil)
    unsafe screen.addObserver(screen, forKeyPath: "scroll.contentOffset", options: .new, context: nil)
    unsafe label.layer.addObserver(screen, forKeyPath: "transform.scale.x", options: .new, context: nil)
    bar.progress = 0.25
    label.text = "a"
    label.isHidden = true
    screen.scroll.contentOffset.x = 3
    label.transform = CGAffineTransform(scaleX: 2, y: 1)
    label.removeObserver(screen, forKeyPath: "text")
    label.text = "b"
    #expect(
      screen.seen == [
        "progress - 0.0", "progress - 0.25", "text <null> a", "scroll.contentOffset - (3.0, 0.0)", "transform.scale.x - 2.0",
      ])
  }

  @Test func anUnknownNameIsADiagnostic() {
    let (stage, screen) = (Stage.small(), Screen())
    stage.perform { unsafe UIView().addObserver(screen, forKeyPath: "flavour", options: .new, context: nil) }
    #expect(stage.diagnostics.map(\.text) == ["“flavour” of a UIView is not observed: no such property is known here"])
  }
}
