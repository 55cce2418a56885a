import Raster
import Styles
import Testing
import TransitionKit

/// Tests every parameter of every style.
@MainActor @Suite struct ParameterTests {
  private nonisolated struct Setting: Sendable, CustomTestStringConvertible {
    let style: String
    let parameter: Parameter
    var testDescription: String { "\(style) \(parameter.name)" }
  }

  private nonisolated static let settings = Style.all.flatMap { style in
    style.parameters.map { Setting(style: style.name, parameter: $0) }
  }

  private struct Run: Equatable {
    let pictures: [Picture]
    let end: Double
  }

  /// The pictures at every fiftieth of a second, and the time of the end. If a finger drives the style, it goes 0.3 widths.
  private func run(_ style: Style, _ settings: Settings = Settings(), isDragged: Bool = false) throws -> Run {
    let rehearsal = try Rehearsal(style, settings, showsBar: true)
    if isDragged { rehearsal.drag(style, to: 0.3) } else { rehearsal.begin() }
    let pictures = (0...120).map { frame in
      rehearsal.stage.advance(to: rehearsal.start + Double(frame) / 50)
      return rehearsal.stage.picture()
    }
    try rehearsal.stage.settle()
    return Run(pictures: pictures, end: rehearsal.stage.now)
  }

  /// Setting a parameter to the document's value changes nothing: the table's value is the animator's own.
  @Test(arguments: Style.all.map(\.name)) func standardsAreTheAnimatorsOwn(name: String) throws {
    let style = try #require(Style.named(name))
    var settings = Settings()
    for parameter in style.parameters { try settings.set(parameter.name, to: parameter.standard, of: style) }
    #expect(try run(style) == run(style, settings))
    if style.gesture != nil { #expect(try run(style, isDragged: true) == run(style, settings, isDragged: true)) }
  }

  /// Every parameter has an effect: a threshold where a finger lifts, any other when the style just runs.
  @Test(arguments: settings) private func anotherValueIsSeen(_ setting: Setting) throws {
    let (style, parameter) = (try #require(Style.named(setting.style)), setting.parameter)
    let isDragged = parameter.name == "threshold"
    let usual = try run(style, isDragged: isDragged)
    for value in others(than: parameter) {
      var settings = Settings()
      try settings.set(parameter.name, to: value, of: style)
      #expect(try run(style, settings, isDragged: isDragged) != usual, "\(parameter.name)=\(value)")
    }
  }

  private func others(than parameter: Parameter) -> [String] {
    switch parameter.kind {
    case .number(let standard, let range, _):
      parameter.name == "threshold" ? [standard < 0.3 ? "0.35" : "0.15"] : ["\(another(standard, range))"]
    case .choice(let standard, let words): words.filter { $0 != standard }
    case .expression: []
    }
  }

  private func another(_ standard: Double, _ range: ClosedRange<Double>) -> Double {
    standard == range.upperBound ? (standard + range.lowerBound) / 2 : standard + min(1, (range.upperBound - standard) / 2)
  }

  @Test(arguments: settings) private func wrongValuesAreNamed(_ setting: Setting) throws {
    let (style, parameter) = (try #require(Style.named(setting.style)), setting.parameter)
    var wrong = ["", "x", "nan", "-inf", "1,5", " 1"]
    if case .number(_, let range, _) = parameter.kind {
      wrong += ["\(range.lowerBound - 0.001)", "\(range.upperBound + 0.001)"]
      #expect(range.contains(try #require(Double(parameter.standard))))
    }
    for text in wrong {
      var settings = Settings()
      let error = #expect(throws: ParameterError.self) { try settings.set(parameter.name, to: text, of: style) }
      #expect(error?.description == "\(parameter.name) takes \(parameter.allowed), not “\(text)”")
      #expect(settings.isEmpty)
    }
  }

  @Test func namesAreUniqueAndSaidInALine() {
    for style in Style.all {
      #expect(Set(style.parameters.map(\.name)).count == style.parameters.count)
      #expect(style.parameters.allSatisfy { !$0.summary.isEmpty && !$0.summary.contains("\n") && !$0.allowed.isEmpty })
      #expect((style.gesture != nil && !style.isSystems) == style.parameters.contains { $0.name == "threshold" })
    }
    #expect(Style.kugouPop.duration == 0.6 && Style.pdPresent.duration == 1.2 && Style.systemPop.duration == 0.5)
  }
}
