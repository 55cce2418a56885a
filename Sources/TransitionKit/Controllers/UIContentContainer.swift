/// What has a size and holds others: controllers, and the presentations of controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// How large it would like to be.
  var preferredContentSize: CGSize { get }

  /// A child would like to be of another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// How large a child is when this is `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
