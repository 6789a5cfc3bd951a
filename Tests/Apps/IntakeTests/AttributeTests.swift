import Testing

@testable import GimbalIntake

@Suite struct AttributeTests {
  @Test func `attributes of the runtime become as many spaces, so that columns stay`() {
    #expect(rewrite("  @objc func save() {}\n") == "        func save() {}\n")
    #expect(rewrite("@objc(save:) func a() {}") == "             func a() {}")
    #expect(rewrite("@objcMembers class A {}") == "             class A {}")
    #expect(rewrite("@objc\n(a) func b() {}") == "     \n(a) func b() {}")
  }

  @Test func `an app's entry is Swift's own`() {
    #expect(rewrite("@UIApplicationMain class A {}") == "@main              class A {}")
  }

  @Test func `words in strings, comments and regular expressions stay`() {
    let source = #"""
      // @objc #selector(a)
      /* @objc /* @IBOutlet */ #keyPath(a) */
      let a = "@objc \"#selector(b)\""
      let b = """
        @objc "" #selector(c)
        """
      let c = #"@objc \#("d") "@objc"#
      let d = /@objc#selector(e)/
      let e = 4 / 2 / 1
      """#
    #expect(rewrite(source) == source)
  }

  @Test func `an interpolation is code`() {
    #expect(rewrite(#"let a = "\(#keyPath(A.b)) @objc""#) == #"let a = "\("b") @objc""#)
    #expect(
      rewrite(##"let a = #"\(#keyPath(A.b)) \#(#keyPath(A.b))"#"##)
        == ##"let a = #"\(#keyPath(A.b)) \#("b")"#"##)
  }

  @Test func `a slash that divides begins no regular expression`() {
    let source = "let a = b / c; @objc let d = e(f) / 2 // g\n"
    #expect(rewrite(source) == "let a = b / c;       let d = e(f) / 2 // g\n")
  }

  @Test func `conditions of an iPhone's simulator hold, all others stay`() {
    #expect(rewrite("#if os(iOS) && !os(macOS)\n#endif") == "#if true && !os(macOS)\n#endif")
    #expect(rewrite("#if !os(Linux)\n#endif") == "#if !false\n#endif")
    #expect(
      rewrite("#if canImport(ObjectiveC) && canImport(SwiftUI)\n#endif")
        == "#if true && canImport(SwiftUI)\n#endif")
    #expect(
      rewrite("#if DEBUG\n#elseif targetEnvironment(simulator)\n#endif")
        == "#if DEBUG\n#elseif true\n#endif")
  }

  @Test func `key paths are strings of properties`() {
    #expect(rewrite("let a = #keyPath(UIScrollView.contentSize)") == "let a = \"contentSize\"")
    #expect(rewrite("let a = #keyPath(A.b.c)") == "let a = \"b.c\"")
  }

  @Test func `what cannot be had is told with its line`() {
    let (_, diagnostics) = rewriting(
      "import UIKit\nimport Vision\nclass A {\n  @NSManaged var b: Int, c: Int\n}")
    #expect(diagnostics.map(\.line) == [2, 4])
    #expect(diagnostics.map(\.cause) == [.unknownModule, .managedProperty])
  }
}
