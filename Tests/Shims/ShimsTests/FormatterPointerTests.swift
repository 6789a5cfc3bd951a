import Foundation
import Testing
import UIKit

/// Formatters that return values by pointers, as in sources that `gimbal intake` has rewritten.
@Suite struct FormatterPointerTests {
  private final class Whole: NumberFormatter, ObjectValueReading, @unchecked Sendable {
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      guard super.getObjectValue(obj, for: string + "0", errorDescription: error) else {
        return false
      }
      return true
    }
  }

  private final class Digits: Formatter, PartialStringChecking {
    func isPartialStringValid(
      _ partialString: String,
      newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      newString?.pointee = partialString.filter(\.isNumber) as NSString
      return partialString.allSatisfy(\.isNumber)
    }
  }

  @Test func `a formatter's override is called through its superclass type, and may call super`() {
    let formatter: Formatter = Whole()
    var value: AnyObject?
    #expect(formatter.getObjectValue(&value, for: "12", errorDescription: nil))
    #expect((value as? NSNumber)?.intValue == 120)
    var error: NSString?
    #expect(!formatter.getObjectValue(&value, for: "a", errorDescription: &error))
    #expect(error != nil)
  }

  @Test func `Foundation's formatters read numbers, dates and parts of strings`() throws {
    var value: AnyObject?
    var range = NSRange(location: 1, length: 2)
    try NumberFormatter().getObjectValue(&value, for: "1234", range: &range)
    #expect((value as? NSNumber)?.intValue == 23)
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    #expect(dates.getObjectValue(&value, for: "2020", errorDescription: nil))
    #expect(value is NSDate)
    #expect(throws: (any Error).self) {
      try NumberFormatter().getObjectValue(&value, for: "a", range: nil)
    }
  }

  @Test func `partial strings may be refused during typing`() {
    var text: NSString?
    let digits: Formatter = Digits()
    #expect(!digits.isPartialStringValid("1a", newEditingString: &text, errorDescription: nil))
    #expect(text == "1")
    #expect(
      NumberFormatter().isPartialStringValid("a", newEditingString: nil, errorDescription: nil))
  }
}
