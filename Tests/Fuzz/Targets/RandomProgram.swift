package import TransitionKit

/// An app that does what random numbers say, all of it legal: views, animations, transitions, fingers and timers at any time.
@MainActor
package final class RandomProgram: NSObject {
  package let stage = Stage(size: CGSize(width: 40, height: 60), scale: 1)
  package var random: Random
  let navigation = UINavigationController(rootViewController: UIViewController())
  let tabs = UITabBarController()
  let interaction = UIPercentDrivenInteractiveTransition()
  var animators: [UIViewPropertyAnimator] = []
  /// Timers and display links: they call until they are stopped.
  private var timers: [Timer] = []
  private var links: [CADisplayLink] = []
  /// The layers whose time runs backwards, in which no animation ever ends; nil after `letGo()`.
  private var reversed: [CALayer]? = []
  private var depth = 0

  package init(_ random: Random) {
    self.random = random
    super.init()
    if self.random.below(4) == 0 {
      tabs.viewControllers = [navigation, UIViewController(), UIViewController()]
      stage.window.rootViewController = tabs
    } else {
      stage.window.rootViewController = navigation
    }
    stage.advance(to: 0.1)
  }

  /// Does one more random thing.
  package func step() {
    switch random.below(12) {
    case 0: animate()
    case 1: animateLayer()
    case 2: drive()
    case 3: navigate()
    case 4: present()
    case 5: interact()
    case 6: rearrange()
    case 7: touch()
    case 8: wait()
    case 9: switchChildren()
    default:
      if depth == 0 { stage.advance(to: stage.now + random.share() / 3) }
    }
  }

  /// The action of a completion handler: nothing, or one more random thing.
  func then() {
    guard depth < 3, random.below(2) == 0 else { return }
    depth += 1
    step()
    depth -= 1
  }

  /// Stops everything that would go on until it is stopped from outside.
  package func letGo() {
    timers.forEach { $0.invalidate() }
    links.forEach { $0.invalidate() }
    for layer in reversed ?? [] where layer.speed < 0 { layer.speed = 1 }
    reversed = nil
    for _ in 0..<20 {
      interaction.finish()
      for animator in animators where animator.state == .active && !animator.isRunning {
        animator.startAnimation()
      }
      stage.advance(to: stage.now + 1)
    }
    (animators, timers, links) = ([], [], [])
  }

  private func wait() {
    let delay = random.share()
    switch random.below(4) {
    case 0: DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.then() }
    case 1: DispatchQueue.main.async { self.then() }
    case 2:
      guard timers.count < 4 else { return }
      timers.append(
        Timer.scheduledTimer(withTimeInterval: 0.05 + delay, repeats: random.below(2) == 0) { timer in
          if self.random.below(3) == 0 { timer.invalidate() }
          self.then()
        })
    default:
      guard links.count < 2 else { return }
      let link = CADisplayLink { link in
        if self.random.below(8) == 0 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
      links.append(link)
    }
  }

  // MARK: What is there

  var top: UIViewController {
    var screen: UIViewController = navigation.topViewController ?? navigation
    while let next = screen.presentedViewController { screen = next }
    return screen
  }

  func someView() -> UIView {
    var view = top.view!
    for _ in 0...random.below(3) {
      if view.subviews.isEmpty || random.below(4) == 0 {
        let child = UIView(
          frame: CGRect(x: random.below(30), y: random.below(40), width: random.below(20), height: random.below(20)))
        child.backgroundColor = .green
        view.addSubview(child)
      }
      view = random.pick(view.subviews)
    }
    return view
  }

  private func rearrange() {
    let view = someView()
    switch random.below(8) {
    case 0: view.removeFromSuperview()
    case 1: top.view.sendSubviewToBack(view)
    case 2: view.snapshotView(afterScreenUpdates: random.below(2) == 0).map(top.view.addSubview)
    case 3: view.mask = random.below(2) == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    case 4:
      view.layer.speed = random.pick(reversed == nil ? [0, 1, 2] : [0, 1, 2, -1])
      if view.layer.speed < 0 { reversed?.append(view.layer) }
    case 5: view.layer.timeOffset = random.share()
    case 6: top.view.addSubview(view)
    default: view.layer.removeAllAnimations()
    }
  }

  func change(_ view: UIView) {
    switch random.below(12) {
    case 0: view.alpha = CGFloat(random.share())
    case 1: view.center = CGPoint(x: random.length(), y: random.length())
    case 2:
      let turn = CGAffineTransform(rotationAngle: CGFloat(random.share() * 6))
      view.transform = turn.scaledBy(x: 0.5, y: CGFloat(random.below(3)))
    case 3: view.layer.cornerRadius = CGFloat(random.below(9))
    case 4: view.layer.transform = CATransform3DMakeRotation(CGFloat(random.share() * 3), 0, 1, 0)
    case 5: view.bounds.size = CGSize(width: random.length(), height: random.length())
    case 6: view.isHidden.toggle()
    case 7: view.layer.zPosition = CGFloat(random.below(9)) - 4
    case 8:
      view.layer.shadowOpacity = Float(random.share())
      view.layer.shadowRadius = CGFloat(random.below(5))
    case 9: view.layer.anchorPoint = CGPoint(x: random.share() * 2 - 0.5, y: random.share())
    case 10:
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / CGFloat(1 + random.below(300))
      view.layer.sublayerTransform = perspective
    default: view.backgroundColor = random.pick([.blue, .red, nil])
    }
  }
}

extension Random {
  package mutating func share() -> Double { Double(below(256)) / 255 }

  /// A random side or coordinate, mostly one that fits the screen.
  fileprivate mutating func length() -> Double {
    below(16) == 0 ? pick([0, -7, 0.3, 1e-9, 5_000, 1e5, 1e9]) : Double(below(60))
  }
}
