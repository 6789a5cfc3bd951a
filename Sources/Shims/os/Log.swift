// The module that an app's sources import as `os` off Apple platforms. It writes log messages to
// the standard error.
//
// It does not depend on the simulator. Messages of the levels `info` and `debug` are dropped, as on
// a device.

public import Foundation

/// The level of a log message.
///
/// Source: Apple, OSLogType.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8
  /// Creates the level with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The level of `os_log` and `Logger.notice(_:)`; written.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of informative messages; dropped.
  public static let info = OSLogType(rawValue: 1)
  /// The level of debugging messages; dropped.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors; written.
  public static let error = OSLogType(rawValue: 16)
  /// The level of bugs in the program; written.
  public static let exception = OSLogType(rawValue: 17)
}

/// A log: a subsystem and a category for messages.
///
/// Source: Apple, OSLog.
public final class OSLog: NSObject, Sendable {
  /// The identifier of the app's subsystem.
  public let subsystem: String
  /// The category, written in brackets before each message unless it is empty.
  public let category: String

  /// Creates a log; `subsystem` is stored and not written.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The log without subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log whose messages are dropped.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Returns true if messages of a level are written to the standard error.
  public func isEnabled(type: OSLogType) -> Bool {
    self !== OSLog.disabled && type != .info && type != .debug
  }

  fileprivate func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let subject = category.isEmpty ? "" : "[\(category)] "
    FileHandle.standardError.write(Data((subject + text + "\n").utf8))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message in which the values replace `%@`, `%{public}s`, `%d` and similar specifiers.
///
/// Privacy, width and precision in a specifier have no effect.
///
/// Source: Apple, os_log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a level in which the values replace `%@` and similar specifiers.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

/// The replacement of format specifiers by values.
enum LogFormat {
  /// Returns a format with the values in place of its specifiers; `%%` is a percent sign.
  ///
  /// A specifier without a value becomes `(nothing)`.
  static func text(_ format: String, _ values: [Any]) -> String {
    var text = ""
    var values = values[...]
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      }
      // Widths and length modifiers precede the letter that ends the specifier.
      rest = rest.drop { "0123456789.-+ #lhqzjtL".contains($0) }
      rest = rest.dropFirst()
      text += values.popFirst().map { "\($0)" } ?? "(nothing)"
    }
    return text + rest
  }
}

/// A writer of log messages to the standard error.
///
/// Source: Apple, Logger.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger with a subsystem and category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) { self.log = log }

  /// Creates a logger of the default log.
  public init() { log = .default }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of a level; `info` and `debug` are dropped.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Does nothing: messages of the level `info` are dropped.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Does nothing: messages of the level `debug` are dropped.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Does nothing: messages of the level `debug` are dropped.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message of the level `exception`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .exception) }
  /// Writes a message of the level `exception`.
  public func exception(_ message: OSLogMessage) { log.write(message.text, .exception) }
}

/// The privacy of a value in a message, which has no effect: every value is written.
///
/// Source: Apple, OSLogPrivacy.
public struct OSLogPrivacy: Sendable {
  /// The value is public.
  public static let `public` = OSLogPrivacy()
  /// The value is private; it is written nevertheless.
  public static let `private` = OSLogPrivacy()
  /// The value is sensitive; it is written nevertheless.
  public static let sensitive = OSLogPrivacy()
  /// The default of the value's type.
  public static let auto = OSLogPrivacy()
}

/// A log message with interpolated values.
///
/// Source: Apple, OSLogMessage.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from its interpolation.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The interpolation that collects the text of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Creates an empty interpolation; both capacities are ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends the description of a value, `nil` for nil; `privacy` is ignored.
    public mutating func appendInterpolation(_ value: Any?, privacy: OSLogPrivacy = .auto) {
      text += value.map { "\($0)" } ?? "nil"
    }
  }
}
