import GimbalDocuments
import GimbalTerms
import SeededGenerator
import Testing

@testable import GimbalScenarioFiles

@Suite struct EquationParserTests {
  private static let start = SourcePosition(line: 3, column: 7)

  private static func read(_ text: String) throws(DocumentError) -> ConstraintEquation {
    let value = DocumentValue(JSONNode(.string(text), at: start), file: "f")
    var parser = try EquationParser(value, text: text)
    return try parser.equation()
  }

  private typealias Attribute = ConstraintTerms.Attribute

  @Test func `an equation has two attributes, a factor, a number and a priority (L-CON-1)`() throws
  {
    let equation = try Self.read("a.width == 0.5 * b.height + 10 @750")

    #expect(equation.first.item == EquationItem(base: .named("a"), guide: nil))
    #expect(equation.first.attribute == .width)
    #expect(equation.relation == .equal)
    #expect(equation.second?.item == EquationItem(base: .named("b"), guide: nil))
    #expect(equation.second?.attribute == .height)
    #expect(equation.multiplier == 0.5)
    #expect(equation.constant == 10)
    #expect(equation.priority == 750)
    #expect(equation.position == Self.start)
  }

  /// A right side after `a.width ==`, its factor and its number.
  private static let rightSides: [(text: String, multiplier: Double, constant: Double)] = [
    ("40", 1, 40), ("-40", 1, -40), ("b.width", 1, 0), ("b.width - 8", 1, -8),
    ("8 + b.width", 1, 8),
    ("b.width * 2", 2, 0), ("b.width / 4 + 1 + 2", 0.25, 3), ("-b.width", -1, 0),
    ("2 * (b.width + 10) / 4", 0.5, 5), ("10 - 2 * b.width", -2, 10), ("(3 + 4) * 2", 1, 14),
    ("1 - (2 - b.width)", 1, -1), ("100 / 8", 1, 12.5),
  ]

  @Test(arguments: rightSides.indices)
  func `the right side is a sum of numbers and one attribute times a number`(index: Int) throws {
    let (text, multiplier, constant) = Self.rightSides[index]
    let equation = try Self.read("a.width == " + text)

    #expect(equation.multiplier == multiplier)
    #expect(equation.constant == constant)
    #expect((equation.second != nil) == text.contains("b"))
  }

  @Test(
    arguments: [
      ("label.top", EquationItem.Base.named("label"), nil),
      ("'sign-in'.top", .named("sign-in"), nil),
      ("child.view.top", .named("child.view"), nil),
      ("root.top", .named("root"), nil),
      ("self.top", .holder, nil),
      ("safeArea.top", .controllerView, .safeArea),
      ("margins.top", .controllerView, .margins),
      ("box.readable.top", .named("box"), .readable),
      ("child.view.keyboard.top", .named("child.view"), .keyboard),
      ("self.margins.top", .holder, .margins),
      ("'safe area'.safeArea.top", .named("safe area"), .safeArea),
    ] as [(String, EquationItem.Base, EquationItem.GuideName?)])
  func `an item is a name, a keyword, or a layout guide`(
    text: String, base: EquationItem.Base, guide: EquationItem.GuideName?
  ) throws {
    let equation = try Self.read(text + " >= superview.top")

    #expect(equation.first.item == EquationItem(base: base, guide: guide))
    #expect(equation.second?.item == EquationItem(base: .superview, guide: nil))
    #expect(equation.anchorItem == equation.first.item)
  }

  @Test func `superview means that of the named item, on either side`() throws {
    let equation = try Self.read("superview.trailing == label.trailing + 8")

    #expect(equation.anchorItem?.name == "label")
  }

  @Test(arguments: 1...20)
  func `every attribute of UIKit has its name (L-CON-2)`(number: Int) throws {
    let attribute = try #require(ConstraintTerms.Attribute(rawValue: number))
    let right = attribute.kind == .size ? "1" : "superview.\(attribute.text)"

    #expect(try Self.read("a.\(attribute.text) == \(right)").first.attribute == attribute)
  }

  @Test(
    arguments: [
      ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
      ("999.5", 999.5), ("1", 1), ("1000", 1000),
    ] as [(String, Float)])
  func `a priority is a number or one of UIKit's names (L-PRIO-1)`(
    text: String, priority: Float
  ) throws {
    #expect(try Self.read("a.width==1@\(text)").priority == priority)
    #expect(try Self.read("a.width == 1  @ \(text) ").priority == priority)
  }

