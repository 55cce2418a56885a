import Film
import Foundation
import Preview
import SourcePrograms
import SourceStyles

/// Films for the preview's page, each in processes of their own: whatever a person's code does, the page stays.
struct PreviewStudio: Studio {
  private let orders: PreviewOrders

  init(_ orders: PreviewOrders) {
    self.orders = orders
  }

  var opening: String {
    let wish = orders.wish
    let params = JSON.object(wish.params.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    let opening: JSON = [
      "name": orders.name, "file": orders.file, "samples": Screen.samples.map(\.name), "from": wish.from, "to": wish.to,
      "dark": wish.dark, "params": params, "drag": wish.drag, "release": wish.release == true,
    ]
    return opening.line
  }

  func command(for wish: FilmWish, _ pictures: DroppedPictures) -> String {
    orders.command(for: wish) { pictures[$0]?.name ?? $0 }
  }

  func shoot(
    _ wish: FilmWish, as kind: Shot.Kind, _ pictures: DroppedPictures, while isWanted: @escaping @Sendable () -> Bool
  ) -> Shot {
    do {
      // The pictures are held until the film is done, even if others take their place meanwhile.
      let dropped = [wish.from, wish.to].compactMap { pictures[$0] }
      let screen = { (word: String) in
        dropped.firstIndex { $0.id == word }.map { "/dev/fd/\(SourceRun.firstFile + $0)" } ?? word
      }
      return try withExtendedLifetime(dropped) {
        try film(wish, kind, screen, dropped.map(\.file.descriptor), while: isWanted)
      }
    } catch {
      return .problem((error as? SourceProblem)?.lines ?? ["\(error)"])
    }
  }

  private func film(
    _ wish: FilmWish, _ kind: Shot.Kind, _ screen: (String) -> String, _ descriptors: [Int32],
    while isWanted: @escaping @Sendable () -> Bool
  ) throws -> Shot {
    let words = [Command.preview.name] + orders.words(for: wish, screen: screen)
    let arguments = try orders.arguments(for: wish, screen: screen)
    guard let request = try arguments.sourceRequests().first else { return try run(Self.ownProgram, [], [:]) }
    let workshop = try SourceWorkshop()
    defer { workshop.close() }
    let (program, numbers) = try Self.program(of: request, by: workshop)
    return try run(workshop.runner, [program], numbers)

    // A style of the catalogue needs nothing compiled.
    func run(_ runner: String, _ programs: [SourceProgram], _ numbers: [String: Double]) throws -> Shot {
      guard isWanted() else { return .problem([]) }
      var run = SourceRun(
        runner, programs, words: words, limit: orders.limit, files: descriptors, endsWithSignals: false, while: isWanted)
      run.give(numbers)
      guard case .finding(let data) = try run.run(golden: kind.rawValue) else { return .problem(["the film was not made"]) }
      return Shot(handed: data)
    }
  }

  /// The compiled program of a request, and the numbers that it is to be given.
  private static func program(
    of request: SourceRequest, by workshop: SourceWorkshop
  ) throws(SourceProblem) -> (program: SourceProgram, numbers: [String: Double]) {
    let (quick, numbers) = request.withoutNumbers
    do throws(SourceProblem) {
      return (try workshop.program(of: quick), numbers)
    } catch {
      // A property that takes a literal need not be one that is made of a Double.
      guard !numbers.isEmpty, error.lines.contains(where: { $0.hasPrefix("--param ") }) else { throw error }
      return (try workshop.program(of: request), [:])
    }
  }

  /// This program, for styles of the catalogue, which need nothing compiled.
  private static var ownProgram: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }
}

extension SourceRequest {
  /// The request with its numbers apart, so that one compiled program serves them all, and a slider is not waited for.
  fileprivate var withoutNumbers: (request: SourceRequest, numbers: [String: Double]) {
    var (request, numbers) = (self, [String: Double]())
    request.settings = settings.map { setting in
      guard let number = Double(setting.value), number.isFinite else { return setting }
      numbers[setting.name] = number
      return Setting(name: setting.name, value: SourceNumbers.expression(setting.name), option: "--param \(setting.name)")
    }
    return (request, numbers)
  }
}

extension Shot {
  /// The result of another process: a letter that tells of which kind it is, and the bytes.
  init(handed data: Data) {
    let rest = [UInt8](data.dropFirst())
    self = data.first == Self.filmed ? .done(rest) : .problem(String(decoding: rest, as: UTF8.self).components(separatedBy: "\n"))
  }

  /// The shot for the process that waits for it.
  var handed: Data {
    switch self {
    case .done(let bytes): Data([Self.filmed] + bytes)
    case .problem(let lines): Data([0] + lines.joined(separator: "\n").utf8)
    }
  }

  private static var filmed: UInt8 { 1 }
}
