import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Strings that the visual format language refuses, with UIKit's message and caret (L-VFL-E1 to L-VFL-E9).
@MainActor
@Suite(.simulator("iphone-15-pro", system: .iOS(17), reportsExceptions: false))
struct VisualFormatErrorTests {
  private let sim: Simulator
  private let root = UIView("root")
  private let views: [String: UIView]
  private let metrics: [String: Any] = [
    "m": 750, "big": 1050, "word": "ten", "endless": Double.nan,
  ]

  init() throws {
    sim = try #require(Simulator.bound)
    var views: [String: UIView] = ["orphan": UIView("orphan")]
    for name in ["a", "b", "whiteBox1", "whiteBox2", "redBox", "backgroundBox", "self"] {
      views[name] = UIView(name)
      root.addSubview(views[name]!)
    }
    self.views = views
  }

  /// Returns the reasons of the exceptions of a call, which must all have UIKit's class.
  private func reasons(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [String] {
    let raised = sim.exceptions {
      let found = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
      #expect(found.isEmpty)
    }
    #expect(raised.allSatisfy { $0.name == "NSInvalidArgumentException" })
    return raised.map(\.reason)
  }

  @Test func `the reason has the message, the format and a caret (L-VFL-E1)`() throws {
    let error = try #require(throws: VisualFormatError.self) {
      try VisualFormat.parse("V|[backgroundBox]|")
    }
    #expect(
      error.description == "Unable to parse constraint format: \n"
        + "Expected ':' after 'V' to specify vertical arrangement \nV|[backgroundBox]| \n ^")
    #expect(reasons("V|[backgroundBox]|") == [error.description])
  }

  private nonisolated static let refused: [(format: String, message: String, caret: Int)] = [
    // Apple's own examples, then E2 to E8.
    ("V|[backgroundBox]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
    (
      "|[whiteBox1][a(m][redBox]|",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 16
    ),
    ("|[whiteBox2][blackBox]", "blackBox is not a key in the views dictionary.", 21),
    ("V:|[a(>30)]|", "Unknown relation. Must be ==, >=, or <=", 7),
    ("H|[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
    ("V", "Expected ':' after 'V' to specify vertical arrangement", 1),
    ("H:", "Expected a view", 2),
    ("H:|", "Expected a view", 3),
    ("H:||", "Expected a view", 3),
    ("H:|-165.000000-|", "Expected a view", 15),
    ("H:|-|", "Expected a view", 4),
    ("X:[a]", "Expected a view", 0),
    (" [a]", "Expected a view", 0),
    (
      "[1]",
      "Expected a view. View names must start with a letter or an underscore, then contain letters, "
        + "numbers, and underscores.", 1
    ),
    (
      "|-[a]-[]",
      "Expected a view. View names must start with a letter or an underscore, then contain letters, "
        + "numbers, and underscores.", 7
    ),
    ("[x]", "x is not a key in the views dictionary.", 2),
    ("[x.y]", "x is not a key in the views dictionary.", 2),
    (
      "|[orphan(100)]",
      "Unable to interpret '|' character, because the related view doesn't have a "
        + "superview", 14
    ),
    (
      "[orphan]-5-|",
      "Unable to interpret '|' character, because the related view doesn't have a "
        + "superview", 11
    ),
    (
      "[a@5]",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 2
    ),
    (
      "[a",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 2
    ),
    (
      "[a(10@1050)]",
      "Invalid priority specified: 1050. Priority cannot be higher than NSLayoutPriorityRequired, "
        + "which is 1000.", 10
    ),
    (
      "[a(10@big)]",
      "Invalid priority specified: 1050. Priority cannot be higher than NSLayoutPriorityRequired, "
        + "which is 1000.", 9
    ),
    (
      "|-10@1001-[a]",
      "Invalid priority specified: 1001. Priority cannot be higher than NSLayoutPriorityRequired, "
        + "which is 1000.", 9
    ),
    (
      "[a(10@-1)]", "Invalid priority specified: -1. Priority must be greater than 0.", 8
    ),
    ("[a(10@0)]", "Invalid priority specified: 0. Priority must be greater than 0.", 7),
    // Refused without a known message.
    ("[a]-", "Expected a view", 4),
    ("[a]-10-", "Expected a view", 7),
    ("-[a]", "Expected a view", 0),
    (
      "[a]--[b]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 4
    ),
    (
      "[a]- (m)-[b]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 4
    ),
    (
      "[a]-((10))-[b]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 5
    ),
    (
      "[a()]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 3
    ),
    (
      "[a(10,)]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 6
    ),
    (
      "[a(10@b)]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 7
    ),
    (
      "[a]-b-[b]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 5
    ),
    (
      "|-margiin-[a]",
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views "
        + "dictionaries", 9
    ),
    ("|-(10-[a]", "Predicates on a space must end with ')'", 5),
    ("|-10[a]", "A space must end with '-'", 4),
    ("|-(10)[a]", "A space must end with '-'", 6),
    ("[a] [b]", "Expected a view", 3),
    ("[a]|[b]", "Expected the end of the format string.", 4),
    ("|-word-[a]", "word in the metrics dictionary is not a number.", 6),
    ("|-endless-[a]", "Constant is not finite!  That's illegal.  constant:nan", 9),
    ("|-1e999-[a]", "Constant is not finite!  That's illegal.  constant:inf", 7),
    // The first error in the string counts, in grammar or in meaning.
    ("[x]-10[a", "x is not a key in the views dictionary.", 2),
    (
      "[a]-nothing-(",
      "Encountered metric with name \"nothing\", but value was not specified in "
        + "metrics or views dictionaries", 11
    ),
    ("é[a]", "Expected a view", 0),
    (
      "[aé]",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 2
    ),
  ]

  @Test(arguments: refused)
  func `refused formats report the reason and the column (L-VFL-E2 to L-VFL-E9)`(
    format: String, message: String, caret: Int
  ) {
    let spaces = String(repeating: " ", count: caret)
    #expect(
      reasons(format)
        == ["Unable to parse constraint format: \n\(message) \n\(format) \n\(spaces)^"])
  }

  @Test func `the column counts characters, not bytes`() throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat.parse("[a]é") }
    #expect(error.column == 4)
    let later = try #require(throws: VisualFormatError.self) { try VisualFormat.parse("|é[a]") }
    #expect(later.column == 2)
  }

  @Test func `an empty string has no column to point at`() {
    #expect(reasons("") == ["Unable to parse constraint format: It's an empty string."])
  }

  @Test func `an alignment along the format's axis is refused (L-VFL-E6)`() {
    let horizontal =
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
      + "layout that is also horizontal."
    let vertical = horizontal.replacingOccurrences(of: "horizontal", with: "vertical")
    #expect(
      reasons("[a]-[b]", .alignAllLeft)
        == ["Unable to parse constraint format: \n\(horizontal) \n[a]-[b] \n       ^"])
    #expect(
      reasons("V:[a]-[b]", [.alignAllCenterX, .alignAllTop])
        == ["Unable to parse constraint format: \n\(vertical) \nV:[a]-[b] \n         ^"])
  }

  @Test func `an object that is neither a view nor a guide is refused`() throws {
    let format = try VisualFormat.parse("[a][thing]")
    let error = try #require(throws: VisualFormatError.self) {
      try format.constraints(views: ["a": UIView(), "thing": "text"], origin: .unknown)
    }
    #expect(error.reason == .notAnItem("thing"))
    #expect(error.column == 10)
  }

  @Test func `a string beyond the limit is refused without parsing`() throws {
    let longest = "[" + String(repeating: "a", count: VisualFormat.longestText - 2) + "]"
    _ = try VisualFormat.parse(longest)
    let error = try #require(throws: VisualFormatError.self) {
      try VisualFormat.parse(longest + "-")
    }
    #expect(error.reason == .tooLong(bytes: VisualFormat.longestText + 1))
    #expect(error.description.utf8.count < 200)
  }
}
