extension Path {
  /// The part of the path between two shares of its length, from 0 to 1; all outlines count, one after another.
  ///
  /// Curves are measured by 64 chords. From 0 to 1 nothing changes; where `from` is not below `to`, nothing is left.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (start > 0 ? start : 0, end < 1 ? end : 1)
    guard start < end else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let contours = contours.map { contour in (contour, contour.curves.map(Ruler.init)) }
    let total = contours.reduce(0) { $1.1.reduce($0) { $0 + $1.length } }
    var (trimmed, before) = (Path(), 0.0)
    for (contour, rulers) in contours {
      let length = rulers.reduce(0) { $0 + $1.length }
      trimmed.append(contour, rulers, from: start * total - before, to: end * total - before, of: length)
      before += length
    }
    return trimmed
  }

  private mutating func append(_ contour: Contour, _ rulers: [Ruler], from start: Double, to end: Double, of length: Double) {
    let isWhole = start <= 0 && end >= length
    var (before, isOpen) = (0.0, false)
    for (curve, ruler) in zip(contour.curves, rulers) {
      let (from, to) = (max(start - before, 0), min(end - before, ruler.length))
      before += ruler.length
      guard from < to else { continue }
      let part = curve.part(ruler.parameter(at: from), ruler.parameter(at: to))
      if !isOpen { move(to: part.start) }
      append(Path([part.element]))
      isOpen = true
    }
    if isWhole, isOpen, contour.isClosed { close() }
  }
}

/// How long a curve is up to each of its parameters.
private struct Ruler {
  private let marks: [Double]

  init(_ curve: Curve) {
    let count = curve.isLine ? 1 : 64
    var (marks, here) = ([0.0], curve.start)
    for step in 1...count {
      let there = curve(Double(step) / Double(count))
      marks.append(marks[step - 1] + here.distance(to: there))
      here = there
    }
    self.marks = marks
  }

  var length: Double { marks[marks.count - 1] }

  func parameter(at length: Double) -> Double {
    guard let next = marks.firstIndex(where: { $0 >= length }), next > 0 else { return length > 0 ? 1 : 0 }
    let share = (length - marks[next - 1]) / (marks[next] - marks[next - 1])
    return (Double(next - 1) + share) / Double(marks.count - 1)
  }
}
