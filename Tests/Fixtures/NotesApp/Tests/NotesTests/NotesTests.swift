import XCTest

@testable import Notes

final class NotesTests: XCTestCase {
  private var window: UIWindow!
  private var list: NotesViewController!

  override func setUpWithError() throws {
    try super.setUpWithError()
    let delegate = AppDelegate()
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    window = delegate.window
    let navigation = try XCTUnwrap(window.rootViewController as? UINavigationController)
    list = try XCTUnwrap(navigation.topViewController as? NotesViewController)
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window.isHidden = true
    super.tearDown()
  }

  func testTheListShowsItsNotes() {
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    XCTAssertEqual(cell?.textLabel?.text, "Bread")
  }

  func testANoteIsWrittenAndSaved() throws {
    let note = try openNote()
    note.textField.text = "Eggs"
    note.textField.sendActions(for: .editingChanged)
    XCTAssertEqual(note.countLabel.text, "4 characters")
    XCTAssertEqual(note.buttons.count, 1)
    note.buttons[0].sendActions(for: .touchUpInside)
    XCTAssertEqual(list.notes, ["Milk", "Bread", "Eggs"])
    window.layoutIfNeeded()
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
  }

  func testANoteIsLeft() throws {
    let note = try openNote()
    note.cancel()
    XCTAssertEqual(list.cancelCount, 1)
    XCTAssertEqual(list.notes.count, 2)
  }

  private func openNote() throws -> NoteViewController {
    list.add()
    let note = try XCTUnwrap(list.navigationController?.topViewController as? NoteViewController)
    note.loadViewIfNeeded()
    window.layoutIfNeeded()
    return note
  }
}
