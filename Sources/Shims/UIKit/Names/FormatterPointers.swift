public import Foundation

// Values that formatters hand out by pointers on Apple platforms. The members stand with a protocol that all formatters
// have, so that a class may have its own; `gimbal intake` has such a class conform to what it overrides there.

/// A formatter that reads an object of a text by itself.
///
/// Source: Apple, Formatter.getObjectValue(_:for:errorDescription:).
public protocol ObjectValueReading: Formatter {
  /// Reads the object that a text stands for; false, with an error, where it stands for none.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter that reads an object of a part of a text by itself.
///
/// Source: Apple, NumberFormatter.getObjectValue(_:for:range:).
public protocol RangedObjectValueReading: Formatter {
  /// Reads the object that a part of a text stands for.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

/// A formatter that allows or changes texts as they are typed.
///
/// Source: Apple, Formatter.isPartialStringValid(_:newEditingString:errorDescription:).
public protocol PartialStringChecking: Formatter {
  /// True if a text may be typed so far; else another may be given in its place.
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

/// A text that stands for no value.
private struct UnreadText: Error {}

extension PointerFormatting where Self: Formatter {
  /// Reads the object that a text stands for: as the class does that has the method, else a number or a date.
  ///
  /// - Complexity: that of the formatter's own reading.
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

  /// Reads the object that a part of a text stands for.
  ///
  /// - Throws: where it stands for none.
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

  /// True: a text may be typed, unless the class has a method of its own that says otherwise.
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

/// The formatters whose own methods run, which may call what stands above them.
private enum FormatterCalls {
  @TaskLocal static var running: Set<ObjectIdentifier> = []

  /// Calls a formatter's own method; nil where it is that method that calls.
  static func within<Answer>(_ formatter: Formatter, _ call: () -> Answer) -> Answer? {
    let key = ObjectIdentifier(formatter)
    guard !running.contains(key) else { return nil }
    return $running.withValue(running.union([key])) { call() }
  }
}
