public import Film
public import Goldens
public import Raster
public import TransitionKit

// Each assertion compares what is filmed with a golden in `goldens/`, frame by frame. Goldens are named by `matches:`, or after the
// test's file, function and arguments. These parameters are common to all assertions; where one is nil, the test's trait decides:
//
// - limits: how far a frame may be from its golden; without a trait, not at all.
// - record: when the footage becomes the golden; without a trait as `RECORD_GOLDENS` says, or `missing`. Under CI only
//   `RECORD_GOLDENS` counts.
// - keep: how much a golden that is recorded keeps: without a trait as much as the golden that is there, or else every frame.
// - directory: where goldens lie; without a trait in `goldens` of the package.
// - allowsDiagnostics: whether an animator may break the contract of transitions.
// - parameters: noted in the golden's JSON and, where they have changed, in the message of a failure.
//
// An assertion returns its finding, throws where nothing could be filmed, and reports failures to the test library.

/// Films the stage from now on, until nothing moves, and compares every frame.
///
/// - Parameters:
///   - fps: frames a second.
///   - duration: how many seconds to film, for a motion that never ends; nil films until nothing moves.
///   - limit: after how many seconds everything must be at rest.
@MainActor @discardableResult
public func assertTransition(
  _ stage: Stage, matches name: String? = nil, fps: Double = 30, for duration: Double? = nil, limit: Double = 10,
  parameters: [String: String] = [:], limits: Limits? = nil, record: RecordMode? = nil, keep: Keep? = nil,
  directory: String? = nil,
  allowsDiagnostics: Bool? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) throws -> Finding {
  try GoldenAssertion(name, record, keep, limits, directory, allowsDiagnostics, .init(fileID, file, line, column, function))
    .run(parameters) { try Footage(stage, fps: fps, duration: duration, limit: limit) }
}

/// Compares every frame of a film with its golden.
@MainActor @discardableResult
public func assertTransition(
  _ film: Film, matches name: String? = nil, parameters: [String: String] = [:], limits: Limits? = nil,
  record: RecordMode? = nil, keep: Keep? = nil, directory: String? = nil, allowsDiagnostics: Bool? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) throws -> Finding {
  try GoldenAssertion(name, record, keep, limits, directory, allowsDiagnostics, .init(fileID, file, line, column, function))
    .run(parameters) { try Footage(film) }
}

/// Compares one picture with its golden: what the stage shows at a time of its clock, or now.
@MainActor @discardableResult
public func assertStage(
  _ stage: Stage, at time: Double? = nil, matches name: String? = nil, parameters: [String: String] = [:],
  limits: Limits? = nil, record: RecordMode? = nil, keep: Keep? = nil, directory: String? = nil, allowsDiagnostics: Bool? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) throws -> Finding {
  try GoldenAssertion(name, record, keep, limits, directory, allowsDiagnostics, .init(fileID, file, line, column, function))
    .run(parameters) { Footage(stage, at: [time ?? stage.now], as: .still) }
}

/// Compares what the stage shows at some times of its clock; the golden has these frames side by side.
@MainActor @discardableResult
public func assertStrip(
  _ stage: Stage, at times: [Double], matches name: String? = nil, parameters: [String: String] = [:],
  limits: Limits? = nil, record: RecordMode? = nil, keep: Keep? = nil, directory: String? = nil, allowsDiagnostics: Bool? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) throws -> Finding {
  try GoldenAssertion(name, record, keep, limits, directory, allowsDiagnostics, .init(fileID, file, line, column, function))
    .run(parameters) { Footage(stage, at: times, as: .strip) }
}

/// Compares some frames of a film; the golden has them side by side.
/// - Parameter shares: which frames, as shares of the film: 0 is the first, 1 the last. A spring does most of its work early.
@MainActor @discardableResult
public func assertStrip(
  _ film: Film, at shares: [Double] = [0, 0.1, 0.2, 0.35, 0.6, 1], matches name: String? = nil,
  parameters: [String: String] = [:], limits: Limits? = nil, record: RecordMode? = nil, keep: Keep? = nil,
  directory: String? = nil,
  allowsDiagnostics: Bool? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) throws -> Finding {
  try GoldenAssertion(name, record, keep, limits, directory, allowsDiagnostics, .init(fileID, file, line, column, function))
    .run(parameters) { try Footage(stripOf: film, at: shares) }
}

/// Compares one picture that no stage shows.
/// - Parameter edges: whether the picture's edges are drawn smooth or hard.
@MainActor @discardableResult
public func assertPicture(
  _ picture: Picture, edges: Picture.Edges = .smooth, matches name: String? = nil, parameters: [String: String] = [:],
  limits: Limits? = nil, record: RecordMode? = nil, keep: Keep? = nil, directory: String? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) throws -> Finding {
  try GoldenAssertion(name, record, keep, limits, directory, nil, .init(fileID, file, line, column, function))
    .run(parameters) { Footage(picture, edges: edges) }
}
