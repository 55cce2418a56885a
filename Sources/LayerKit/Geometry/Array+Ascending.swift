// The engine sorts in this file alone. Each sort of another type would be compiled by itself, at 750 lines of intermediate code.

extension Array {
  /// The elements by a number that each has, the lowest first; those with equal numbers keep their order.
  package func ascending(by number: (Element) -> Double) -> [Element] { map(number).ascendingPlaces.map { self[$0] } }
}

extension [Double] {
  /// The places of the numbers, that of the lowest first; places of equal numbers keep their order.
  @inline(never)
  fileprivate var ascendingPlaces: [Int] {
    indices.sorted { (self[$0], $0) < (self[$1], $1) }
  }

  /// The numbers from the lowest to the highest, each once.
  package var ascendingOnce: [Double] {
    ascending(by: \.self).reduce(into: []) { once, number in
      if once.last != number { once.append(number) }
    }
  }
}
