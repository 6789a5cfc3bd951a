import Foundation
import GimbalGeometry
import GimbalTraits
import Testing

@testable import GimbalDevices

@Suite struct DeviceProfileTests {
  private func device(_ slug: String) throws -> DeviceProfile {
    try DeviceCatalog.standard.device(slug)
  }

  @Test func `the safe area depends on orientation and system`() throws {
    let phone = try device("iphone-15-pro")
    let insets = { (system: SystemVersion, orientation: UIInterfaceOrientation) in
      phone.safeArea(system: system, orientation: orientation)
    }

    #expect(
      insets(.iOS(17), .portrait)
        == SourcedValue(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), .given(.high)))
    #expect(insets(.iOS(18, 4), .landscapeLeft).value.bottom == 21)
    #expect(insets(.iOS(26), .landscapeRight).value.bottom == 20)
    #expect(insets(.iOS(26, 1), .landscapeRight).value.left == 59)
  }

  @Test func `the iPhone XR had another top inset on iOS 13`() throws {
    let phone = try device("iphone-xr")
    let tops = [12, 13, 14, 18].map {
      phone.safeArea(system: .iOS($0), orientation: .portrait).value.top
    }
    #expect(tops == [44, 44, 48, 48])
  }

  @Test func `iPads with a home indicator changed on iPadOS 26`() throws {
    let pad = try device("ipad-pro-11-4")
    let insets = [18, 26].map { pad.safeArea(system: .iOS($0), orientation: .portrait).value }
    #expect(insets.map(\.top) == [24, 32])
    #expect(insets.map(\.bottom) == [20, 25])
  }

  @Test func `a missing safe area is that of the nearest system, marked as assumed (D-5)`() throws {
    let pad = try device("ipad-9")
    let sourcedValue = pad.safeArea(system: .iOS(26), orientation: .portrait)

    #expect(sourcedValue.value.top == 20)
    #expect(
      sourcedValue.provenance == .assumed("no safe area is measured on iOS 26; as on iOS 18"))
    #expect(!pad.safeArea(system: .iOS(18), orientation: .portrait).isAssumed)
  }

  @Test func `the nearest system is the latest before, else the earliest after`() throws {
    var phone = try device("iphone-11")
    let sourcedValue = { (phone: DeviceProfile, major: Int) in
      phone.safeArea(system: .iOS(major), orientation: .portrait)
    }
    phone.safeAreas[0].portrait = nil
    #expect(
      sourcedValue(phone, 13).provenance
        == .assumed("no safe area is measured on iOS 13; as on iOS 14"))
    #expect(sourcedValue(phone, 13).value.top == 48)

    phone = try device("iphone-11")
    phone.safeAreas[1].portrait = nil
    #expect(sourcedValue(phone, 15).value.top == 44)
    #expect(
      sourcedValue(phone, 15).provenance
        == .assumed("no safe area is measured on iOS 15; as on iOS 13"))
    #expect(!sourcedValue(phone, 26).isAssumed)
  }

  @Test func `the default system is the newest with a known safe area (D-5)`() throws {
    let systems = try [
      "iphone-15-pro", "ipad-9", "iphone-x", "iphone-4", "ipad-a16", "ipod-touch-7",
    ]
    .map { try device($0).defaultSystem.description }
    #expect(systems == ["26", "18", "16", "7.1", "26", "15"])
    for device in DeviceCatalog.standard.devices {
      let system = device.defaultSystem
      #expect(device.runs(system), "\(device.slug) \(system)")
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] where system >= .iOS(8) {
        // Some files of new devices mark a part of their only row as assumed.
        let says = device.safeAreas.allSatisfy { $0.assumption != nil }
        #expect(device.safeArea(system: system, orientation: orientation).isAssumed == says)
      }
    }
  }

  @Test func `a device runs the existing systems in its range`() throws {
    let phone = try device("iphone-4")
    #expect(phone.runs(.iOS(4)) && phone.runs(.iOS(7, 1, 2)))
    #expect(!phone.runs(.iOS(3)) && !phone.runs(.iOS(7, 2)) && !phone.runs(.iOS(8)))

    let ipad = try device("ipad-a16")
    #expect(!ipad.runs(.iOS(18)) && ipad.runs(.iOS(18, 3)) && ipad.runs(.iOS(26, 5)))
    #expect(!ipad.runs(.iOS(20)) && ipad.runs(.iOS(27)) && ipad.runs(.iOS(27, 1)))
    #expect(!ipad.runs(.iOS(28)))
    #expect(ipad.systems == [.iOS(18, 3), .iOS(26), .iOS(27), .iOS(27, 1)])
    #expect(try device("ipod-touch-7").system(major: 12) == .iOS(12, 3, 1))
    #expect(try device("iphone-5").systemsText == "6 to 10")
  }

  @Test func `a missing first system is that of the first safe area`() throws {
    let phone = try device("iphone-17e")
    #expect(phone.declaredSystems.first == nil)
    #expect(phone.firstSystem.value == .iOS(26))
    #expect(phone.firstSystem.isAssumed)
  }

  @Test func `up to iOS 7 a phone in landscape has a status bar (D-8)`() throws {
    let phone = try device("iphone-5")
    let heights = [SystemVersion.iOS(7), .iOS(8)].map {
      phone.statusBarHeight(system: $0, orientation: .landscapeLeft).value
    }
    #expect(heights == [20, 0])
    #expect(phone.safeArea(system: .iOS(7), orientation: .landscapeLeft).value.top == 20)
  }

  @Test func `a missing status bar height is derived`() throws {
    let phone = try device("iphone-17").statusBarHeight(system: .iOS(26), orientation: .portrait)
    #expect(phone.value == 54 && phone.isAssumed)
    let pad = try device("ipad-air-11-m2").statusBarHeight(system: .iOS(26), orientation: .portrait)
    #expect(pad.value == 24 && pad.isAssumed)
    let newPad = try device("ipad-pro-11-m5")
      .statusBarHeight(system: .iOS(26), orientation: .portrait)
    #expect(newPad.value == 32 && newPad.isAssumed)
  }

  @Test(arguments: [
    ("iphone-8", CGFloat(16), CGFloat(20)), ("iphone-15-pro", 16, 16), ("iphone-11", 20, 20),
    ("iphone-8-plus", 20, 20),
    ("ipad-9", 20, 20),
  ])
  func `a full window's margin is known on every device (V-70, W-47)`(
    slug: String, portrait: CGFloat, onItsSide: CGFloat
  ) throws {
    let device = try device(slug)
    #expect(device.layoutMargin(.portrait) == SourcedValue(portrait, .given(.high)))
    #expect(device.layoutMargin(.landscapeLeft) == SourcedValue(onItsSide, .given(.high)))
  }

  @Test(arguments: ["iphone-17", "iphone-17-pro"])
  func `a phone of 402 points has no inset at the top in landscape (V-54, W-8)`(slug: String) throws
  {
    let area = try device(slug).safeArea(system: .iOS(26), orientation: .landscapeLeft)
    #expect(
      area == SourcedValue(UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62), .given(.high)))
  }

  @Test func `only wide phones have a regular width in landscape`() throws {
    let wide = DeviceCatalog.standard.phones.filter {
      $0.landscapeSizeClasses.horizontal == .regular
    }
    #expect(wide.allSatisfy { $0.screen.pointsPortrait.width >= 414 })
    #expect(wide.contains { $0.slug == "iphone-xr" } && wide.contains { $0.slug == "iphone-air" })
    #expect(try device("iphone-16-pro").sizeClasses(.landscapeLeft).horizontal == .compact)
  }

  @Test func `upside down is supported with a Home button or on an iPad`() throws {
    for device in DeviceCatalog.standard.devices {
      #expect(device.supportsUpsideDown == (device.hasHomeButton || device.idiom == .pad))
      #expect(device.orientations.allows(.portraitUpsideDown) == device.supportsUpsideDown)
    }
  }
}
