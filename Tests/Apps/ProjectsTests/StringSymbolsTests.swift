import Foundation
import Testing

@testable import GimbalProjects

@Suite struct StringSymbolsTests {
  @Test(arguments: [
    ("button.save", "buttonSave"), ("ToDoList", "toDoList"), ("OK", "ok"),
    ("Text Color", "textColor"),
    ("error.edit.invalidId", "errorEditInvalidId"), ("2 rows", "_2Rows"), ("default", "`default`"),
    ("%", nil),
  ])
  func `a string has the Swift name that Xcode gives it`(key: String, name: String?) {
    #expect(AssetSymbols.stringName(key) == name)
  }

  private func source(_ strings: String, table: String = "Localizable") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(table + ".xcstrings")
    try Data("{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}".utf8).write(to: file)
    return StringSymbols(catalogs: [file.path]).source
  }

  private func string(_ key: String, _ text: String) -> String {
    """
    "\(key)": {"extractionState": "manual", "localizations": {"en": {"stringUnit":
    {"state": "translated", "value": "\(text)"}}}}
    """
  }

  @Test func `a string that a developer added is a property of resources`() throws {
    let source = try source(string("task.new", "New"))
    #expect(source.contains("extension UIKit.LocalizedStringResource {"))
    #expect(
      source.contains(
        "nonisolated static var taskNew: UIKit.LocalizedStringResource { UIKit.LocalizedStringResource(catalogKey: \"task.new\", table: \"Localizable\", bundle: resources) }"
      ))
  }

  @Test func `a string with values is a function with their names and types`() throws {
    let source = try source(
      string("posts", "%(count)lld of %@ in 100%%") + ","
        + string("order", "%2$lf, %1$d, %(in)u, %lu"))
    #expect(source.contains("static func posts(count: Int, _ arg2: String) ->"))
    #expect(source.contains("bundle: resources, count, arg2 as NSString) }"))
    #expect(
      source.contains(
        "static func order(_ arg1: Int32, _ arg2: Double, `in`: UInt32, _ arg4: UInt) ->"))
  }

  @Test func `strings of another table are in a type of its name`() throws {
    #expect(
      try source(string("a", "A"), table: "Main menu").contains(
        "extension UIKit.LocalizedStringResource { enum MainMenu {"))
  }

  @Test func `strings that Xcode found in sources have no names, nor those of damaged catalogs`()
    throws
  {
    #expect(try source("\"a\": {}, \"b\": {\"extractionState\": \"stale\"}").isEmpty)
    #expect(try source("\"a\"").isEmpty)
    #expect(StringSymbols(catalogs: ["/nowhere/Localizable.xcstrings"]).source.isEmpty)
  }
}
