public import Foundation
import TransitionKit

/// Runs of a scene that only find something out: how long it moves, when a story's steps begin, what breaks the contract.
///
/// The catalogue's styles keep nothing from one run to the next. Code that nobody here knows may, so a program that films such code
/// has each of these runs made by a process of its own, and gets their results from there.
@MainActor
public enum Rehearsal {
  /// Where results come from that other processes have found out.
  public protocol Results: AnyObject {
    /// The next result, if it is known.
    func next() -> Data?
    /// Takes a result that was not known; the process ends by that.
    func leave(with result: Data) -> Never
  }

  /// Nil makes every run in this process.
  public static var results: (any Results)?

  /// The result of a run.
  static func result<Value: Codable, Failure: Error>(of run: () throws(Failure) -> Value) throws(Failure) -> Value {
    guard let results else { return try run() }
    if let known = results.next(), let value = try? JSONDecoder().decode(Value.self, from: known) { return value }
    let value = try run()
    results.leave(with: (try? JSONEncoder().encode(value)) ?? Data())
  }
}
