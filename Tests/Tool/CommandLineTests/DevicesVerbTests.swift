import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct DevicesVerbTests {
  @Test func `the table has a line for every device`() {
    let call = Call("devices")
    let lines = call.output.split(separator: "\n")

    #expect(call.status == .held)
    #expect(lines.count == shippedDeviceCount + 2)
    #expect(lines.last == "\(shippedDeviceCount) devices")
    #expect(lines.contains { $0.hasPrefix("iphone-15-pro ") && $0.contains("393 × 852") })
  }

  @Test func `a slug shows the complete device, with provenance and sources`() {
    let text = Call("devices", "iphone-15-pro").output

    #expect(text.hasPrefix("iPhone 15 Pro (iphone-15-pro)\n"))
    #expect(text.contains(/iOS 17 +portrait +\{59, 0, 34, 0\} +status bar 54/))
    #expect(text.contains("Sources:\n- "))
    #expect(Call("devices", "iphone-17").output.contains("status bar 54 (assumed: no status bar"))
  }

  @Test func `names, options and filters select devices`() throws {
    let phones = Call("devices", "phones").output.split(separator: "\n")
    #expect(phones.last == "\(phones.count - 2) devices")
    #expect(!phones.contains { $0.hasPrefix("ipad-2 ") })
    let more = Call("devices", "--devices", "phones", "ipad-2").output.split(separator: "\n")
    #expect(more.last == "\(phones.count - 1) devices")
    #expect(more.contains { $0.hasPrefix("ipad-2 ") })
    #expect(Call("devices", "--min-year", "2100").output.hasSuffix("0 devices\n"))
    let filtered = Call("devices", "phones", "--min-year", "2025", "--max-width", "400", "--json")
    let devices = try json(filtered.output)["devices"]
    guard case .array(let rows)? = devices?.value else {
      Issue.record("\(filtered.output)")
      return
    }
    #expect(!rows.isEmpty && rows.count < 10)
  }

  @Test func `JSON of a device has metrics with their provenance`() throws {
    let device = try json(Call("devices", "iphone-15-pro", "--json").output)

    #expect(device["slug"]?.value == .string("iphone-15-pro"))
    let margin = device["layoutMargins"]?.value["portrait"]?.value
    #expect(margin?["value"]?.value == .number(16))
    #expect(margin?["confidence"]?.value == .string("high"))
  }

  @Test func `a folder adds devices`() throws {
    let folder = try TemporaryFolder()
    let path = repositoryRoot + "/Devices/iphone-15-pro.json"
    let text = String(decoding: try FileReader.read(path), as: UTF8.self)
    try folder.write(
      "my-phone.json",
      text.replacing("\"slug\": \"iphone-15-pro\"", with: "\"slug\": \"my-phone\"")
        .replacing("\"name\": \"iPhone 15 Pro\"", with: "\"name\": \"My Phone\""))

    let call = Call("devices", "--catalog", folder.path)

    #expect(call.output.hasSuffix("\n\(shippedDeviceCount + 1) devices\n"))
    #expect(Call("devices", "my-phone", "--catalog", folder.path).output.hasPrefix("My Phone ("))
  }

  @Test func `a call that names a device does not read the environment`() {
    var reads = 0
    let environment = {
      reads += 1
      return [String: String]()
    }
    #expect(Call(["devices", "iphone-15-pro"], environment: environment).status == .held)
    #expect(reads == 0)
    _ = Call(["run", "none.json"], environment: environment)
    #expect(reads > 0)
  }

  private func json(_ text: String) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8), file: "output").value
  }
}
