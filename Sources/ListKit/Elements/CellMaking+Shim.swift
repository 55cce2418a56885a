// A list makes cells of classes that a program registers. Swift makes objects of a class that is known only at run time by initialisers
// that the class must have, and iOS asks for none. A convenience initialiser, though, calls the designated one of the object's own class,
// and takes that class as it would take a static method's `self`: these methods are the entry points of two such initialisers.

extension UITableViewCell {
  @_silgen_name("$s7ListKit15UITableViewCellC8reusedAsACSSSg_tcfC")
  private static func makeReused(as identifier: consuming String?) -> UITableViewCell

  /// A new cell of this class.
  static func make(_ identifier: String?) -> UITableViewCell { makeReused(as: identifier) }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s7ListKit023UITableViewHeaderFooterD0C8reusedAsACSSSg_tcfC")
  private static func makeReused(as identifier: consuming String?) -> UITableViewHeaderFooterView

  /// A new header or footer of this class.
  static func make(_ identifier: String?) -> UITableViewHeaderFooterView { makeReused(as: identifier) }
}

extension UICollectionReusableView {
  @_silgen_name("$s7ListKit24UICollectionReusableViewC5againACSb_tcfC")
  private static func makeAgain(_ again: Bool) -> UICollectionReusableView

  /// A new view of this class.
  static func make() -> UICollectionReusableView { makeAgain(true) }
}
