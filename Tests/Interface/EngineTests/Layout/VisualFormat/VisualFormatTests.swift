import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The constraints of visual format strings (L-VFL-1 to L-VFL-7).
@MainActor @Suite(.simulator("iphone-7", system: .iOS(10))) struct VisualFormatTests {
  private let root = UIView("root", CGRect(x: 0, y: 0, width: 320, height: 480))
  private let views: [String: UIView]

  init() {
    var views: [String: UIView] = [:]
    for name in [
      "a", "b", "p", "t", "m", "f", "button", "textField", "b1", "b2", "find", "findNext",
      "findField", "left", "right", "_v1", "self",
    ] {
      views[name] = UIView(name)
      root.addSubview(views[name]!)
    }
    self.views = views
  }

  private func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map(\.equation)
  }

  private nonisolated static let valid: [(format: String, equations: [String])] = [
    ("[button]-[textField]", ["textField.leading == button.trailing + 8"]),
    ("[button(>=50)]", ["button.width >= 50"]),
    (
      "|-50-[p]-50-|",
      ["p.leading == root.leading + 50", "root.trailing == p.trailing + 50"]
    ),
    ("V:[t]-10-[b]", ["b.top == t.bottom + 10"]),
    ("[m][b]", ["b.leading == m.trailing"]),
    ("[button(100@20)]", ["button.width == 100 @20"]),
    ("[b1(==b2)]", ["b1.width == b2.width"]),
    ("[f(>=70,<=100)]", ["f.width >= 70", "f.width <= 100"]),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading == root.leadingMargin", "findNext.leading == find.trailing + 8",
        "findField.leading == findNext.trailing + 8", "findField.width >= 20",
        "root.trailingMargin == findField.trailing",
      ]
    ),
    (
      "V:|-20@750-[a]-10@45-|",
      ["a.top == root.top + 20 @750", "root.bottom == a.bottom + 10 @45"]
    ),
    ("V:[a(==b)]", ["a.height == b.height"]),
    (
      "V:|-(7)-[a]-(7)-|",
      ["a.top == root.top + 7", "root.bottom == a.bottom + 7"]
    ),
    ("V:|[a(10)]", ["a.top == root.top", "a.height == 10"]),
    ("H:[a(20)]|", ["a.width == 20", "root.trailing == a.trailing"]),
    ("[a]", []),
    ("H:[a]", []),
    ("[_v1(1)]", ["_v1.width == 1"]),
    ("[a(b@5,>=3)]", ["a.width == b.width @5", "a.width >= 3"]),
  ]

  @Test(arguments: valid)
  func `valid formats give these constraints (L-VFL-1, L-VFL-5)`(
    format: String, expected: [String]
  ) {
    #expect(equations(format) == expected)
  }

  @Test(arguments: [
    ("[a]-1.5-[b]", 1.5), ("[a]-.5-[b]", 0.5), ("[a]-5.-[b]", 5), ("[a]-1e2-[b]", 100),
    ("[a]-(1e-2)-[b]", 0.01), ("[a]-0x10-[b]", 16), ("[a]-(0x1.8p1)-[b]", 3),
    ("[a]-(-10)-[b]", -10), ("[a]-(+10)-[b]", 10), ("[a]-(-.5)-[b]", -0.5),
  ])
  func `numbers are parsed as in C, negative ones in parentheses (L-VFL-1, L-VFL-3)`(
    format: String, constant: CGFloat
  ) throws {
    let found = NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: nil, views: views)
    #expect(found.count == 1)
    #expect(found.first?.constant == constant)
  }

  @Test func `new constraints are inactive and have their source location`() throws {
    let found = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(10)]", metrics: nil, views: views)
    #expect(found.allSatisfy { !$0.isActive })
    #expect(found.first?.origin.text == "EngineTests/VisualFormatTests.swift:\(#line - 3)")
  }

  @Test func `the method has UIKit's signature when used as a function value`() {
    let make:
      (String, NSLayoutConstraint.FormatOptions, [String: Any]?, [String: Any]) ->
        [NSLayoutConstraint] = NSLayoutConstraint.constraints(
          withVisualFormat:options:metrics:views:)
    #expect(make("[a(10)]", [], nil, views).map(\.equation) == ["a.width == 10"])
  }

  @Test func `a dot ends a name (L-VFL-2)`() throws {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat.parse("[self.a]") }
    #expect(error?.column == 6)
  }

  @Test func `metrics may be any number and are looked up before views (L-VFL-3)`() {
    let metrics: [String: Any] = [
      "int": 3, "double": 4.5, "cgFloat": CGFloat(5.5), "float": Float(6.5),
      "number": NSNumber(value: 7.5), "byte": UInt8(8), "low": -9.0, "b": 11,
      "decimal": Decimal(12), "optional": Optional(13) as Any,
    ]
    for (name, expected) in [
      ("int", 3), ("double", 4.5), ("cgFloat", 5.5), ("float", 6.5), ("number", 7.5), ("byte", 8),
      ("low", -9), ("b", 11), ("decimal", 12), ("optional", 13),
    ] as [(String, CGFloat)] {
      let found = NSLayoutConstraint.constraints(
        withVisualFormat: "[a(\(name))]-\(name)-[f]", metrics: metrics, views: views)
      #expect(found.map(\.constant) == [expected, expected], "\(name)")
    }
  }

  @Test func `the constraints are in the order of the string (L-VFL-6)`() {
    #expect(
      equations("|-(>=10@m)-[left(right@1000)][right(n)]|", [], ["m": 750, "n": 20]) == [
        "left.leading >= root.leading + 10 @750", "left.width == right.width",
        "right.leading == left.trailing", "right.width == 20", "root.trailing == right.trailing",
      ])
  }

  @Test func `each predicate makes a constraint (L-VFL-7)`() {
    #expect(
      equations("[a]-(>=1,<=9,==5@300)-[b]") == [
        "b.leading >= a.trailing + 1", "b.leading <= a.trailing + 9",
        "b.leading == a.trailing + 5 @300",
      ])
  }

  @Test func `layout guides are items like views, inside the view that owns them`() {
    let guide = UILayoutGuide()
    guide.identifier = "g"
    root.addLayoutGuide(guide)
    let found = NSLayoutConstraint.constraints(
      withVisualFormat: "|-5-[g(a)]-[a]|", metrics: nil, views: ["g": guide, "a": views["a"]!])
    #expect(
      found.map(\.equation) == [
        "g.leading == root.leading + 5", "g.width == a.width", "a.leading == g.trailing + 8",
        "root.trailing == a.trailing",
      ])
  }
}
