extension UIScrollView {
  /// Asks the delegate where content that a finger lets go shall come to rest; velocities are in points per second.
  func askForTarget(velocity: CGPoint, proposed: CGPoint) -> CGPoint {
    let velocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = target(proposed: proposed, velocity: velocity)
    unsafe withUnsafeMutablePointer(to: &target) {
      unsafe scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    return target
  }
}
