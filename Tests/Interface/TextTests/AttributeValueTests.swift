import Foundation
import Gimbal
import GimbalTesting
import TestSupport
import Testing

/// Attribute values and ranges that would terminate the process in Foundation (R-TEXTKIT-4, F-83).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct AttributeValueTests {
  /// Returns two equal values of each class that attributes commonly have.
  private nonisolated static let values: [@MainActor @Sendable () -> [NSObject]] = [
    { [NSParagraphStyle(), NSMutableParagraphStyle()] },
    { [NSShadow(), NSShadow()] },
    { [NSTextAttachment(), NSTextAttachment()] },
    { [UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12)] },
    { [UIColor(white: 0.25, alpha: 1), UIColor(white: 0.25, alpha: 1)] },
    {
      [NSTextTab(textAlignment: .left, location: 0), NSTextTab(textAlignment: .left, location: 0)]
    },
    {
      [UIFont.systemFont(ofSize: 12).fontDescriptor, UIFont.systemFont(ofSize: 13).fontDescriptor]
    },
    { [UIImage(simulatedSize: .zero), UIImage(simulatedSize: .zero)] },
    { [UIBezierPath(), UIBezierPath()] },
  ]

  @Test(arguments: values.indices)
  func `neighbouring ranges with equal values are compared (R-TEXTKIT-4, F-83)`(_ number: Int) {
    let values = AttributeValueTests.values[number]()
    let (first, second) = (NSAttributedString.Key("first"), NSAttributedString.Key("second"))
    let text = NSMutableAttributedString(string: "one two three")
    text.addAttribute(first, value: values[0], range: NSRange(location: 0, length: 3))
    text.addAttribute(first, value: values[1], range: NSRange(location: 3, length: 3))
    text.addAttribute(second, value: values[0], range: NSRange(location: 1, length: 4))
    let copy = NSMutableAttributedString(attributedString: text)
    copy.append(text)
    copy.setAttributes([first: values[1]], range: NSRange(location: 0, length: 5))
    copy.removeAttribute(first, range: NSRange(location: 0, length: 2))
    #expect(copy.length == 2 * text.length)
    let view = UITextView()
    view.attributedText = copy
    view.textStorage.append(text)
    #expect(view.textStorage.length == 3 * text.length)
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
  }

  @Test func `neighbouring ranges with lengths are compared (R-TEXTKIT-4, F-83)`() {
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.kern, value: CGFloat(2), range: NSRange(location: 0, length: 3))
    text.addAttribute(.kern, value: CGFloat(2), range: NSRange(location: 3, length: 4))
    var range = NSRange()
    #expect(text.attribute(.kern, at: 0, effectiveRange: &range) as? CGFloat == 2)
    #expect(range == NSRange(location: 0, length: 7))
  }

  private struct Pair { var first = 1, second = "two" }
  private struct Large { var values = (0, 1, 2, 3, 4, 5) }
  private struct Length: Hashable { var points = 2.0 }
  private enum Edge: Hashable {
    case inset(Int)
    case none
  }
  private enum Choice {
    case first(Int)
    case second
  }
  private final class Note: NSObject { var number = 0 }
  private final class Named { var number = 0 }

  /// Values of an app's own types; those of the first four are equal.
  private nonisolated static let ownValues: [@MainActor @Sendable () -> Any] = [
    { Length() }, { Edge.inset(1) }, { [Edge.none: Length()] }, { Int?.none as Any }, { Pair() },
    { Large() }, { Choice.first(1) }, { Choice.second }, { Note() }, { Named() },
    { { 1 } as () -> Int }, { (1, 2) }, { Pair?.some(Pair()) as Any },
  ]

  @Test(arguments: ownValues.indices)
  func `neighbouring ranges with an app's own values are compared (R-TEXTKIT-4, F-83)`(
    _ number: Int
  ) {
    let make = AttributeValueTests.ownValues[number]
    let key = NSAttributedString.Key("key")
    let text = NSMutableAttributedString(string: "one two three")
    text.addAttribute(key, value: make(), range: NSRange(location: 0, length: 3))
    text.addAttribute(key, value: make(), range: NSRange(location: 3, length: 4))
    var range = NSRange()
    text.attribute(key, at: 0, longestEffectiveRange: &range, in: NSRange(0..<7))
    #expect(range.length == (number < 4 ? 7 : 3))
    for other in AttributeValueTests.ownValues {
      text.addAttribute(key, value: other(), range: NSRange(location: 7, length: 3))
      #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    }
    let view = UITextView()
    view.attributedText = text
    view.textStorage.append(text)
    #expect(view.textStorage.length == 2 * text.length)
  }

  private nonisolated static let ranges = [
    NSRange(location: 2, length: 9), NSRange(location: 4, length: 0),
    NSRange(location: -1, length: 2), NSRange(location: 0, length: -1),
    NSRange(location: NSNotFound, length: 0), NSRange(location: .max, length: .max),
  ]

  @Test(arguments: ranges)
  func `a range outside a text storage raises UIKit's exception (R-TEXTKIT-4, F-83)`(
    _ range: NSRange
  ) throws {
    let sim = try #require(Simulator.bound)
    sim.exceptionHandler = { _, _ in }
    sim.launch(UIViewController())
    let key = NSAttributedString.Key("key")
    let text = NSTextStorage(string: "abc", attributes: [key: 1])
    let calls: [(NSTextStorage) -> Void] = [
      { $0.replaceCharacters(in: range, with: "x") },
      { $0.replaceCharacters(in: range, with: NSAttributedString(string: "x")) },
      { $0.deleteCharacters(in: range) },
      { $0.setAttributes(nil, range: range) },
      { $0.addAttribute(key, value: 2, range: range) },
      { $0.addAttributes([key: 2], range: range) },
      { $0.removeAttribute(key, range: range) },
      { _ = $0.attributedSubstring(from: range) },
      { $0.enumerateAttributes(in: range) { _, _, _ in } },
      { $0.enumerateAttribute(key, in: range) { _, _, _ in } },
      { _ = $0.attributes(at: 0, longestEffectiveRange: nil, in: range) },
      { _ = $0.attribute(key, at: 0, longestEffectiveRange: nil, in: range) },
    ]
    for call in calls {
      let raised = sim.exceptions { call(text) }
      #expect(raised.count == 1)
      #expect(
        raised.allSatisfy {
          $0.name == "NSRangeException" && $0.reason.hasSuffix(": Out of bounds")
        })
    }
    #expect(text == NSTextStorage(string: "abc", attributes: [key: 1]))
  }

  @Test(arguments: [-1, 3, 4, Int.max, NSNotFound])
  func `an index outside a text storage raises UIKit's exception (R-TEXTKIT-4, F-83)`(
    _ index: Int
  ) throws {
    let sim = try #require(Simulator.bound)
    sim.exceptionHandler = { _, _ in }
    sim.launch(UIViewController())
    let text = NSTextStorage(string: "abc", attributes: [.kern: 1])
    let raised = sim.exceptions {
      #expect(text.attributes(at: index, effectiveRange: nil).isEmpty)
      #expect(text.attribute(.kern, at: index, effectiveRange: nil) == nil)
    }
    let reason =
      "-[NSConcreteTextStorage attributesAtIndex:effectiveRange:]: Range or index out of bounds"
    #expect(raised.map(\.reason) == [reason, reason])
  }

  @Test func `invalid edits and containers raise UIKit's exception (R-TEXTKIT-4)`() throws {
    let sim = try #require(Simulator.bound)
    sim.exceptionHandler = { _, _ in }
    sim.launch(UIViewController())
    let (text, manager) = (NSTextStorage(string: "abc"), NSLayoutManager())
    let raised = sim.exceptions {
      text.edited(
        .editedCharacters, range: NSRange(location: 1, length: .max), changeInLength: 2)
      text.edited(.editedCharacters, range: NSRange(location: -1, length: 0), changeInLength: 0)
      manager.removeTextContainer(at: 0)
      manager.addTextContainer(NSTextContainer(size: .zero))
      manager.removeTextContainer(at: -1)
      manager.insertTextContainer(NSTextContainer(size: .zero), at: 2)
    }
    #expect(raised.map(\.name) == Array(repeating: "NSRangeException", count: 5))
    #expect(
      raised.suffix(3).map(\.reason) == [
        "*** -[__NSArrayM removeObjectAtIndex:]: index 0 beyond bounds for empty array",
        "*** -[__NSArrayM removeObjectAtIndex:]: index -1 beyond bounds [0 .. 0]",
        "*** -[__NSArrayM insertObject:atIndex:]: index 2 beyond bounds [0 .. 0]",
      ])
  }
}
