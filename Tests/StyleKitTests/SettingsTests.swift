import StyleKit
import Testing

/// Setting a style's parameters by text.
@Suite struct SettingsTests {
  private let spring = Style(
    name: "a-spring", source: "a document", summary: "a spring",
    parameters: [.duration(0.6), .damping(1), .distance(0.3, 0...1, .widths, "how far it goes"), .curve],
    change: .push { _ in nil })
  private let plain = Style(name: "a-push", source: "a document", summary: "a push", change: .push { _ in nil })

  @Test func unknownNamesLeadToKnownOnes() {
    var settings = Settings()
    func message(_ assignment: String, _ style: Style) -> String? {
      #expect(throws: ParameterError.self) { try settings.set(assignment, of: style) }?.description
    }
    #expect(message("dampnig=1", spring) == "a-spring has no parameter “dampnig”: did you mean damping?")
    #expect(message("colour=1", spring) == "a-spring has no parameter “colour”: there is duration, damping, distance, curve")
    #expect(message("damping", spring) == "a parameter is set like duration=VALUE, not “damping”")
    #expect(message("=1", spring) == "a parameter is set like duration=VALUE, not “=1”")
    #expect(message("duration=1", plain) == "a-push has no parameters")
    #expect(message("duration", plain) == "a-push has no parameters")
    #expect(message("damping=2", spring) == "damping takes 0.1 to 1, not “2”")
    #expect(message("curve=fast", spring) == "curve takes linear, ease-in, ease-out or ease-in-out, not “fast”")
    #expect(message("duration=1=2", spring) == "duration takes 0.01 to 60 seconds, not “1=2”")
    #expect(settings.isEmpty)
  }

  @Test func aNumberThatIsNotSetStaysTheDocuments() throws {
    var settings = Settings()
    #expect(spring.duration == 0.6 && plain.duration == 0.5)
    #expect(spring.number("damping", with: settings) == 1 && spring.number("curve", with: settings) == nil)
    var (damping, distance) = (1.0, 0.3)
    try settings.set("damping=0.5", of: spring)
    settings.apply("damping", to: &damping)
    settings.apply("distance", to: &distance)
    #expect(damping == 0.5 && distance == 0.3)
    settings.set("duration", to: 2, of: plain)
    #expect(settings.number("duration") == nil)
  }
}
