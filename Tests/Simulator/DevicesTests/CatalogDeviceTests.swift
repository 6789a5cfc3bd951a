import Testing

@testable import GimbalDevices

@Suite struct CatalogDeviceTests {
  private let catalog = DeviceCatalog.standard

  @Test func `each device's line in the library has what choosing it takes`() throws {
    for file in EmbeddedFiles.all {
      #expect((file.facts != nil) == !file.path.description.contains("/"), "\(file.path)")
    }
    for slug in catalog.slugs {
      let device = try catalog.catalogDevice(slug)
      #expect(device.defaultSystem == device.profile.defaultSystem, "\(slug)")
      #expect(device.profile.slug == slug)
    }
  }

  @Test(arguments: DeviceFamily.allCases)
  func `families are those of the files`(family: DeviceFamily) {
    let chosen = catalog.catalogDevices(in: family).map(\.slug)
    #expect(chosen == catalog.devices.filter { family.contains($0) }.map(\.slug))
    #expect(catalog.devices(in: family).map(\.slug) == chosen)
  }

  @Test func `a device that was read elsewhere answers from its own figures`() throws {
    var profile = try catalog.device("ipad-2")
    profile.slug = "own"
    profile.kind = .phone
    let device = CatalogDevice(profile)
    #expect(device.profile == profile)
    #expect(device.isOf(.phones) && !device.isOf(.ipads))
    #expect(device.defaultSystem == profile.defaultSystem)
  }
}
