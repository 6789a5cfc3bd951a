import Foundation
import Testing

/// What the manifest declares where Apple's frameworks exist, read here with the condition reversed.
@Suite struct ManifestTests {
  @Test func `Apple platforms have the same products, without modules of Apple's names`() throws {
    let text = try Repository.file("Package.swift").lines.joined(separator: "\n")
    let condition = "#if canImport(Darwin)"
    let here = try Manifest(text)
    let there = try Manifest(text.replacing(condition, with: "#if !canImport(Darwin)"))
    #expect(text.ranges(of: condition).count == 1)
    #expect(there.products.mapValues { _ in 0 } == here.products.mapValues { _ in 0 })
    let apple = ["UIKit", "CoreGraphics", "QuartzCore", "Combine", "CoreData", "os"]
    #expect(here.targets.isSuperset(of: apple))
    #expect(there.targets.isDisjoint(with: apple))
    for (product, targets) in there.products {
      #expect(there.targets.isSuperset(of: targets), "\(product)")
    }
  }
}

/// A manifest as SwiftPM reads it.
private struct Manifest {
  /// The targets of each product.
  var products: [String: [String]]
  var targets: Set<String>

  init(_ text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let dump = try JSONDecoder().decode(Dump.self, from: data)
    products = Dictionary(uniqueKeysWithValues: dump.products.map { ($0.name, $0.targets) })
    targets = Set(dump.targets.map(\.name))
  }

  private struct Dump: Decodable {
    var products: [Product]
    var targets: [Target]
  }

  private struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  private struct Target: Decodable {
    var name: String
  }
}
