extension UICollectionView {
  /// A cell's class with what sets it up for an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let identifier: String

    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = RegistrationNumber.next("cell")
    }
  }

  /// The class of a header, a footer and the like, with what sets it up.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let kind: String
    let handler: Handler
    let identifier: String

    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
      identifier = RegistrationNumber.next("view")
    }
  }

  /// A cell of the registration's class, set up for the item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if items.cells.registeredClass(for: registration.identifier) == nil {
      items.cells.register(Cell.self, for: registration.identifier)
    }
    guard let cell = dequeueCell(registration.identifier, indexPath) as? Cell else {
      misuse("A registration's cells are of its class")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = "\(registration.kind) \(registration.identifier)"
    if items.views.registeredClass(for: name) == nil { items.views.register(Supplementary.self, for: name) }
    guard let view = dequeueView(registration.kind, registration.identifier) as? Supplementary else {
      misuse("A registration's views are of its class")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Numbers for registrations, which have no names.
@MainActor
private enum RegistrationNumber {
  private static var last = 0

  static func next(_ kind: String) -> String {
    last += 1
    return "\(kind) \(last)"
  }
}
