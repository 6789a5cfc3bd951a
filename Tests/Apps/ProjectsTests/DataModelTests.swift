import Foundation
import Testing

@testable import GimbalProjects

@Suite struct DataModelTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Folder" representedClassName="Folder" syncable="YES" codeGenerationType="class">
            <attribute name="title" attributeType="String"/>
            <relationship name="notes" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Note" inverseName="folder" inverseEntity="Note"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Note" representedClassName="App.Note" syncable="YES" codeGenerationType="category">
            <attribute name="stars" optional="YES" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
            <attribute name="picture" optional="YES" attributeType="Transformable" customClassName="Picture"/>
            <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Folder" inverseName="notes" inverseEntity="Folder"/>
        </entity>
        <entity name="Plain" representedClassName="Plain"><attribute name="count" attributeType="Integer 64"/></entity>
        <elements><element name="Note" positionX="0" positionY="0" width="1" height="1"/></elements>
    </model>
    """

  private func model(_ files: [String: String]) throws -> DataModel {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + ".xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try DataModel(folder: folder.path)
  }

  @Test func `entities are read with their properties`() throws {
    let entities = try model(["A.xcdatamodel/contents": DataModelTests.contents]).entities
    #expect(entities.map(\.name) == ["Folder", "Note", "Plain"])
    #expect(entities.map(\.generation) == ["class", "category", nil])
    #expect(entities[1].className == "Note" && entities[0].constraints == [["title"]])
    let stars = try #require(entities[1].attributes.first)
    #expect(
      stars.kind == "Integer 16" && stars.defaultValue == "3" && stars.isScalar && stars.isOptional)
    let notes = try #require(entities[0].relationships.first)
    #expect(
      notes.isToMany && notes.isOrdered && notes.inverse == "folder"
        && notes.deletionRule == "Cascade")
    #expect(entities[1].relationships.first?.isToMany == false)
  }

  @Test func `classes are generated as in Xcode, for entities with code generation`() throws {
    let source = try model(["A.xcdatamodel/contents": DataModelTests.contents]).source
    #expect(source.contains("public class Folder: NSManagedObject {}"))
    #expect(!source.contains("class Note: ") && source.contains("extension Note {"))
    #expect(source.contains("@NSManaged public var title: String?\n"))
    #expect(source.contains("@NSManaged public var stars: Int16\n"))
    #expect(source.contains("@NSManaged public var picture: Picture?\n"))
    #expect(source.contains("@NSManaged public var notes: NSOrderedSet?\n"))
    #expect(source.contains("@NSManaged public func addToNotes(_ value: Note)\n"))
    #expect(source.contains("@NSManaged public func removeFromNotes(_ values: NSOrderedSet)\n"))
    #expect(source.contains("@NSManaged public var folder: Folder?\n"))
    #expect(!source.contains("Plain"))
  }

  @Test func `the current version of a model is used`() throws {
    let note = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>A.xcdatamodel</string></dict></plist>
      """
    let other = "<model><entity name=\"Other\"/></model>"
    let files = [
      "A.xcdatamodel/contents": DataModelTests.contents, "B.xcdatamodel/contents": other,
    ]
    #expect(try model(files).entities.map(\.name) == ["Other"])
    #expect(try model(files.merging([".xccurrentversion": note]) { $1 }).entities.count == 3)
  }

  @Test func `a file that is not a model is refused`() {
    #expect(throws: (any Error).self) { try model(["A.xcdatamodel/contents": "<plist/>"]) }
    #expect(throws: (any Error).self) { try model(["a": ""]) }
  }
}
