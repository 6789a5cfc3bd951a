import Testing

@testable import GimbalIntake

/// Members whose actor the rewrite changes.
@Suite struct IsolationTests {
  @Test func `the methods that run before and after all tests of a class use the main actor`() {
    let text = rewrite(
      """
      class ATests: XCTestCase {
        static var saved = 0
        override class func setUp() { saved = 1 }
        override static func tearDown() { saved = 0 }
        class func make() {}
      }
      """)
    #expect(
      text == """
        @MainActor class ATests: XCTestCase, @unchecked Sendable {
          static var saved = 0
          override class nonisolated func setUp() { MainActor.assumeIsolated { () -> Void in saved = 1  }}
          override static nonisolated func tearDown() { MainActor.assumeIsolated { () -> Void in saved = 0  }}
          class func make() {}
        }
        """)
  }

  @Test func `overrides of objects have no actor in a module on the main actor`() {
    let source = """
      class A: NSObject {
        override var description: String { "a" }
        override func isEqual(_ object: Any?) -> Bool { true }
        override init() {}
      }
      final class B: A { override var hash: Int { get { 1 } } }
      class C: Operation { override func main() {} }
      nonisolated class D: NSObject { override var description: String { "d" } }
      class E: UIView { override var description: String { "e" } }
      """
    let module = ModuleIntake(files: ["A.swift": Array(source.utf8)], isOnMainActor: true)
    let text = String(decoding: module.rewritten("A.swift")?.bytes ?? [], as: UTF8.self)
    #expect(
      text == """
        class A: NSObject {
          override nonisolated var description: String { MainActor.assumeIsolated { () -> String in "a"  }}
          override nonisolated func isEqual(_ object: Any?) -> Bool { MainActor.assumeIsolated { () -> Bool in true  }}
          override init() {}
        }
        final class B: A { override var hash: Int { get { 1 } } }
        nonisolated class C: Operation { override func main() {} }
        nonisolated class D: NSObject { override var description: String { "d" } }
        class E: UIView { override var description: String { "e" } }
        """)
    #expect(rewrite(source) == source)
  }
}
