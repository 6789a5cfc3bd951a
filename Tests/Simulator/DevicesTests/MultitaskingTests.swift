import Foundation
import GimbalGeometry
import GimbalTraits
import Testing

@testable import GimbalDevices

@Suite struct MultitaskingTests {
  private let multitasking = Multitasking.standard

  private func pane(
    _ layout: WindowLayout, _ slug: String, _ system: SystemVersion = .iOS(18),
    _ orientation: UIInterfaceOrientation = .landscapeLeft
  ) throws -> SourcedValue<WindowPane> {
    let device = try DeviceCatalog.standard.device(slug)
    return try multitasking.pane(layout, on: device, system: system, orientation: orientation)
  }

  @Test func `measured panes have a given size`() throws {
    let half = try pane(.split(.half), "ipad-pro-12-9-4")
    #expect(half.value.size == CGSize(width: 678, height: 1024))
    #expect(half.value.sizeClasses == SizeClasses(horizontal: .regular, vertical: .regular))
    #expect(half.provenance == .given(.high))
    let third = try pane(.split(.third), "ipad-pro-11-1", .iOS(17), .portrait)
    #expect(third.value.size == CGSize(width: 320, height: 1194))
  }

  /// The widths that the divider rule and the sibling panel give (devices without measured splits).
  @Test(
    arguments: [
      ("ipad-mini-6", true, [375, 561.5, 748]), ("ipad-mini-6", false, [320, nil, 414]),
      ("ipad-10", true, [375, 585, 795]), ("ipad-10", false, [320, nil, 490]),
      ("ipad-pro-11-m4", true, [375, 600, 825]), ("ipad-pro-11-m4", false, [320, nil, 504]),
      ("ipad-pro-13-m4", true, [375, 683, 991]), ("ipad-pro-13-m4", false, [375, nil, 647]),
    ] as [(String, Bool, [CGFloat?])])
  func `panes without measurements are derived`(slug: String, landscape: Bool, widths: [CGFloat?])
    throws
  {
    for (share, width) in zip(SplitShare.allCases, widths) {
      let orientation: UIInterfaceOrientation = landscape ? .landscapeLeft : .portrait
      let found = try? pane(.split(share), slug, .iOS(18), orientation)
      #expect(found?.value.size.width == width)
      if slug != "ipad-mini-6" || share == .half || !landscape {
        #expect(found?.isAssumed ?? true)
      }
    }
  }

  @Test func `panes and divider fill the screen on every iPad`() throws {
    var splitScreens = 0
    for device in DeviceCatalog.standard.ipads {
      for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
        let width = { (share: SplitShare) in
          try? multitasking.pane(
            .split(share), on: device, system: .iOS(16), orientation: orientation
          ).value.size.width
        }
        guard let third = width(.third), let rest = width(.twoThirds) else { continue }
        splitScreens += 1
        let full = device.screenSize(orientation).width
        #expect(third + multitasking.dividerWidth + rest == full, "\(device.slug)")
        if let half = width(.half) { #expect(2 * half + multitasking.dividerWidth == full) }
      }
    }
    #expect(splitScreens > 0)
  }

  @Test(
    arguments: [
      (WindowLayout.split(.half), "iphone-15-pro", 18, "a phone's window always fills the screen"),
      (.split(.half), "ipad-2", 9, "this iPad has neither Split View nor Slide Over"),
      (.slideOver, "ipad-2", 9, "this iPad has neither Split View nor Slide Over"),
      (.split(.third), "ipad-air-1", 12, "this iPad has Slide Over only"),
      (.slideOver, "ipad-air-2", 8, "it is available from iOS 9 on"),
      (
        .split(.half), "ipad-pro-11-4", 26,
        "from iPadOS 26 on it is replaced by free windows; choose a window size"
      ),
      (
        .window(CGSize(width: 500, height: 500)), "ipad-pro-11-4", 18,
        "free windows are available from iPadOS 26 on"
      ),
      (.window(CGSize(width: 5000, height: 500)), "ipad-pro-11-4", 26, "the screen is 1194 × 834"),
      (
        .window(CGSize(width: Double.nan, height: 500)), "ipad-pro-11-4", 26,
        "the screen is 1194 × 834"
      ),
    ] as [(WindowLayout, String, Int, String)])
  func `a window layout that a device does not offer is refused with the reason (D-7)`(
    layout: WindowLayout, slug: String, major: Int, reason: String
  ) throws {
    let refusal = #expect(throws: MultitaskingRefusal.self) {
      try pane(layout, slug, .iOS(major))
    }
    #expect(refusal?.reason == reason)
  }

  @Test func `two equal halves are refused in portrait`() throws {
    let refusal = #expect(throws: MultitaskingRefusal.self) {
      try pane(.split(.half), "ipad-pro-12-9-4", .iOS(16), .portrait)
    }
    #expect(
      refusal?.description == "iPad Pro 12.9-inch (4th generation) on iOS 16 does not offer "
        + "the split 'half': two halves are offered in landscape only")
  }

  @Test func `the size of Slide Over is given where measured and assumed elsewhere`() throws {
    let measured = try pane(.slideOver, "ipad-air-2", .iOS(12))
    #expect(measured.value.size == CGSize(width: 320, height: 728))
    #expect(measured.value.sizeClasses.horizontal == .compact)
    #expect(measured.provenance == .given(.high))
    let derived = try pane(.slideOver, "ipad-pro-11-1")
    #expect(derived.value.size == CGSize(width: 375, height: 794))
    #expect(derived.isAssumed)
  }

  @Test func `a free window is regular from 678 points (D-6)`() throws {
    let classes = try [677, 678].map { width in
      try pane(.window(CGSize(width: width, height: 300)), "ipad-pro-11-4", .iOS(26))
        .value.sizeClasses.horizontal
    }
    #expect(classes == [.compact, .regular])
  }

  @Test func `every iPad has a panel or is listed as without Split View`() {
    let listed = multitasking.panels.flatMap(\.deviceSlugs)
    let others = multitasking.slideOverOnly + multitasking.withoutMultitasking
    #expect(Set(listed + others) == Set(DeviceCatalog.standard.ipads.map(\.slug)))
    #expect(listed.count + others.count == DeviceCatalog.standard.ipads.count)
    for panel in multitasking.panels {
      for slug in panel.deviceSlugs {
        let device = try? DeviceCatalog.standard.device(slug)
        #expect(device?.screen.pointsPortrait == panel.fullPortrait, "\(slug)")
      }
    }
  }
}
