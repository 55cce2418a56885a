import Testing
import TransitionKit

@MainActor
struct LoggingTests {
  private let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)

  @Test func loggersWriteToTheStage() {
    stage.advance(to: 0.5)
    stage.perform {
      let logger = Logger(subsystem: "app", category: "transitions")
      logger.debug("\(3, privacy: .public) of \("secret", privacy: .private)")
      logger.error("at \(0.256, format: .fixed(precision: 2)) \(CGPoint(x: 1, y: 2).x)")
      Logger(.disabled).fault("nobody hears this")
      os_log(.info, "plain")
    }
    #expect(
      stage.messages == [
        LoggedMessage(time: 0.5, type: .debug, text: "3 of <private>"),
        LoggedMessage(time: 0.5, type: .error, text: "at 0.26 1.0"), LoggedMessage(time: 0.5, type: .info, text: "plain"),
      ])
    #expect(stage.diagnostics == [])
  }

  @Test func formatsHaveTheirArguments() {
    stage.perform {
      os_log("%{public}@ moved %d times, %.1f %% %ld %x", log: .default, type: .fault, "Card", 2, 3.14159, 7, 255)
      os_log("nothing for %@")
    }
    #expect(stage.messages.map(\.text) == ["Card moved 2 times, 3.1 % 7 ff", "nothing for %@"])
    #expect(stage.messages.map(\.type) == [.fault, .default])
  }
}
