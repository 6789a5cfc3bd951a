import Checkout
import Foundation
import Testing

/// Goldens are the same in every process: the files in the repository were written by a debug build, and
/// `.ci/run` compares those of a release build with them.
@Suite struct GoldenRunTests {
  private static let fixture = Checkout.root.appending(path: "Tests/Fixtures/Goldens").path

  /// The hash seed differs in each process, unless it is fixed.
  @Test(arguments: [
    [:], ["SWIFT_DETERMINISTIC_HASHING": "1"],
    ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"],
    ["LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar", "TZ": "America/St_Johns"],
    ["LC_ALL": "C", "TZ": "UTC"],
  ])
  func `goldens are equal byte for byte in any locale, time zone and hash seed`(
    environment: [String: String]
  ) throws {
    let folder = try ScenarioFolder()
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.fixture)
    where path.hasSuffix(".json") {
      try folder.write(
        path, String(contentsOfFile: Self.fixture + "/" + path, encoding: .utf8))
    }
    let compared = try Program("run", Self.fixture, in: folder, environment: environment)
    #expect(compared.status == 0, "\(compared.output)\(compared.errors)")

    #expect(
      try Program("run", ".", "--record", "missing", in: folder, environment: environment).status
        == 0)
    var goldens = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.fixture)
    where path.hasSuffix(".golden") {
      goldens += 1
      let saved = try String(contentsOfFile: Self.fixture + "/" + path, encoding: .utf8)
      #expect(folder.text(path) == saved, "\(path)")
    }
    // Four goldens of three classes: two of the phones share theirs.
    #expect(goldens == 12)
  }
}
