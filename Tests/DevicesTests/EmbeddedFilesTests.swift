import Foundation
import Testing

@testable import GimbalDevices

@Suite struct EmbeddedFilesTests {
  @Test func `the embedded files are the folder, byte for byte`() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: DevicesFolder.path)
      .filter { $0.hasSuffix(".json") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

    #expect(EmbeddedFiles.all.map { $0.path.description } == paths)
    for file in EmbeddedFiles.all {
      let bytes = UnsafeBufferPointer(
        start: file.text.utf8Start, count: file.text.utf8CodeUnitCount)
      let data = try Data(contentsOf: URL(fileURLWithPath: DevicesFolder.path + "/\(file.path)"))
      #expect(Array(bytes) == Array(data), "\(file.path)")
    }
  }
}

/// The folder of the repository that the library embeds.
enum DevicesFolder {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Devices").path
}
