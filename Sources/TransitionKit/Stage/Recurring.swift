/// What keeps a stage busy for ever unless somebody stops it.
@MainActor
protocol Recurring: AnyObject {
  /// For messages: what it is, and how often it fires.
  var summary: String { get }
}

extension Stage {
  func begin(_ recurring: any Recurring) {
    end(recurring)
    self.recurring.append(recurring)
  }

  func end(_ recurring: any Recurring) {
    self.recurring.removeAll { $0 === recurring }
  }
}
