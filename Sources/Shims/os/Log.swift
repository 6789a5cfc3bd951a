// The module that an app's sources import as os, off Apple platforms; lines are written to the
// standard error.
//
// It does not depend on the simulator. Levels below the default are dropped, as a device does.

public import Foundation

/// The weight of a line.
///
/// Source: Apple, OSLogType.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A weight by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A line of the usual kind.
  public static let `default` = OSLogType(rawValue: 0)
  /// An informative line; dropped.
  public static let info = OSLogType(rawValue: 1)
  /// A line for debugging; dropped.
  public static let debug = OSLogType(rawValue: 2)
  /// A mistake.
  public static let error = OSLogType(rawValue: 16)
  /// A bug in the program.
  public static let exception = OSLogType(rawValue: 17)
}

/// A subject of lines.
///
/// Source: Apple, OSLog.
public final class OSLog: NSObject, Sendable {
  /// The identifier of the app's subsystem.
  public let subsystem: String
  /// The subject.
  public let category: String

  /// Creates a subject.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The usual subject.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A disabled log: its lines are dropped.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Returns true if lines of a level are written.
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
/// Writes a line in which the values replace `%@`, `%{public}s`, `%d` and similar specifiers.
///
/// Source: Apple, os_log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line of a level in which the values replace `%@` and similar specifiers.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

/// Formats of lines.
enum LogFormat {
  /// Returns a format with the values in place of its specifiers; `%%` is a percent sign.
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

/// A writer of lines.
///
/// Source: Apple, Logger.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger with a subsystem and category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger with a subsystem and category.
  public init(_ log: OSLog) { self.log = log }

  /// Creates a logger of the default log.
  public init() { log = .default }

  /// Writes a line of the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a line of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a line of the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes nothing, as a device does.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes nothing, as a device does.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes nothing, as a device does.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a mistake.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a mistake.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error of the program.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .exception) }
  /// Writes an error of the program.
  public func exception(_ message: OSLogMessage) { log.write(message.text, .exception) }
}

/// The privacy of a value in a line; all values are readable here.
///
/// Source: Apple, OSLogPrivacy.
public struct OSLogPrivacy: Sendable {
  /// All readers.
  public static let `public` = OSLogPrivacy()
  /// Private.
  public static let `private` = OSLogPrivacy()
  /// None.
  public static let sensitive = OSLogPrivacy()
  /// The default of the value's type.
  public static let auto = OSLogPrivacy()
}

/// A line with values in it.
///
/// Source: Apple, OSLogMessage.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A line without values.
  public init(stringLiteral value: String) { text = value }

  /// A line with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a line.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins a line.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation(_ value: Any?, privacy: OSLogPrivacy = .auto) {
      text += value.map { "\($0)" } ?? "nil"
    }
  }
}
