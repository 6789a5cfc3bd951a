import Testing

@testable import GimbalIntake

@Suite struct AttributeTests {
  @Test func `attributes of the runtime become spaces of equal length`() {
    #expect(rewrite("  @objc func save() {}\n") == "        func save() {}\n")
    #expect(rewrite("@objc(save:) func a() {}") == "             func a() {}")
    #expect(rewrite("@objcMembers class A {}") == "             class A {}")
    #expect(rewrite("@objc\n(a) func b() {}") == "     \n(a) func b() {}")
  }

  @Test func `UIApplicationMain becomes Swift's main attribute`() {
    #expect(rewrite("@UIApplicationMain class A {}") == "@main              class A {}")
  }

  @Test func `strings, comments and regular expressions are not changed`() {
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

  @Test func `an interpolation is rewritten as code`() {
    #expect(rewrite(#"let a = "\(#keyPath(A.b)) @objc""#) == #"let a = "\("b") @objc""#)
    #expect(
      rewrite(##"let a = #"\(#keyPath(A.b)) \#(#keyPath(A.b))"#"##)
        == ##"let a = #"\(#keyPath(A.b)) \#("b")"#"##)
  }

  @Test func `a division does not start a regular expression`() {
    let source = "let a = b / c; @objc let d = e(f) / 2 // g\n"
    #expect(rewrite(source) == "let a = b / c;       let d = e(f) / 2 // g\n")
  }

  @Test func `conditions of the iPhone simulator become true, others are not changed`() {
    #expect(rewrite("#if os(iOS) && !os(macOS)\n#endif") == "#if true && !os(macOS)\n#endif")
    #expect(rewrite("#if !os(Linux)\n#endif") == "#if !false\n#endif")
    #expect(
      rewrite("#if canImport(ObjectiveC) && canImport(SwiftUI)\n#endif")
        == "#if true && canImport(SwiftUI)\n#endif")
    #expect(
      rewrite("#if DEBUG\n#elseif targetEnvironment(simulator)\n#endif")
        == "#if DEBUG\n#elseif true\n#endif")
  }

  @Test func `key path expressions become strings`() {
    #expect(rewrite("let a = #keyPath(UIScrollView.contentSize)") == "let a = \"contentSize\"")
    #expect(rewrite("let a = #keyPath(A.b.c)") == "let a = \"b.c\"")
  }

  @Test func `unsupported code is reported with its line`() {
    let (_, diagnostics) = rewriting(
      "import UIKit\nimport Vision\nclass A {\n  @NSManaged var b: Int, c: Int\n}")
    #expect(diagnostics.map(\.line) == [2, 4])
    #expect(diagnostics.map(\.cause) == [.unknownModule, .managedProperty])
  }
}
