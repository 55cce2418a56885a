import Testing
import TransitionKit

@MainActor @Suite final class ContractCheckerTests {
  private lazy var stage = Stage.small()
  private let animator = Sloppy()
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private var delegate: PlainDelegate?
  private static let push = "the transition from SolidScreen to SolidScreen by Sloppy"

  private func pushed(isInteractive: Bool = false) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: a)
    delegate = PlainDelegate(animator, isInteractive ? interaction : nil)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 1)
    navigation.pushViewController(b, animated: true)
    return navigation
  }

  /// The diagnostics of a push, without the words that all of them share.
  private func complaints(after set: (Sloppy) -> Void, expectsPush: Bool = true) throws -> [String] {
    set(animator)
    let navigation = pushed()
    try stage.settle()
    stage.advance(to: 2)
    #expect(stage.diagnostics.allSatisfy { $0.time == 1.5 && $0.text.hasPrefix(Self.push) })
    #expect((navigation.topViewController === b) == expectsPush)
    return stage.diagnostics.map { String($0.text.dropFirst(Self.push.count + 1)) }
  }

  @Test func aCleanTransitionIsNotNamed() throws {
    #expect(try complaints { _ in } == [])
  }

  @Test func anIncomingViewOffItsFinalFrameIsNamed() throws {
    let found = try complaints { $0.setUp = { $0.view(forKey: .to)?.frame.origin.x = 20 } }
    #expect(
      found == [
        "left the UIView of SolidScreen with the frame (20.0, 0.0, 100.0, 200.0), "
          + "where (0.0, 0.0, 100.0, 200.0) is the final frame"
      ])
  }

  @Test func leftOverTransform() throws {
    let found = try complaints {
      $0.setUp = { $0.view(forKey: .from)?.transform = CGAffineTransform(translationX: -30, y: 0) }
    }
    #expect(found == ["left the UIView of SolidScreen with the transform (1.0, 0.0, 0.0, 1.0, -30.0, 0.0)"])
  }

  @Test func leftOverAlphaHiddenFlagAndAnchor() throws {
    let found = try complaints {
      $0.setUp = { context in
        context.view(forKey: .from)?.alpha = 0.25
        context.view(forKey: .to)?.isHidden = true
        context.view(forKey: .from)?.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      }
    }
    #expect(
      found == [
        "left the UIView of SolidScreen with the alpha 0.25",
        "left the UIView of SolidScreen with the anchorPoint (0.0, 0.5)",
        "left the UIView of SolidScreen with isHidden set",
      ])
  }

  @Test func leftoversUndoneInTheSameTurnAreNotNamed() throws {
    let found = try complaints {
      $0.setUp = { $0.view(forKey: .from)?.alpha = 0.25 }
      $0.end = { context in
        context.completeTransition(true)
        context.view(forKey: .from)?.alpha = 1
      }
    }
    #expect(found == [])
  }

  @Test func forgottenSnapshotsAndViewsAreNamed() throws {
    let found = try complaints {
      $0.setUp = { context in
        context.view(forKey: .from)?.snapshotView(afterScreenUpdates: true).map(context.containerView.addSubview)
        context.containerView.window?.addSubview(UIImageView(image: nil))
      }
    }
    #expect(found == ["left a snapshot in the container", "left a UIImageView in UIWindow"])
  }

  @Test func incomingViewNeverAdded() throws {
    let found = try complaints { $0.addsIncomingView = false }
    #expect(found == ["never added the incoming view, the UIView of SolidScreen, to the container"])
  }

  @Test func completedTwice() throws {
    let found = try complaints {
      $0.end = { context in
        context.completeTransition(true)
        context.completeTransition(true)
      }
    }
    #expect(found == ["called completeTransition again"])
  }

  @Test func completedAfterACancel() throws {
    animator.end = { $0.completeTransition(true) }
    _ = pushed(isInteractive: true)
    stage.advance(to: 1)
    interaction.update(0.5)
    interaction.cancel()
    try stage.settle()
    #expect(stage.diagnostics.map(\.text) == [Self.push + " called completeTransition(true) though it was cancelled"])
  }

  @Test func outgoingViewGoneAfterACancel() throws {
    animator.setUp = { $0.view(forKey: .from)?.removeFromSuperview() }
    _ = pushed(isInteractive: true)
    stage.advance(to: 1)
    interaction.cancel()
    try stage.settle()
    #expect(
      stage.diagnostics.map(\.text) == [
        Self.push + " came back without the outgoing view, the UIView of SolidScreen, in the container"
      ])
  }

  @Test func neverCompletedIsNamedBySettleAndListed() {
    animator.end = { _ in }
    _ = pushed()
    let line = Self.push + " never called completeTransition"
    #expect(throws: StageError.neverEnds([line], limit: 3)) { try stage.settle(limit: 3) }
    #expect(stage.diagnostics == [Diagnostic(time: 4, text: line)])
    #expect(stage.diagnostics[0].description == "4.0 s: " + line)
  }

  @Test func screensThatGoForGoodMayLookAsTheyLike() throws {
    let navigation = pushed()
    try stage.settle()
    animator.addsIncomingView = false
    animator.setUp = {
      $0.view(forKey: .from)?.transform = CGAffineTransform(translationX: 100, y: 0)
      $0.containerView.insertSubview($0.view(forKey: .to)!, at: 0)
    }
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(stage.diagnostics == [])
  }

  @Test func diagnosticsStandInTheLogWithTheirTimes() throws {
    animator.addsIncomingView = false
    _ = pushed()
    try stage.settle()
    let line = stage.diagnostics[0].text
    #expect(stage.timedLog.last == LoggedCall(time: 1.5, text: line, kind: .diagnostic, object: "Sloppy"))
    #expect(stage.log.last == line && stage.trace == stage.timedLog)
    #expect(stage.diagnostics[0].view == "the UIView of SolidScreen" && stage.diagnostics[0].property == "superview")
  }

  @Test func anUnaskedCancellationIsNamed() throws {
    #expect(
      try complaints(after: { $0.end = { $0.completeTransition(false) } }, expectsPush: false)
        == ["called completeTransition(false) though nobody cancelled it"])
  }

  @Test func leftOverMaskZPositionAndDisabledTouches() throws {
    let found = try complaints {
      $0.setUp = { context in
        context.view(forKey: .from)?.layer.zPosition = 3
        context.view(forKey: .to)?.layer.mask = CAShapeLayer()
        context.view(forKey: .to)?.isUserInteractionEnabled = false
        context.view(forKey: .from)?.layer.transform = CATransform3D(perspective: -0.01)
      }
    }
    #expect(
      found == [
        "left the UIView of SolidScreen with a transform in space", "left the UIView of SolidScreen with the zPosition 3.0",
        "left the UIView of SolidScreen with isUserInteractionEnabled unset", "left the UIView of SolidScreen with a mask",
      ])
    #expect(
      stage.diagnostics.map(\.property) == ["transform", "layer.zPosition", "isUserInteractionEnabled", "layer.mask"])
  }

  @Test func endlessAnimationsAreNamed() throws {
    let found = try complaints {
      $0.setUp = { context in
        let pulse = CABasicAnimation(keyPath: "opacity")
        (pulse.fromValue, pulse.repeatCount) = (0.5, .infinity)
        context.view(forKey: .to)?.layer.add(pulse, forKey: "pulse")
        let kept = CABasicAnimation(keyPath: "cornerRadius")
        (kept.isRemovedOnCompletion, kept.fillMode) = (false, .forwards)
        context.view(forKey: .from)?.layer.add(kept, forKey: "kept")
      }
      $0.end = { context in
        context.view(forKey: .to)?.layer.removeAllAnimations()
        context.completeTransition(true)
      }
    }
    #expect(found == ["left the UIView of SolidScreen with the animation “kept”, which never goes"])
  }

  @Test func perspectiveLeftInTheContainerIsNamed() throws {
    let found = try complaints {
      $0.setUp = { $0.containerView.layer.sublayerTransform = CATransform3D(perspective: -0.002) }
    }
    #expect(found == ["left the container with a sublayerTransform"])
  }
}

extension CATransform3D {
  fileprivate init(perspective: CGFloat) {
    self = CATransform3DIdentity
    m34 = perspective
  }
}
