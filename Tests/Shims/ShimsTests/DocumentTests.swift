import Foundation
import Testing
import UIKit

/// Documents of apps, and what else reads and writes files.
@MainActor @Suite struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as! Data, as: UTF8.self)
    }
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "gimbal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func `a document is written, changed and read again`() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "First.note")
      let note = Note(fileURL: url)
      #expect(note.documentState == .closed && note.localizedName == "First")
      note.text = "one"
      let isSaved = await saved(note, .forCreating)
      #expect(isSaved)
      #expect(note.documentState == .normal)
      let written = try String(contentsOf: url, encoding: .utf8)
      #expect(written == "one")
      note.text = "two"
      note.updateChangeCount(.done)
      #expect(note.hasUnsavedChanges)
      let isClosed = await withCheckedContinuation { done in
        note.close { done.resume(returning: $0) }
      }
      #expect(isClosed && note.documentState == .closed && !note.hasUnsavedChanges)
      let again = Note(fileURL: url)
      let isOpen = await withCheckedContinuation { done in
        again.open { done.resume(returning: $0) }
      }
      #expect(isOpen && again.text == "two" && again.fileModificationDate != nil)
    }
  }

  @Test func `a document that cannot be read or written reports the failure`() async throws {
    try await withFolder { folder in
      let note = Note(fileURL: folder.appending(path: "no/First.note"))
      let isOpen = await withCheckedContinuation { done in
        note.open { done.resume(returning: $0) }
      }
      #expect(!isOpen && note.documentState.contains(.closed))
      let isSaved = await saved(note, .forCreating)
      #expect(!isSaved)
      #expect(note.documentState.contains(.savingError))
    }
  }

  private func saved(_ note: Note, _ operation: UIDocument.SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      note.save(to: note.fileURL, for: operation) { done.resume(returning: $0) }
    }
  }

  @Test func `file coordination is immediate, and Codable values are archived`() throws {
    var url: URL?
    NSFileCoordinator().coordinate(
      readingItemAt: URL(fileURLWithPath: "/a"), error: nil, byAccessor: { url = $0 })
    #expect(url?.path == "/a")
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    try archiver.encodeEncodable(["a": 1], forKey: "k")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    #expect(reader.decodeDecodable([String: Int].self, forKey: "k") == ["a": 1])
    #expect(reader.decodeDecodable([Int].self, forKey: "k") == nil)
    #expect(!FileManager.default.isUbiquitousItem(at: URL(fileURLWithPath: "/a")))
  }

  @Test func `a scene request is refused with UIKit's error`() {
    var refused: NSError?
    UIApplication.shared.requestSceneSessionActivation(
      nil, userActivity: NSUserActivity(activityType: "a"),
      options: UIScene.ActivationRequestOptions(),
      errorHandler: { refused = $0 as NSError })
    #expect(refused?.domain == "UISceneErrorDomain")
  }
}
