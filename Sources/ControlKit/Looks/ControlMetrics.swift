// The numbers of the look of iOS 13 to 18, a table for each control, in points and seconds.

/// A switch.
enum SwitchMetrics {
  static let size = CGSize(width: 51, height: 31)
  /// Two points at the trailing edge do not count where a switch is aligned with others.
  static let alignedSize = CGSize(width: 49, height: 31)
  static let knob: CGFloat = 27
  static let inset: CGFloat = 2
  /// What a finger adds to the knob's width.
  static let stretch: CGFloat = 7
  static let duration = 0.25
  static let disabledAlpha: CGFloat = 0.5
}

/// A slider.
enum SliderMetrics {
  static let height: CGFloat = 31
  static let track: CGFloat = 4
  static let thumb: CGFloat = 28
  /// How far the track begins from the edges, where no image lies beside it.
  static let slackAtEnds: CGFloat = 2
  /// How far from the thumb a finger still takes it.
  static let slop: CGFloat = 10
  /// The room between the track and an image at its end.
  static let imageGap: CGFloat = 15
  static let duration = 0.25
  static let disabledAlpha: CGFloat = 0.5
}

/// A stepper.
enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  static let radius: CGFloat = 8
  static let glyph: CGFloat = 14
  static let thickness: CGFloat = 1.8
  static let separator = CGSize(width: 1, height: 18)
  /// How long a finger stays until the value changes again, and how long from then on.
  static let firstRepeat = 0.5
  static let nextRepeat = 0.1
}

/// A segmented control.
enum SegmentMetrics {
  static let height: CGFloat = 32
  static let alignedHeight: CGFloat = 31
  static let radius: CGFloat = 8.91
  static let thumbRadius: CGFloat = 6.93
  static let inset: CGFloat = 2
  /// What a segment has beside its title, on both sides together.
  static let padding: CGFloat = 20
  static let separatorInset: CGFloat = 6
  static let fontSize: CGFloat = 13
  static let pressedScale: CGFloat = 0.95
  static let pressedAlpha: CGFloat = 0.2
  static let stiffness: CGFloat = 503.551
  static let damping: CGFloat = 44.88
  static let duration = 0.41
}

/// A page control.
enum PageMetrics {
  static let height: CGFloat = 26
  static let dot: CGFloat = 8
  static let pitch: CGFloat = 17
  /// The room beside the first and the last dot.
  static let margin: CGFloat = 11
}

/// A bar that shows progress.
enum ProgressMetrics {
  static let height: CGFloat = 4
  /// The height in the style for bars.
  static let barHeight: CGFloat = 2.5
  static let duration = 0.25
}

/// An activity indicator.
enum SpinnerMetrics {
  /// A wheel's width, and its blades: from where to where on the radius, and how wide.
  struct Wheel {
    let side: CGFloat
    let inner: CGFloat
    let outer: CGFloat
    let thickness: CGFloat
  }

  static let medium = Wheel(side: 20, inner: 5, outer: 10, thickness: 2.2)
  static let large = Wheel(side: 37, inner: 9, outer: 18.5, thickness: 4)
  /// The blades' opacities, against the clock from the one in front, of 255.
  static let shades: [CGFloat] = [147, 122, 97, 72, 47, 47, 47, 47]
  static let turn = 1.0
}

/// A button without a configuration.
enum ButtonMetrics {
  static let systemFontSize: CGFloat = 15
  static let customFontSize: CGFloat = 18
  /// What a title has above and below it, where nobody says otherwise.
  static let titlePadding: CGFloat = 6
  static let minimumWidth: CGFloat = 30
  static let symbolSide: CGFloat = 24
  static let closeSide: CGFloat = 30
  static let pressedAlpha: CGFloat = 0.2
  static let release = 0.3
  /// The corners of the patch behind the title of a system button that is selected.
  static let patchRadius: CGFloat = 5
}

/// A field of text.
enum FieldMetrics {
  static let height: CGFloat = 34
  static let inset: CGFloat = 7
  static let radius: CGFloat = 5
  static let fontSize: CGFloat = 17
  static let clearButton: CGFloat = 19
  /// The room between the clear button, or another view beside the text, and the field's edge.
  static let clearInset: CGFloat = 7
  static let caretWidth: CGFloat = 2
  /// How much the caret is higher than a line.
  static let caretExtra: CGFloat = 1.5
  /// How long the caret is seen, and then not.
  static let blink = 0.5
}

/// A text view.
enum TextViewMetrics {
  static let fontSize: CGFloat = 12
  static let inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// How opaque the ground of selected text is.
  static let selectionAlpha: CGFloat = 0.2
}

/// A search bar.
enum SearchMetrics {
  /// The height of the row of segments below the field.
  static let scope: CGFloat = 44
  static let height: CGFloat = 56
  static let field: CGFloat = 36
  static let side: CGFloat = 8
  static let radius: CGFloat = 10
  static let icon: CGFloat = 15
  /// From the field's edge to the icon, and from the icon to the text.
  static let iconInset: CGFloat = 8
  static let iconGap: CGFloat = 6
}
