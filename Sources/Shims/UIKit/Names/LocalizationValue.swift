public import Foundation

extension String {
  /// The key of a localized string, with the values that are inserted into it.
  ///
  /// Each value has a format in the key, such as `%lld` for an integer.
  ///
  /// Source: Apple, String.LocalizationValue.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, @unchecked Sendable {
    /// The key with the formats of the values.
    let key: String
    /// The values, in the order of their formats.
    let arguments: [any CVarArg]

    init(key: String, arguments: [any CVarArg]) {
      self.key = key
      self.arguments = arguments
    }

    /// Creates the value of a key that is known when the app runs.
    public init(_ value: String) { self.init(key: value, arguments: []) }

    /// Creates the value of a literal.
    public init(stringLiteral value: String) { self.init(key: value, arguments: []) }

    /// Creates the value of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    /// True if both have the same key and values of the same descriptions.
    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.descriptions == right.descriptions
    }

    /// Hashes the key.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var descriptions: [String] { arguments.map { String(describing: $0) } }
  }
}

extension String.LocalizationValue {
  /// The literal parts and values of a key.
  ///
  /// Source: Apple, String.LocalizationValue.StringInterpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [any CVarArg] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity)
    }

    /// Appends text, in which a percent sign is no format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", string as NSString) }

    /// Appends a part of a string.
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", String(string) as NSString)
    }

    /// Appends the description of an object.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
      append("%@", String(describing: subject) as NSString)
    }

    /// Appends a value as a format style shows it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      append("%@", format.format(input) as NSString)
    }

    /// Appends an integer.
    public mutating func appendInterpolation<Value: BinaryInteger & CVarArg>(_ value: Value) {
      append(Self.format(of: value), value)
    }

    /// Appends a number with a fraction.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint & CVarArg>(_ value: Value) {
      append(value is Float ? "%f" : "%lf", value)
    }

    /// Appends a number with its own format.
    public mutating func appendInterpolation<Value: Numeric & CVarArg>(
      _ value: Value, specifier: String
    ) {
      append(specifier, value)
    }

    private mutating func append(_ format: String, _ argument: any CVarArg) {
      key += format
      arguments.append(argument)
    }

    /// Returns the format of an integer of a type.
    private static func format<Value: BinaryInteger>(of value: Value) -> String {
      let isLong = MemoryLayout<Value>.size == MemoryLayout<Int64>.size
      return (isLong ? "%ll" : "%") + (Value.isSigned ? "d" : "u")
    }
  }
}
