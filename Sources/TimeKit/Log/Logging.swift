// What apps write to the device's log. Nobody reads that log here, so messages are kept in the stage's `messages`.

extension StageTime {
  /// Keeps a message of the code that runs on the current stage; one of another thread is left out, because its place is chance.
  fileprivate nonisolated static func note(_ text: String, _ type: OSLogType) {
    guard !ForeignCalls.isForeign else { return }
    MainActor.assumeIsolated { current?.messages.append(LoggedMessage(time: current?.now ?? 0, type: type, text: text)) }
  }
}

/// A message that code has written to the device's log.
public struct LoggedMessage: Sendable, Hashable {
  /// When it was written, in seconds of the stage.
  public let time: Double
  /// How much it matters.
  public let type: OSLogType
  /// What it says.
  public let text: String

  /// Makes a record of a message.
  public init(time: Double, type: OSLogType, text: String) {
    (self.time, self.type, self.text) = (time, type, text)
  }
}

/// How much a message of the device's log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// A part of the device's log; `disabled` takes no message, and all others are one here.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) {}

  public func isEnabled(type: OSLogType) -> Bool { self !== Self.disabled }
}

/// Writes a message whose format has a specifier such as `%{public}@`, `%d` or `%.2f` for each argument.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
  if log.isEnabled(type: type) { StageTime.note(FormattedMessage("\(message)", args).text, type) }
}

/// Writes a message of today's form, with its values in place.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  if log.isEnabled(type: type) { StageTime.note(message.text, type) }
}

/// Writes to the device's log.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { os_log(level, log: log, message) }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

// MARK: - Messages

/// The text of a message, whose values may say how they are shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
    text += privacy.shown("\(value())")
  }

  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown(String(format: "%.\(format.precision)f", Double(value())))
  }
}

/// Whether the log shows a value.
public enum OSLogPrivacy: Sendable {
  case auto, `public`, `private`, sensitive

  fileprivate func shown(_ text: String) -> String {
    self == .private || self == .sensitive ? "<private>" : text
  }
}

/// How many digits of a number are shown behind the point.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let precision: Int

  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: min(max(precision, 0), 99)) }
}

/// A format in the manner of C with its arguments put in; what has no argument stays as it is written.
private struct FormattedMessage {
  private(set) var text = ""

  init(_ format: String, _ arguments: [Any]) {
    var (rest, arguments) = (format[...], arguments[...])
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard rest.first != "%" else {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      let specifier = Self.specifier(&rest)
      text += arguments.popFirst().map { Self.shown($0, specifier) } ?? "%" + specifier
    }
    text += rest
  }

  /// Takes a specifier from the beginning of the text, without what stands in braces.
  private static func specifier(_ rest: inout Substring) -> String {
    if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
    let flags = rest.prefix { !$0.isLetter && $0 != "@" || "lhzqjt".contains($0) }
    rest = rest.dropFirst(flags.count)
    return String(flags) + (rest.popFirst().map(String.init) ?? "")
  }

  private static func shown(_ value: Any, _ specifier: String) -> String {
    switch value {
    case let number as Double where "feg".contains(specifier.last ?? " "): String(format: "%" + specifier, number)
    case let number as CGFloat where "feg".contains(specifier.last ?? " "): String(format: "%" + specifier, Double(number))
    case let number as Int where "xX".contains(specifier.last ?? " "): String(number, radix: 16)
    default: "\(value)"
    }
  }
}
