import Foundation

/// The tables of commands and options as `help --json` prints them.
struct Tables: Decodable {
  struct Command: Decodable {
    let name: String
    let usage: String
    let summary: String
    let options: [String]
    let examples: [String]
  }

  struct Option: Decodable {
    let name: String
    let letter: String?
    let value: String?
    let kind: String
    let summary: String
    let least: Double?
    let most: Double?
    let names: [String]?
  }

  let commands: [Command]
  let options: [Option]

  static func read(at place: Workplace) async throws -> Tables {
    try JSONDecoder().decode(Tables.self, from: Data(try await place.run("help", "--json").data.utf8))
  }
}
