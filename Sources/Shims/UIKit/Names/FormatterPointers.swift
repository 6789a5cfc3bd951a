public import Foundation

// Methods that return values through pointers on Apple platforms. They are members of a protocol
// that all formatters conform to, so that a class may declare its own. `gimbal intake` makes such a
// class conform to the protocol whose methods it overrides.

/// A formatter with its own method for parsing an object.
///
/// Source: Apple, Formatter.getObjectValue(_:for:errorDescription:).
public protocol ObjectValueReading: Formatter {
  /// Parses the object of a string; returns false, with an error, for a string without one.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter with its own method for parsing an object of a part of a string.
///
/// Source: Apple, NumberFormatter.getObjectValue(_:for:range:).
public protocol RangedObjectValueReading: Formatter {
  /// Parses the object of a part of a string.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

/// A formatter that accepts or changes strings while they are typed.
///
/// Source: Apple, Formatter.isPartialStringValid(_:newEditingString:errorDescription:).
public protocol PartialStringChecking: Formatter {
  /// Returns true if a partial string is acceptable; otherwise a replacement may be provided.
  func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// All formatters.
public protocol PointerFormatting: AnyObject {}

// swift-format-ignore: AvoidRetroactiveConformances
extension Formatter: PointerFormatting {}

/// A string that cannot be parsed.
private struct UnreadText: Error {}

extension PointerFormatting where Self: Formatter {
  /// Parses the object of a string with the class's own method, else as a number or a date.
  ///
  /// - Complexity: that of the formatter's own parsing.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let own = self as? any ObjectValueReading,
      let answer = FormatterCalls.within(
        own, { own.getObjectValue(obj, for: string, errorDescription: error) })
    {
      return answer
    }
    guard let value = plainValue(of: string) else {
      error?.pointee = "The value is invalid." as NSString
      return false
    }
    obj?.pointee = value
    return true
  }

  /// Parses the object of a part of a string.
  ///
  /// - Throws: an error for a string that cannot be parsed.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let own = self as? any RangedObjectValueReading,
      let result = FormatterCalls.within(
        own, { Result { try own.getObjectValue(obj, for: string, range: rangep) } })
    {
      return try result.get()
    }
    let range = rangep?.pointee
    let part = range.map { (string as NSString).substring(with: $0) } ?? string
    guard let value = plainValue(of: part) else { throw UnreadText() }
    obj?.pointee = value
  }

  /// Returns true: a string may be typed, unless the class has its own method.
  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let own = self as? any PartialStringChecking else { return true }
    return FormatterCalls.within(own) {
      own.isPartialStringValid(
        partialString, newEditingString: newString, errorDescription: error)
    } ?? true
  }

  private func plainValue(of string: String) -> AnyObject? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: string)
    case let dates as DateFormatter: dates.date(from: string).map { $0 as NSDate }
    default: nil
    }
  }
}

/// The formatters whose own methods are running, which may call the default implementation.
private enum FormatterCalls {
  @TaskLocal static var running: Set<ObjectIdentifier> = []

  /// Calls a formatter's own method; returns nil if that method is the caller.
  static func within<Answer>(_ formatter: Formatter, _ call: () -> Answer) -> Answer? {
    let key = ObjectIdentifier(formatter)
    guard !running.contains(key) else { return nil }
    return $running.withValue(running.union([key])) { call() }
  }
}
