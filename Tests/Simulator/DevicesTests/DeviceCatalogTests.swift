import Foundation
import GimbalTraits
import Testing

@testable import GimbalDevices

@Suite struct DeviceCatalogTests {
  private let catalog = DeviceCatalog.standard

  @Test func `every file of the folder is a device of the catalog`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: DevicesFolder.path)
      .filter { $0.hasSuffix(".json") }

    #expect(!files.isEmpty)
    #expect(Set(catalog.slugs.map { $0 + ".json" }) == Set(files))
    #expect(catalog.slugs.count == files.count)
  }

  @Test func `slugs are sorted by their numbers`() {
    #expect(catalog.slugs.prefix(4) == ["ipad-2", "ipad-3", "ipad-4", "ipad-5"])
    let phones = catalog.slugs.filter { $0.hasPrefix("iphone-1") }
    #expect(phones.first == "iphone-11" && phones.last == "iphone-18-pro-max")
    for (a, b) in zip(catalog.slugs, catalog.slugs.dropFirst()) {
      #expect(SlugOrder.precedes(a, b) && !SlugOrder.precedes(b, a))
    }
  }

  @Test func `the order of slugs is strict for any slugs`() {
    let sorted = ["", "01", "1", "1a", "2", "10", "10a", "a", "a-2", "a-10", "a-10b", "a2", "é"]
    for (i, a) in sorted.enumerated() {
      for (j, b) in sorted.enumerated() {
        #expect(SlugOrder.precedes(a, b) == (i < j), "\(a) \(b)")
      }
    }
  }

  @Test(arguments: [
    ("iphone-15-por", "there is no device 'iphone-15-por'; did you mean 'iphone-15-pro'"),
    (
      "iphone-se",
      "there is no device 'iphone-se'; did you mean 'iphone-se-1', 'iphone-se-2' or 'iphone-se-3'"
    ),
    ("iPhone 15 Pro", "there is no device 'iPhone 15 Pro'; did you mean 'iphone-15-pro'"),
    (
      "zzz",
      "there is no device 'zzz'; the catalog has \(DeviceCatalog.standard.slugs.count), such as "
        + "'iphone-15-pro'"
    ),
    ("", "there is no device ''; the catalog has \(DeviceCatalog.standard.slugs.count)"),
  ])
  func `an unknown slug gets suggestions`(word: String, start: String) {
    let error = #expect(throws: DeviceCatalogError.self) { try catalog.device(word) }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
  }

  @Test func `words select slugs and families, each device once`() throws {
    let selected = try catalog.select(["iphone-x", "phones", "ipad-2", "iphone-x"]).map(\.slug)

    #expect(selected.count == catalog.phones.count + 1)
    #expect(selected.first == "iphone-x" && selected.last == "ipad-2")
    #expect(Set(selected).count == selected.count)
    #expect(try catalog.select(["all"]).map(\.slug) == catalog.slugs)
    #expect(catalog.phones.count + catalog.ipads.count == catalog.slugs.count)
    #expect(!catalog.phones.isEmpty && !catalog.ipads.isEmpty)
    #expect(catalog.phones.contains { $0.kind == .pod })
    let error = #expect(throws: DeviceCatalogError.self) { try catalog.select(["phone"]) }
    #expect(error?.description.contains("'phones'") == true)
  }

  @Test func `a filter selects devices that meet all its conditions`() {
    var filter = DeviceFilter()
    #expect(catalog.devices(matching: filter).count == catalog.slugs.count)
    filter.minYear = 2020
    filter.idiom = .phone
    filter.horizontalSizeClass = .regular
    filter.maxWidth = 430
    let devices = catalog.devices(matching: filter)

    #expect(!devices.isEmpty)
    for device in catalog.devices {
      let meets =
        device.year >= 2020 && device.idiom == .phone
        && device.landscapeSizeClasses.horizontal == .regular
        && device.screen.pointsPortrait.width <= 430
      #expect(devices.contains(device) == meets)
    }
  }

  @Test func `a folder adds devices and replaces them`() throws {
    try inFolder { folder in
      let text = EmbeddedFiles.file(at: "iphone-15-pro.json")!.text.description
      try write(
        text.replacingOccurrences(of: "iphone-15-pro", with: "my-phone"), folder, "my-phone")
      try write(
        text.replacingOccurrences(of: "iPhone 15 Pro", with: "Mine"), folder, "iphone-15-pro")

      let mine = try DeviceCatalog.load(folder: folder)

      #expect(mine.slugs.count == catalog.slugs.count + 1)
      #expect(try mine.device("my-phone").screen == catalog.device("iphone-15-pro").screen)
      #expect(try mine.device("iphone-15-pro").name == "Mine")
      #expect(try catalog.device("iphone-15-pro").name == "iPhone 15 Pro")
    }
  }

  @Test func `a folder with a broken file is refused in one line`() throws {
    try inFolder { folder in
      let text = EmbeddedFiles.file(at: "iphone-15-pro.json")!.text.description
      try write(
        text.replacingOccurrences(of: "\"scale\": 3", with: "\"scal\": 3"), folder, "iphone-15-pro")
      #expect(
        issue(folder) == "\(folder)/iphone-15-pro.json:15:5: unknown key 'scal' in 'screen'; "
          + "did you mean 'scale'?")
      try write(
        text.replacingOccurrences(of: "\"scale\": 3", with: "\"scale\": 2"), folder, "iphone-15-pro"
      )
      #expect(
        issue(folder) == "\(folder)/iphone-15-pro.json:18:23: 393 × 852 points at scale 2 are "
          + "786 × 1704 pixels, not 1179 × 2556")
      #expect(issue(folder + "/x") == "\(folder)/x: there is no such file or folder")
    }
  }

  @Test func `several threads read one catalog`() async throws {
    let names = try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<200 {
        group.addTask {
          let catalog = DeviceCatalog.standard
          return try catalog.device(catalog.slugs[index % catalog.slugs.count]).name
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(names == Set(DeviceCatalog.standard.devices.map(\.name)))
  }

  private func issue(_ folder: String) -> String? {
    do {
      _ = try DeviceCatalog.load(folder: folder)
      return nil
    } catch {
      return error.description
    }
  }

  private func write(_ text: String, _ folder: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
