/// What a list shows: a cell, a header and the like, by its kind and its place among the data.
struct ElementKey: Hashable, Comparable {
  /// Empty for cells.
  var kind = ""
  var path: IndexPath

  static func cell(_ path: IndexPath) -> ElementKey { ElementKey(path: path) }

  static func < (a: ElementKey, b: ElementKey) -> Bool { a.kind == b.kind ? a.path < b.path : a.kind < b.kind }
}

/// Where an element of a list is, and how it looks there.
struct Placement {
  let key: ElementKey
  var center: CGPoint
  var size: CGSize
  var transform = CATransform3DIdentity
  var alpha: CGFloat = 1
  /// Elements with a higher number lie in front.
  var z = 0
  var isHidden = false

  init(_ key: ElementKey, frame: CGRect, z: Int = 0) {
    self.key = key
    (center, size, self.z) = (CGPoint(x: frame.midX, y: frame.midY), frame.size, z)
  }

  var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
}
