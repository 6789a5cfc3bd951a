import Checkout
import Foundation
import GimbalDocuments
import GimbalTraits
import Testing

@testable import GimbalDevices

/// The catalog in the library is generated from the folder `Devices/` by
/// `GIMBAL_WRITE_TABLES=1 swift test --filter EmbeddedFilesTests`.
@Suite struct EmbeddedFilesTests {
  @Test func `the source of the embedded files is generated from the folder Devices`() throws {
    let written = DevicesFolder.root + "/Sources/Simulator/Devices/Data/EmbeddedFiles+All.swift"
    let source = try Self.source()
    if ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] == "1" {
      try Data(source.utf8).write(to: URL(fileURLWithPath: written))
    }
    // Compared without printing the texts, which are long.
    let isCurrent = try Data(contentsOf: URL(fileURLWithPath: written)) == Data(source.utf8)
    #expect(
      isCurrent,
      """
      Sources/Simulator/Devices/Data/EmbeddedFiles+All.swift is not made from Devices/ as it is; run \
      GIMBAL_WRITE_TABLES=1 swift test --filter EmbeddedFilesTests
      """)
  }

  @Test func `the embedded files equal the folder, byte for byte`() throws {
    let paths = try DevicesFolder.paths
    #expect(EmbeddedFiles.all.map { $0.path.description } == paths)
    for file in EmbeddedFiles.all {
      let bytes = UnsafeBufferPointer(
        start: file.text.utf8Start, count: file.text.utf8CodeUnitCount)
      let data = try Data(contentsOf: URL(fileURLWithPath: DevicesFolder.path + "/\(file.path)"))
      #expect(Array(bytes) == Array(data), "\(file.path)")
    }
  }

  /// The Swift file with one line for each JSON file; a device's line has the values by which it is selected.
  private static func source() throws -> String {
    var source = """
      // swift-format-ignore-file
      // Made from the folder Devices: `GIMBAL_WRITE_TABLES=1 swift test --filter EmbeddedFilesTests`

      extension EmbeddedFiles {
        static let all: [EmbeddedFile] = [

      """
    for path in try DevicesFolder.paths {
      let file = DevicesFolder.path + "/" + path
      let text = try String(contentsOfFile: file, encoding: .utf8)
      var fence = "#"
      while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
      let literal = text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\\\(fence)n")
      var facts = ""
      if !path.contains("/") {
        let device = try DeviceFileReader.read(contentsOf: file).profile
        let system = device.defaultSystem
        facts = """
          , facts: DeviceFacts(isPad: \(device.kind == .pad), major: \(system.major), \
          minor: \(system.minor), patch: \(system.patch))
          """
      }
      source +=
        "    EmbeddedFile(path: \"\(path)\", text: \(fence)\"\(literal)\"\(fence)\(facts)),\n"
    }
    return source + "  ]\n}\n"
  }
}

/// The folder of the repository that the library embeds.
enum DevicesFolder {
  /// The folder of the repository.
  static let root = Checkout.root.path
  static let path = root + "/Devices"

  /// The paths of all JSON files, relative to the folder and sorted by their bytes.
  static var paths: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".json") }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }
}
