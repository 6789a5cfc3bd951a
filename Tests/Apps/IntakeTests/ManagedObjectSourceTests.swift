import Testing

@testable import GimbalIntake

@Suite struct ManagedObjectSourceTests {
  @Test func `managed properties get and set their values by name`() {
    #expect(
      rewrite("@NSManaged public var name: String?\n@NSManaged var a: Set<B>\n")
        == "           public var name: String? { get { managedValue(\"name\") } set { setManagedValue(newValue, \"name\") } }\n"
        + "           var a: Set<B> { get { managedValue(\"a\") } set { setManagedValue(newValue, \"a\") } }\n"
    )
    #expect(
      rewrite("class A { @NSManaged @objc var `default`: [String: Int]! }")
        == "class A {                  var `default`: [String: Int]! { get { managedValue(\"default\") } set { setManagedValue(newValue, \"default\") } } }"
    )
  }

  @Test func `relationship methods pass their names and arguments`() {
    #expect(
      rewrite("@objc(addItemsObject:)\n@NSManaged public func addToItems(_ value: Item)\n")
        .hasSuffix(
          "public func addToItems(_ value: Item) { changeManagedValues(\"addToItems\", value) }\n"))
    #expect(
      rewrite("@NSManaged func insertIntoItems(_ value: Item, at idx: Int)")
        == "           func insertIntoItems(_ value: Item, at idx: Int) { changeManagedValues(\"insertIntoItems\", value, idx) }"
    )
  }

  @Test func `an operator on numbers is disfavored next to Foundation's`() {
    #expect(
      rewrite("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
        == "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
    let others =
      "func < (lhs: A, rhs: NSNumber) -> Bool { true }\nfunc <= (lhs: NSNumber, rhs: NSNumber) -> Bool { true }"
    #expect(rewrite(others) == others)
  }

  @Test func `value(forKey) on AnyObject becomes a call on NSObject`() {
    #expect(
      rewrite("let b = (a as AnyObject).value(forKey: c)")
        == "let b = (a as! NSObject).value(forKey: c)")
    let other = "let b = (a as? AnyObject)?.value(forKey: c)"
    #expect(rewrite(other) == other)
  }

  @Test func `SwiftUI previews are removed and reported`() {
    let preview = "struct A: PreviewProvider { static var previews: some View { B() } }"
    let (text, diagnostics) = rewriting("let a = 1\n@available(iOS 13, *)\n\(preview)\nlet b = 2")
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "let a = 1 let b = 2")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(diagnostics.map(\.line) == [3])
    let macro = rewriting("#Preview(\"a\") { B() }\nlet b = 2")
    #expect(macro.text.hasSuffix("\nlet b = 2") && !macro.text.contains("Preview"))
    #expect(macro.diagnostics.count == 1)
    #expect(rewrite("struct A: View { }") == "struct A: View { }")
  }

  @Test func `the import of Core Data is not changed, and predicates import UIKit`() {
    let source = "import CoreData\nclass A: NSManagedObject {}"
    #expect(rewrite(source) == source)
    let module = ModuleIntake(files: ["a": Array(source.utf8)])
    #expect(module.frameworks == ["CoreData"])
    #expect(ModuleIntake(files: ["a": Array(source.utf8)], present: ["CoreData"]).frameworks == [])
    #expect(
      rewrite("import Foundation\nlet a = NSPredicate(format: b)")
        == "import Foundation; import UIKit\nlet a = NSPredicate(format: b)")
  }
}
