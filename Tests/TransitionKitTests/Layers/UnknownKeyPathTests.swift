import Testing
import TransitionKit

/// An animation of a key path that no layer has leads to a diagnostic.
@MainActor struct UnknownKeyPathTests {
  @Test func aDiagnosticNamesTheKeyPathTheLayerAndTheTime() {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    stage.advance(to: 0.5)
    let layer = stage.window.layer
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    #expect(stage.diagnostics == [])
    layer.add(CABasicAnimation(keyPath: "wobble"), forKey: nil)
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation(keyPath: "position"), CABasicAnimation(keyPath: "wiggle")]
    layer.add(group, forKey: nil)
    #expect(stage.diagnostics.map(\.time) == [0.5, 0.5])
    #expect(stage.diagnostics[0].text.contains("“wobble” on a CALayer"))
    #expect(stage.diagnostics[1].text.contains("“wiggle”"))
  }
}
