/// A call at every frame of the stage: 60 times a second, at the times k/60.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let rate = 60

  /// The time of the last call; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next call.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the screen.
  open var duration: CFTimeInterval { 1 / Double(Self.rate) }
  /// The wished number of calls in a second, rounded so that every n-th frame has a call; 0 stands for every frame.
  open var preferredFramesPerSecond = 0
  /// A wish that a device may grant beside `preferredFramesPerSecond`; the stage's screen has 60 frames a second.
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var isPaused = false {
    didSet {
      if oldValue != isPaused { isPaused ? rest() : wake() }
    }
  }

  /// Whether the link is known to end, so that a stage waits for it however long it runs.
  package var endsByItself = false
  private var action: ((CADisplayLink) -> Void)?
  /// The class of the target.
  private var owner: String?
  private var modes: [RunLoop.Mode] = []
  private weak var stage: StageTime?
  private var nextCall = ScheduledCall()

  /// The target is kept until the link is invalidated.
  public init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    action = { sel(on: target, $0) }
    owner = "\(type(of: target))"
    super.init()
  }

  /// Does not run until it is added to a run loop.
  public init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// Starts the link on the stage's run loop, whatever run loop is given. A link in two modes is still called once at a frame.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if !modes.contains(mode) { modes.append(mode) }
    wake()
  }

  /// The link rests when it has been taken out of all modes.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { rest() }
  }

  open func invalidate() {
    action = nil
    modes = []
    rest()
  }

  private func wake() {
    guard stage == nil, !isPaused, !modes.isEmpty, action != nil, let stage = StageTime.current else { return }
    self.stage = stage
    stage.begin(self)
    waitForNext()
  }

  private func rest() {
    nextCall.cancel()
    stage?.end(self)
    stage = nil
  }

  /// Frames from one call to the next.
  private var stride: Int {
    preferredFramesPerSecond > 0 ? max(Int((Double(Self.rate) / Double(preferredFramesPerSecond)).rounded()), 1) : 1
  }

  private func time(of frame: Int) -> Double { Double(frame) / Double(Self.rate) }

  private func waitForNext() {
    guard let now = stage?.now else { return }
    var frame = Int(now * Double(Self.rate)) / stride * stride
    while time(of: frame) <= now { frame += stride }
    let next = frame
    nextCall.set(at: time(of: next), repeats: !endsByItself) { self.come(at: next) }
  }

  /// Calls the action, and only then books the next call: an action may change the rate.
  private func come(at frame: Int) {
    guard stage != nil else { return }
    (timestamp, targetTimestamp) = (time(of: frame), time(of: frame + stride))
    action?(self)
    waitForNext()
  }
}

extension CADisplayLink: RepeatingCall {
  var summary: String { "a display link\(owner.map { " of a \($0)" } ?? "") that fires \(Self.rate / stride) times a second" }
}
