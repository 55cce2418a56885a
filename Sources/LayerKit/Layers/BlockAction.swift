/// The animation that stands for a `UIView` animation block's own: what a view answers for a property that the block moves. Code may
/// give it another key path and ends, and return it for a property of a layer class of its own.
@MainActor
package final class BlockAction: CABasicAnimation {
  /// The answer outside of blocks.
  package static let none = NSNull()

  private let event: String
  private let block: (any ActionBlock)?

  package init(_ event: String, of block: any ActionBlock) {
    (self.event, self.block) = (event, block)
    super.init()
  }

  /// A copy of the action is no part of a block.
  package required init?(coder: NSCoder) { nil }

  package override var keyPath: String? {
    get { super.keyPath ?? event }
    set { super.keyPath = newValue }
  }

  /// Whether the action is still as the view gave it, so that the block moves the property in its own way.
  var isUntouched: Bool { super.keyPath == nil && fromValue == nil && toValue == nil && byValue == nil }

  /// Adds an animation that has been made of the action to the layer, as a part of the block.
  func join(_ animation: CABasicAnimation, on layer: CALayer, forKey key: String) {
    block?.join(animation, on: layer, forKey: key)
  }
}

/// A block of animations that takes others in, as if it had made them.
@MainActor
package protocol ActionBlock: AnyObject {
  /// Adds the animation with the block's pace, delay and repetition; the block waits for its end.
  func join(_ animation: CABasicAnimation, on layer: CALayer, forKey key: String)
}
