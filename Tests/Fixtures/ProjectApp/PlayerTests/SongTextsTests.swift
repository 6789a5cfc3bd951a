import XCTest

@testable import Player

final class SongTextsTests: XCTestCase {
  private func texts(_ language: String) throws -> SongTexts {
    let path = try XCTUnwrap(Bundle.main.path(forResource: language, ofType: "lproj"))
    return SongTexts(bundle: try XCTUnwrap(Bundle(path: path)))
  }

  func testTextsOfTheAppsOwnLanguage() {
    let texts = SongTexts()
    XCTAssertEqual(texts.songs(0, in: 1), "No songs in one list")
    XCTAssertEqual(texts.songs(1, in: 2), "1 song in 2 lists")
    XCTAssertEqual(texts.albums(1, by: "Kora"), "1 album by Kora")
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    XCTAssertEqual(texts.play, isPad ? "Play on iPad" : "Play on iPhone")
  }

  func testTextsOfOtherLanguages() throws {
    let polish = try texts("pl")
    XCTAssertEqual(polish.songs(22, in: 1), "Lista: 22 utwory")
    XCTAssertEqual(polish.songs(5, in: 3), "Listy (3): 5 utworów")
    XCTAssertEqual(polish.albums(3, by: "Kora"), "3 albumy: Kora")
    XCTAssertEqual(try texts("ar").songs(2, in: 1), "أغنيتان")
    XCTAssertEqual(try texts("de").albums(2, by: "Kora"), "Kora: 2 Alben")
  }
}
