import Testing

@testable import GimbalIntake

@Suite struct DeclarationTests {
  @Test func `an optional protocol member has an empty default implementation`() {
    let text = rewrite(
      "@objc protocol P {\n  @objc optional func saved(_ a: A)\n  @objc optional func title() -> String?\n}\n"
    )
    #expect(
      text
        == "      protocol P: AnyObject {\n                 func saved(_ a: A)\n                 func title() -> String?\n}; extension P { func saved(_ a: A) {}; func title() -> String? { nil }; }\n"
    )
  }

  @Test func `an optional method with a non-optional result throws where it is not implemented`() {
    let (text, diagnostics) = rewriting(
      "@objc protocol P {\n  @objc optional func count(_ a: A) -> Int\n  func b()\n}")
    #expect(
      text
        == "      protocol P: AnyObject {\n                 func count(_ a: A) throws -> Int\n  func b()\n}; "
        + "extension P { func count(_ a: A) throws -> Int { throw CancellationError() }; }")
    #expect(diagnostics.isEmpty)
  }

  @Test func `a call of such a method is nil where it is not implemented`() {
    let others = [
      "P.swift":
        "@objc protocol P { @objc optional func ask(_ a: A, of b: B) -> Bool; @objc optional func n() -> Int }"
    ]
    func call(_ text: String) -> String { rewrite(text, nextTo: others) }
    #expect(
      call("let a = !(b?.c.ask?(d, of: e) ?? true)")
        == "let a = !((try? b?.c.ask (d, of: e)) ?? true)")
    #expect(call("if f(x)[0]?.g!.n?() == 1 {}") == "if (try? f(x)[0]?.g!.n ()) == 1 {}")
    #expect(call("return self.b?.n?().description") == "return (try? self.b?.n ())?.description")
    #expect(call("(b as? P)?.n?()") == "(try? (b as? P)?.n ())")
    #expect(call("b?.ask?(d, at: e)") == "b?.ask?(d, at: e)")
  }

  @Test func `methods of formatters with pointers lose the override keyword`() {
    let text = rewrite(
      "import Foundation\nclass F: NumberFormatter {\n  override open func getObjectValue(_ o: P?, for s: String, errorDescription e: Q?) -> Bool { true }\n  override func string(for a: Any?) -> String? { nil }\n}"
    )
    #expect(
      text
        == "import Foundation; import UIKit\nclass F: NumberFormatter, ObjectValueReading {\n           open func getObjectValue(_ o: P?, for s: String, errorDescription e: Q?) -> Bool { true }\n  override func string(for a: Any?) -> String? { nil }\n}"
    )
    let below =
      "import UIKit\nclass G: F { override func getObjectValue(_ o: P?, for s: String, range r: Q?) throws {} }"
    #expect(
      rewrite(
        below,
        nextTo: [
          "F.swift":
            "class F: NumberFormatter { override func getObjectValue(_ o: P?, for s: String, range r: Q?) throws {} }"
        ])
        == below)
  }

  @Test func `NSObject members are no overrides where the superclass does not declare them`() {
    #expect(
      rewrite("class A: NSObject { override var accessibilityLabel: String? { didSet {} } }")
        == "class A: NSObject {          var accessibilityLabel: String? { didSet {} } }")
    #expect(
      rewrite("class A: B { override func responds(to s: Selector!) -> Bool { true } }")
        == "class A: B {          func responds(to s: Selector!) -> Bool { true } }")
    for plain in [
      "class A: UIView { override var accessibilityLabel: String? { nil } }",
      "class A: CALayer { override func value(forKey k: String) -> Any? { nil } }",
      "class A: NSObject { override var description: String { \"\" } }",
    ] { #expect(rewrite(plain) == plain) }
    let below = "class C: A { override var accessibilityLabel: String? { nil } }"
    let above = [
      "A.swift": "class A: NSObject { override var accessibilityLabel: String? { nil } }"
    ]
    #expect(rewrite(below, nextTo: above) == below)
  }

  @Test func `a settable optional property is reported`() {
    let (_, diagnostics) = rewriting(
      "@objc protocol P {\n  @objc optional var count: Int { get set }\n}")
    #expect(diagnostics.map(\.cause) == [.optionalMember])
  }

  @Test
  func `an optional property that is not implemented throws, or is nil if its type is optional`() {
    let text = rewrite(
      "@objc public protocol P { @objc optional\n  var rate: Int { get }\n @objc optional var a: A? { get } }"
    )
    #expect(text.contains("  var rate: Int { get throws }\n"))
    #expect(!text.contains("optional"))
    #expect(
      text.hasSuffix(
        "; public extension P { var rate: Int { get throws { throw CancellationError() } };"
          + " var a: A? { nil }; }"))
    let others = ["P.swift": "@objc protocol P { @objc optional var rate: Int { get } }"]
    #expect(rewrite("a(b?.rate ?? 1)", nextTo: others) == "a((try? b?.rate) ?? 1)")
    #expect(
      rewrite("if let a = b.c?.rate, a > 1 {}", nextTo: others)
        == "if let a = (try? b.c?.rate), a > 1 {}")
    #expect(rewrite("let a = q.rate; q.rate = 1", nextTo: others) == "let a = q.rate; q.rate = 1")
  }

  @Test func `optional method calls are rewritten, calls of optional closures are not`() {
    let others = ["P.swift": "@objc protocol P { @objc optional func saved(); }"]
    #expect(rewrite("a?.saved?()", nextTo: others) == "a?.saved ()")
    #expect(rewrite("a?.tableView?(b, didSelectRowAt: c)") == "a?.tableView (b, didSelectRowAt: c)")
    #expect(rewrite("a?.saved!()", nextTo: others) == "a?.saved ()")
    let delegate = "var tableView = 1; a?.tableView?(b, didSelectRowAt: c); a?.tableView?(b)"
    #expect(rewrite("class A { \(delegate) }").contains("a?.tableView (b, didSelectRowAt: c)"))
    #expect(rewrite("class A { \(delegate) }").contains("a?.tableView?(b)"))
    #expect(rewrite("completion!(); a?.done!()") == "completion!(); a?.done!()")
    #expect(rewrite("completion?(); a?.done?()") == "completion?(); a?.done?()")
    let property = ["Q.swift": "class Q { var saved: (() -> Void)? }"]
    #expect(rewrite("a?.saved?()", nextTo: others.merging(property) { $1 }) == "a?.saved?()")
  }

  @Test func `an object of any class is cast to the only protocol that declares the called member`()
  {
    let others = [
      "A.swift": "@objc protocol A { @objc optional func a(_ b: Int); @objc optional func c(); }",
      "B.swift": "@objc protocol B { @objc optional func a(x: Int); @objc optional func c(); }",
    ]
    func call(_ text: String) -> String {
      let rewritten = rewrite(
        "class C { weak var d: AnyObject?; func f() { \(text) } }", nextTo: others)
      return String(rewritten.dropFirst(45).dropLast(4))
    }
    #expect(call("self.d?.a?(1)") == "(self.d as? A)?.a (1)")
    #expect(call("d?.a?(x: 1)") == "(d as? B)?.a (x: 1)")
    #expect(call("d?.c?()") == "d?.c ()")
    #expect(call("e?.a?(1)") == "e?.a (1)")
  }

  @Test func `an override in an extension moves into its class with its line number`() {
    let text = rewrite("class A: B {\n}\nextension A {\n  @objc override func c() {\n  }\n}\n")
    #expect(
      text == """
        class A: B {

        #sourceLocation(file: "Source.swift", line: 4)
              override func c() {
          }
        #sourceLocation(file: "Source.swift", line: 2)
        }
        extension A {
        \("  ")

        }

        """)
  }

  @Test func `an override in an extension in another file is called by its class`() {
    let extended = """
      public extension A {
        override var text: String { get { super.text } set { super.text = newValue } }
        @objc override func move(_ a: Int, to b: inout [String: Int]) throws -> Int? { c() }
      }
      """
    let home = "public class A: B {\n}\n"
    let text = rewrite(extended, nextTo: ["A.swift": home])
    #expect(text.contains("         var overriding_A_text: String { get { super.text }"))
    #expect(text.contains("func overriding_A_move(_ a: Int, to b:"))
    #expect(
      rewrite(home, nextTo: ["B.swift": extended])
        == "public class A: B {\n public override var text: String { get { return self.overriding_A_text } set { self.overriding_A_text = newValue } }; public override func move(_ a: Int, to b: inout [String: Int]) throws -> Int? { return try self.overriding_A_move(a, to: &b) }; }\n"
    )
  }

  @Test(arguments: [
    "#if DEBUG\nextension K {\n  override func c() {}\n}\n#endif",
    "extension K {\n  override func c<T>(_ t: T) {}\n}",
    "extension K {\n  override func c(_ d: Int...) {}\n}",
    "private extension K {\n  override func c() {}\n}",
  ])
  func `an override that no class of the module can call is reported`(source: String) {
    let (text, diagnostics) = rewriting(source, nextTo: ["K.swift": "class K: B {}"])
    #expect(diagnostics.map(\.cause) == [.overrideInExtension])
    #expect(text == source)
    #expect(rewrite("class K: B {}", nextTo: ["A.swift": source]) == "class K: B {}")
  }

  @Test func `an override in an extension of another module's class compiles and is reported`() {
    let (text, diagnostics) = rewriting(
      "extension A {\n  open override var b: Int { super.b }\n  override class func c() {}\n}")
    #expect(
      text
        == "extension A {\n  open          var overriding_A_b: Int { super.b }\n           class func overriding_A_c() {}\n}"
    )
    #expect(diagnostics.map(\.cause) == [.overrideInExtension, .overrideInExtension])
    #expect(diagnostics.map(\.line) == [2, 3])
    #expect(diagnostics[0].text.hasPrefix("'b' overrides in an extension of A, a class of another"))
  }

  @Test func `a method declared in an extension dispatches to the classes that override it`() {
    let base = "extension UIView {\n  @objc @discardableResult func fill(_ a: Int) -> Int { a }\n}"
    let cell = """
      class C: D {
        override func fill(_ a: Int) -> Int { super.fill(a) + 1 }
      }
      class D: UIView {
        override func fill(_ a: Int) -> Int { a }
        override func layoutSubviews() {}
      }
      """
    #expect(
      rewrite(base, nextTo: ["C.swift": cell])
        == "extension UIView {\n        @discardableResult func declared_fill(_ a: Int) -> Int { a }\n; @discardableResult func fill(_ a: Int) -> Int { if let own = self as? C { return own.overriding_C_fill(a) }; if let own = self as? D { return own.overriding_D_fill(a) }; return self.declared_fill(a) }; }"
    )
    let text = rewrite(cell, nextTo: ["B.swift": base])
    #expect(
      text.contains(
        "           func overriding_C_fill(_ a: Int) -> Int { super.overriding_D_fill(a) + 1 }"))
    #expect(text.contains("           func overriding_D_fill(_ a: Int)"))
    #expect(text.contains("  override func layoutSubviews() {}"))
  }

  @Test func `protocol methods implemented in an extension are overridden without an attribute`() {
    let base = "extension A: UITextFieldDelegate {\n  func fieldEnds(_ a: B) {}\n}\n"
    let below = "class A: UIView {}\nclass C: A { override func fieldEnds(_ a: B) {} }"
    #expect(
      rewrite(base, nextTo: ["C.swift": below])
        == "extension A: UITextFieldDelegate {\n  func declared_fieldEnds(_ a: B) {}\n; func fieldEnds(_ a: B) { if let own = self as? C { return own.overriding_C_fieldEnds(a) }; return self.declared_fieldEnds(a) }; }\n"
    )
    #expect(rewrite(below, nextTo: ["A.swift": base]).contains("func overriding_C_fieldEnds("))
    for unseen in [
      "enum E { class C: A { override func fieldEnds(_ a: B) {} } }",
      "private class C: A { override func fieldEnds(_ a: B) {} }",
    ] { #expect(rewrite(base, nextTo: ["C.swift": "class A: UIView {}\n" + unseen]) == base) }
    // Without an attribute only superclasses count.
    let other = "extension String { var description: String { self } }"
    let named = "class D: UIView { override var description: String { \"\" } }"
    #expect(rewrite(named, nextTo: ["S.swift": other]) == named)
    #expect(rewrite(other, nextTo: ["D.swift": named]) == other)
  }

  @Test func `a method declared in a class is not taken for a method of an extension`() {
    let base = "extension UIView { @objc func fill() {} }"
    let source = "class A: NSObject { func fill() {} }\nclass B: A { override func fill() {} }"
    #expect(rewrite(source, nextTo: ["B.swift": base]) == source)
    #expect(rewrite(base, nextTo: ["B.swift": source]).contains("func fill() {}"))
  }

  @Test func `generated members need no separator in an empty class`() {
    let others = ["B.swift": "extension A { @IBAction func save() {} }\nlet s = Selector(\"save\")"]
    let text = rewrite("class A: UIView {\n}", nextTo: others)
    #expect(text.contains("InterfaceConnectable {\n func connectOutlet("))
    let branch = rewrite("class A: UIView {\n#if B\nvar c = 1\n#endif\n}", nextTo: others)
    #expect(branch.contains("#endif\n func connectOutlet("))
    let member = rewrite("class A: UIView { var c = 1 }", nextTo: others)
    #expect(member.contains("{ var c = 1 ; func connectOutlet("))
  }

  @Test func `outlets and actions connect by name`() {
    let text = rewrite(
      """
      class A: UIViewController {
        @IBOutlet weak var title: UILabel!
        @IBOutlet var views: [UIView]!
        @IBAction func save(_ sender: UIButton) {}
        @IBInspectable var radius: CGFloat = 1
        @available(*, unavailable) @IBInspectable var kind: String { get { "" } set {} }
      }
      """)
    #expect(
      text.hasPrefix(
        "class A: UIViewController, InterfaceConnectable {\n            weak var title"))
    #expect(text.contains(#"case "title": guard let object = object as? UILabel"#))
    #expect(text.contains(#"case "views": guard let object = objects as? [UIView]"#))
    #expect(
      text.contains(#"case "save:": return perform(Selector(of: Self.save(_:), named: "save:")"#))
    #expect(
      text.contains(#"case "radius": guard let value = interfaceValue(value, as: (CGFloat).self)"#))
    #expect(!text.contains(#"case "kind""#))
    #expect(text.filter(\.isNewline).count == 6)
  }

  @Test func `a subclass calls super for outlets that it does not declare`() {
    let text = rewrite(
      "class B: A { @IBOutlet var b: UIView? }",
      nextTo: ["A.swift": "class A: UIView { @IBOutlet var a: UIView! }"])
    #expect(text.hasPrefix("class B: A {"))
    #expect(text.contains("override func connectOutlet("))
    #expect(text.contains("return super.connectOutlet(name, to: object)"))
    #expect(!text.contains("performInterfaceAction"))
  }

  @Test func `methods that create the controllers of segues are found by name`() {
    let text = rewrite(
      """
      class A: UIViewController {
        @IBSegueAction func make(coder: NSCoder) -> B? { nil }
        @IBSegueAction func open(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B? { nil }
        @IBSegueAction func other(_ a: NSCoder, _ b: Any?, _ c: String?, _ d: Int) -> B? { nil }
      }
      """, nextTo: ["B.swift": "class B: UIViewController { @IBOutlet var a: UIView! }"])
    #expect(text.contains("func makeSegueDestination(_ name: String, coder: NSCoder, sender:"))
    #expect(text.contains(#"case "makeWithCoder:": return self.make(coder: coder)"#))
    #expect(
      text.contains(
        #"case "open:sender:segueIdentifier:": return self.open(coder, sender: sender, segueIdentifier: segueIdentifier); default: return nil"#
      ))
    let without = rewrite("class C: UIViewController { @IBOutlet var a: UIView! }")
    #expect(!without.contains("makeSegueDestination"))
  }

  @Test func `segue methods in an extension are found through the class`() {
    let text = rewrite(
      "class A: UIViewController {}",
      nextTo: [
        "B.swift": "extension A { @IBSegueAction func make(_ coder: NSCoder) -> B? { nil } }"
      ])
    #expect(text.contains(#"case "make:": return self.make(coder); default: return nil"#))
    let other = rewrite(
      "class A: UIViewController {}",
      nextTo: [
        "B.swift":
          "extension A { @IBSegueAction private func make(_ coder: NSCoder) -> B? { nil } }"
      ])
    #expect(!other.contains("case \"make:\""))
  }

  @Test func `actions in an extension are connected by the class`() {
    let text = rewrite(
      "class A: UIView {}",
      nextTo: ["B.swift": "extension A { @IBAction func save() {} }"])
    #expect(text.contains(#"case "save": return perform(Selector(of: Self.save, named: "save")"#))
    let (_, diagnostics) = rewriting(
      "extension A { @IBAction private func save() {} }", nextTo: ["A.swift": "class A: UIView {}"])
    #expect(diagnostics.map(\.cause) == [.unreachableAction])
  }

  @Test func `a source that imports XCTest also imports UIKit`() {
    #expect(rewrite("import XCTest\nlet a = 1") == "import XCTest; import UIKit\nlet a = 1")
    #expect(rewrite("import UIKit\nimport XCTest") == "import UIKit\nimport XCTest")
  }

  @Test func `tests in an extension of a case are found as well`() {
    let text = rewrite(
      "extension A { func testA() {} }", nextTo: ["A.swift": "class A: XCTestCase {}"])
    #expect(
      text
        == "extension A { nonisolated func testA() { MainActor.assumeIsolated { () -> Void in }} }")
  }

  @Test func `test cases run on the main actor, so that they are found`() {
    let text = rewrite(
      """
      final class ATests: XCTestCase {
        override func setUpWithError() throws { try super.setUpWithError() }
        override func tearDown() { super.tearDown() }
        func testA() throws {}
        func testB() async {}
        @MainActor func testC() {}
        func make() {}
      }
      """)
    #expect(
      text == """
        @MainActor final class ATests: XCTestCase, @unchecked Sendable {
          override nonisolated func setUpWithError() throws { try MainActor.assumeIsolated { () throws -> Void in try super.setUpWithError()  }}
          override nonisolated func tearDown() { MainActor.assumeIsolated { () -> Void in super.tearDown()  }}
          nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in }}
          func testB() async {}
                     nonisolated func testC() { MainActor.assumeIsolated { () -> Void in }}
          func make() {}
        }
        """)
  }
}
