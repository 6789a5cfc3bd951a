import Testing

@testable import GimbalIntake

@Suite struct SelectorTests {
  private func inClass(_ selector: String, _ members: String = "") -> String {
    let text = rewrite("class A { let a = \(selector)\n\(members) }")
    return String(text.dropFirst("class A { let a = ".count).prefix { $0 != "\n" })
  }

  @Test(arguments: [
    ("#selector(save)", "Selector(of: A.save)"),
    ("#selector(save(_:))", "Selector(of: A.save(_:), named: \"save:\")"),
    ("#selector(self.save(_:for:))", "Selector(of: A.save(_:for:), named: \"save:for:\")"),
    ("#selector(B.save)", "Selector(of: B.save)"),
    ("#selector(B.C.save(now:))", "Selector(of: B.C.save(now:), named: \"saveWithNow:\")"),
    ("#selector(b.save)", "Selector(of: type(of: b).save)"),
    ("#selector(self.b.save)", "Selector(of: type(of: self.b).save)"),
    ("#selector(save as () -> Void)", "Selector(of: A.save as (A) -> () -> Void)"),
    ("#selector((save))", "Selector(of: A.save)"),
    ("#selector(B.a(_:b:c:d:))", "Selector(\"a:b:c:d:\")"),
    ("#selector(handle(for:))", "Selector(of: A.handle(for:), named: \"handleFor:\")"),
  ])
  func `a selector names a method of its type`(source: String, rewritten: String) {
    #expect(inClass(source) == rewritten)
  }

  @Test func `a method's name for selectors follows from its declaration`() {
    #expect(
      inClass("#selector(save)", "@objc func save(_ sender: Any) {}")
        == "Selector(of: A.save, named: \"save:\")")
    #expect(
      inClass("#selector(save)", "@objc(store:) func save(_ sender: Any) {}")
        == "Selector(of: A.save, named: \"store:\")")
    #expect(
      inClass("#selector(save)", "func save() {}\nfunc save(_ sender: Any) {}")
        == "Selector(of: A.save)")
  }

  @Test func `a selector of a static method is a member of the class`() {
    #expect(
      inClass("#selector(save(_:))", "@objc static func save(_ sender: Any) {}")
        == "Selector(of: { (it: A.Type) in it.save(_:) }, named: \"save:\")")
    #expect(
      inClass("#selector(self.save)", "@objc class func save() {}\nfunc save() {}")
        == "Selector(of: A.save, named: \"save\")")
  }

  @Test func `the innermost type around a selector is its type`() {
    let text = rewrite(
      "class A { class B { let a = #selector(c) }\nlet d = #selector(e) }\nextension A.B { func f() { g(#selector(h)) } }"
    )
    #expect(text.contains("Selector(of: B.c)"))
    #expect(text.contains("Selector(of: A.e)"))
    #expect(text.contains("Selector(of: A.B.h)"))
  }

  @Test func `lines of a long selector follow it`() {
    #expect(
      rewrite("class A { let a = #selector(\n  save\n)\n}")
        == "class A { let a = Selector(of: A.save)\n\n\n}")
  }
}
