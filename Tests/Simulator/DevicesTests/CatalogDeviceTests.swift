import Testing

@testable import GimbalDevices

@Suite struct CatalogDeviceTests {
  private let catalog = DeviceCatalog.standard

  @Test func `each embedded device has the facts by which it is selected`() throws {
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
  func `device families equal those of the files`(family: DeviceFamily) {
    let chosen = catalog.catalogDevices(in: family).map(\.slug)
    #expect(chosen == catalog.devices.filter { family.contains($0) }.map(\.slug))
    #expect(catalog.devices(in: family).map(\.slug) == chosen)
  }

  @Test func `a device that is not in the catalog has its own values`() throws {
    var profile = try catalog.device("ipad-2")
    profile.slug = "own"
    profile.kind = .phone
    let device = CatalogDevice(profile)
    #expect(device.profile == profile)
    #expect(device.isOf(.phones) && !device.isOf(.ipads))
    #expect(device.defaultSystem == profile.defaultSystem)
  }
}
