/// What a layer does to the picture behind it.
package struct Backdrop {
  /// The sigma of the blur, in points.
  package var radius: CGFloat = 0
  /// How far colours are driven away from their grey; 1 leaves them.
  package var saturation: CGFloat = 1

  package init(radius: CGFloat = 0, saturation: CGFloat = 1) {
    (self.radius, self.saturation) = (radius, saturation)
  }

  var isVisible: Bool { radius > 0 || saturation != 1 }
}

/// The layer that blurs what lies behind it, as far as its bounds reach.
@MainActor
package final class BackdropLayer: CALayer {
  override func prepareValues() {
    values.extras.backdrop = Backdrop()
  }

  override func plainTwin() -> CALayer { BackdropLayer() }

  package var backdrop: Backdrop {
    get { extras.backdropStyle }
    set {
      change(\.extras.backdropStyle.radius, to: newValue.radius, animating: .backdropRadius)
      change(\.extras.backdropStyle.saturation, to: newValue.saturation, animating: .backdropSaturation)
    }
  }
}

extension LayerExtras {
  /// The values of a backdrop; setting them has no effect on any other layer.
  var backdropStyle: Backdrop {
    get { backdrop ?? Backdrop() }
    set { if backdrop != nil { backdrop = newValue } }
  }
}
