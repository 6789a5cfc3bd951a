import Foundation
import SeededGenerator
import Testing

@testable import GimbalIntake

@Suite struct HostileSourceTests {
  private static let whole = """
    import UIKit
    @objc protocol P { @objc optional func saved(_ a: A<[Int: B]>) }
    @objcMembers final class C: UIViewController, P {
      @IBOutlet private weak var label: UILabel! { didSet { label.text = "a \\(#keyPath(C.label)) b" } }
      let a = #selector(getter: C.title), b = #selector((save(_:)) as (C) -> (Any) -> Void)
      @IBAction func save(_ sender: Any) { delegate?.tableView?(x, y: #"z"# + \"\"\" \n q \"\"\") }
    }
    extension C { override func viewDidLoad() { /* a /* b */ */ super.viewDidLoad() } }
    #if os(iOS) && targetEnvironment(simulator)
    class T: XCTestCase { override func setUp() { super.setUp() } func testA() {} }
    #endif
    """

  @Test(arguments: [
    "", "\n", "\u{FEFF}", "\"", "\"\"\"", "#\"", "/*", "#", "@", "@objc(", "#selector(", "{", "}",
    "class", "extension A { override",
  ])
  func `truncated sources do not trap`(source: String) {
    #expect(rewriting(source).text.utf8.count >= source.utf8.count || source.isEmpty)
  }

  @Test func `randomly damaged sources are read to their end`() {
    let bytes = Array(Self.whole.utf8)
    var generator = SplitMix64(seed: 7)
    for _ in 0..<1500 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let position = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged.remove(at: position)
        case 1: damaged.insert(bytes.randomElement(using: &generator)!, at: position)
        default: damaged.removeSubrange(position..<min(position + 40, damaged.count))
        }
      }
      let intake = ModuleIntake(files: ["A.swift": damaged])
      let result = intake.rewritten("A.swift")!
      #expect(!result.bytes.isEmpty)
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "#if os(iOS) ", "#if ", "#if os(iOS)\n", "#selector(",
      "extension A { override func b() {} }\n",
      "@objc ", "class A: B { ", "/*", "\"\\(", "?.a", "a.", "<", "(", "{ ", "import UIKit\n",
      "@IBOutlet ",
    ])
  func `long repetitions are read in linear time (F-81)`(word: String) {
    let source = String(repeating: word, count: 20_000)
    let intake = ModuleIntake(files: ["A.swift": Array(source.utf8)])
    #expect(intake.rewritten("A.swift")?.bytes.isEmpty == false)
  }

  @Test func `interpolations are read at any depth (F-80)`() {
    let source = String(repeating: "\"\\(", count: 200_000)
    let intake = ModuleIntake(files: ["A.swift": Array(source.utf8)])
    #expect(intake.rewritten("A.swift")?.bytes.isEmpty == false)
  }

  @Test func `the number of lines is unchanged`() {
    let source = Self.whole.replacingOccurrences(
      of: "extension C { override", with: "extension C {")
    #expect(rewrite(source).filter(\.isNewline).count == source.filter(\.isNewline).count)
  }

  @Test func `a rewritten source is not changed by another rewrite`() {
    let source = "class A: UIView { @objc func a() { b(#selector(a)) } }\nlet c = #keyPath(A.d)\n"
    let once = rewrite(source)
    #expect(rewrite(once) == once)
  }

  @Test func `a duplicate type is reported with the location of the first`() throws {
    let files = [
      "A.swift":
        "import UIKit\nclass A: UIView { enum B {} }\n#if DEBUG\nclass D {}\n#else\nclass D {}\n#endif",
      "B.swift":
        "struct B { enum C {} }\nprivate class A {}\nextension A {}\nfunc f() { class A {} }",
      "C.swift": "enum C {}\n\nfinal class A {}\nextension B {}",
    ]
    let module = ModuleIntake(files: files.mapValues { Array($0.utf8) })
    #expect(module.rewritten("A.swift")?.diagnostics == [])
    #expect(module.rewritten("B.swift")?.diagnostics == [])
    let diagnostic = try #require(module.rewritten("C.swift")?.diagnostics.first)
    #expect(diagnostic.cause == .repeatedType && diagnostic.line == 3)
    #expect(
      diagnostic.text
        == "'A' is declared in A.swift:2 too, and a module has one type of a name; rename one, or leave its file out"
    )
    #expect(module.rewritten("C.swift")?.diagnostics.count == 1)
  }

  @Test func `mixed line endings are preserved`() {
    #expect(
      rewrite("@objc\r\nfunc a() {}\n@objc\rclass B { @objc func c() {} }\r\n")
        == "     \r\nfunc a() {}\n     \rclass B {       func c() {} }\r\n")
    #expect(rewrite("// a\r@objc func d() {}\r") == "// a\r      func d() {}\r")
    let diagnostics = rewriting("class A {\r\n}\n\r\nextension A {\r@NSManaged var b = 1 }")
      .diagnostics
    #expect(diagnostics.map(\.cause) == [.managedProperty])
  }

  @Test func `Windows line endings are preserved`() {
    #expect(rewrite("@objc\r\nfunc a() {}\r\n") == "     \r\nfunc a() {}\r\n")
  }
}
