/// A transition between view controllers, as the stage on which it runs knows it.
@MainActor
package protocol StageTransition: AnyObject {
  /// For messages: what it is.
  var summary: String { get }
  /// The stage goes away: the transition will never end, and nobody is told.
  func abandon()
  func diagnoseThatItNeverEnds()
}

extension Stage {
  package func begin(_ transition: any StageTransition) {
    transitions.append(transition)
  }

  package func end(_ transition: any StageTransition) {
    transitions.removeAll { $0 === transition }
  }
}
