extension UISegmentedControl {
  private func change(_ index: Int, _ change: (Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(segments[index])
    show()
  }

  private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Shows the action's image or title; it is performed when the segment is selected.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      ($0.action, $0.image) = (action, action.image)
      $0.title = action.image == nil ? action.title : nil
    }
  }

  public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// The index of the segment with an action; `noSegment` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// 0 lets the control choose.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// How far what the segment shows lies from its middle.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  public func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }

  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
}