  /// A wrong equation, the column of the error in it from 1, and a part of the message.
  private static let mistakes: [(String, column: Int, message: String)] = [
    ("", 1, "the equation is empty; allowed is one such as 'a.top == b.bottom + 8'"),
    ("12 == a.top", 1, "'1' where an attribute such as 'a.top' is expected"),
    ("a", 1, "'a' lacks an attribute; allowed is one such as 'a.top'"),
    ("a.", 3, "a name is missing after '.'"),
    ("a.tpo == b.top", 3, "'tpo' is not an attribute of 'a'; did you mean 'top'?"),
    ("a.leadin == b.leading", 3, "; did you mean 'leading'?"),
    ("a.top == safeArea.topMargin", 19, "'topMargin' is not an attribute of 'safeArea'"),
    ("a.top == margins.firstBaseline", 18, "'firstBaseline' is not an attribute of 'margins'"),
    ("a.top", 6, "the end of the equation where a relation is expected"),
    (
      "a.top = b.top", 7,
      "'=' where a relation is expected; allowed is '==', '<=' or '>='; did you mean '=='?"
    ),
    ("a.top < b.top", 7, "'<' where a relation is expected"),
    ("a.top ==", 9, "the equation ends where a number or an attribute is missing"),
    ("a.top == +", 10, "'+' where a number or an attribute is expected"),
    ("a.width == 1 2", 14, "'2' follows a whole equation; allowed is '+', '-', '*', '/' or '@'"),
    ("a.width == (1", 14, "the end of the equation where ')' is expected"),
    ("a.width == b.width + c.width", 22, "a second one on the right is not allowed"),
    ("a.width == b.width * c.width", 22, "two attributes cannot be multiplied"),
    ("a.width == 1 / b.width", 16, "only a number other than 0 can divide"),
    ("a.width == b.width / 0", 22, "only a number other than 0 can divide"),
    ("a.width == b.width * 0", 22, "an attribute times 0 has no effect"),
    ("a.width == 10 @0", 16, "the priority is 0; allowed is more than 0 and up to 1000"),
    ("a.width == 10 @1001", 16, "the priority is 1001; allowed is more than 0 and up to 1000"),
    ("a.width == 10 @", 16, "the end of the equation where a priority is expected"),
    ("a.width == 10 @hihg", 16, "'hihg' is not a priority; allowed is a number up to 1000"),
    ("a.width == 10 @defaultHihg", 16, "did you mean 'defaultHigh'?"),
    ("a.width == 1e10", 13, "'e' follows a whole equation"),
    ("a.width == 100000 * 100000", 12, "the right side has a number beyond 1000000000"),
    (
      "a.top == 10", 10,
      "'top' is a position and needs one on the right too, such as 'superview.top'"
    ),
    (
      "a.top == b.left", 10,
      "'left' is a horizontal position and 'top' a vertical position; allowed are two of one kind"
    ),
    ("a.left == b.width", 11, "'width' is a size and 'left' a horizontal position"),
    (
      "a.leading == b.left", 14,
      "'left' cannot be combined with 'leading'; allowed is leading or trailing on both sides or on neither"
    ),
    ("a.rightMargin == b.trailing", 18, "'trailing' cannot be combined with 'rightMargin'"),
    ("superview.top == superview.bottom", 1, "no item determines the superview"),
    ("'a.top == b.top", 1, "the quote ' is not closed"),
  ]

  @Test(arguments: mistakes.indices)
  func `an error is reported at its column`(index: Int) throws {
    let (text, column, message) = Self.mistakes[index]

    let error = try #require(throws: DocumentError.self) { try Self.read(text) }

    #expect(error.position == SourcePosition(line: 3, column: 7 + column), "\(text)")
    #expect(error.issue.contains(message), "\(error.issue)")
  }

  @Test(arguments: [
    "a.centerX == b.left", "a.centerX == b.trailing", "a.width == b.height",
    "a.leading == b.leadingMargin", "a.firstBaseline == b.top", "a.left == b.rightMargin",
    "a.centerYWithinMargins == b.lastBaseline",
  ])
  func `two attributes of one kind may be related (L-CON-5)`(text: String) throws {
    #expect(throws: Never.self) { try Self.read(text) }
  }

  @Test func `long and deep equations are refused`() {
    let deep = String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100)
    let long = Array(repeating: "1", count: 600).joined(separator: "+")
    for right in [deep, long, String(repeating: "-", count: 100) + "1"] {
      #expect(throws: DocumentError.self) { try Self.read("a.width == " + right) }
    }
  }

  /// Equations to be mutated, with all elements of the grammar.
  private static let whole = [
    "a.width == 0.5 * b.height + 10 @750", "label.leading >= superview.leadingMargin",
    "'sign-in'.height <= 44 @defaultHigh", "child.view.top == header.margins.bottom - (3 + 4) / 2",
    "submit.bottom == safeArea.bottom - 16 @750", "self.centerX == -2 * (a.centerX - 1e2)",
  ]

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a mutated equation is read or refused at a position inside it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = [
      "a", ".", "top", "width", "==", "<=", " ", "+", "-", "*", "/", "(", ")", "0", "2.5", "1e999",
      "@", "'", "safeArea", "superview", "=", "nan", "9999999999", "\u{301}", "é", "\n", "\0",
    ]
    for _ in 0..<100 {
      var text = Array(Self.whole.randomElement(using: &random)!.unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let location = Int.random(in: 0...text.count, using: &random)
        let end = min(text.count, location + Int.random(in: 0...4, using: &random))
        let part = Bool.random(using: &random) ? "" : parts.randomElement(using: &random)!
        text.replaceSubrange(location..<end, with: part.unicodeScalars)
      }
      let spoilt = String(String.UnicodeScalarView(text))
      do throws(DocumentError) {
        let equation = try Self.read(spoilt)
        #expect(equation.constant.isFinite && equation.multiplier.isFinite, "\(spoilt)")
        #expect((equation.priority ?? 1) > 0 && (equation.priority ?? 1) <= 1000, "\(spoilt)")
      } catch {
        let column = error.position.map { $0.column - 7 } ?? 0
        #expect((1...text.count + 1).contains(column), "\(spoilt): \(error)")
        #expect(!error.issue.isEmpty && !error.issue.contains("\n"), "\(spoilt): \(error)")
      }
    }
  }

  @Test(arguments: 0..<200)
  func `random text never traps, and values read are finite`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let parts = [
      "a", ".", "top", "width", "==", "<=", " ", "+", "-", "*", "/", "(", ")", "0", "2.5", "@", "'",
      "safeArea", "superview", "=", "9999999", "\u{301}", "é", "\n",
    ]
    for _ in 0..<50 {
      let length = Int(random.next() % 12)
      let text =
        (random.next() % 2 == 0 ? "a.width == " : "")
        + (0..<length).map { _ in parts.randomElement(using: &random)! }.joined()
      guard let equation = try? Self.read(text) else { continue }
      #expect(equation.constant.isFinite && equation.multiplier.isFinite, "\(text)")
    }
  }
}
