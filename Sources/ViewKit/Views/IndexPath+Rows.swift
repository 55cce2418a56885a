// The names by which lists speak of the two numbers of an index path: first the section, then the row or the item in it.

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// - Precondition: the path has a section and a row.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// - Precondition: the path has a section and a row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// - Precondition: the path has a section and an item.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
