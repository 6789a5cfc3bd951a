import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalTraits
import Testing

@testable import GimbalDevices

@Suite struct TypographyTests {
  private let typography = Typography.standard

  @Test func `a text style has a size for every category`() throws {
    #expect(typography.categories.count == 12)
    #expect(typography.defaultCategory == .large)
    #expect(typography.textStyles(.ios).count == 11)
    for style in typography.textStyles(.ios) {
      #expect(Set(style.sizes.keys) == Set(typography.categories.map(\.category)), "\(style.style)")
      let sizes = typography.categories.compactMap { style.sizes[$0.category]?.size }
      #expect(sizes == sizes.sorted(), "\(style.style)")
    }
    let body = try #require(typography.textStyle("body"))
    #expect(body.sizes[.large] == TextSize(size: 17, leading: 22))
    #expect(body.sizes[.accessibilityExtraExtraExtraLarge]?.size == 53)
    #expect(typography.textStyle("body", platform: .tvos)?.sizes[.large]?.size == 29)
    #expect(typography.textStyle("body", platform: .macos)?.sizes[.large]?.size == 13)
    #expect(typography.textStyle("subtitle1") == nil)
  }

  @Test func `accessibility categories are those of the traits`() {
    #expect(typography.categories.contains { $0.isAccessibility })
    for names in typography.categories {
      #expect(names.isAccessibility == names.category.isAccessibilityCategory)
    }
  }

  @Test(arguments: [
    (SystemBar.navigationBar, "iphone-15-pro", 17, false, 44.0),
    (.navigationBar, "iphone-15-pro", 17, true, 32), (.tabBar, "iphone-15-pro-max", 17, true, 49),
    (.navigationBar, "ipad-air-2", 11, false, 44), (.toolbar, "ipad-air-2", 12, false, 50),
  ])
  func `a bar's height depends on device, system and orientation`(
    bar: SystemBar, slug: String, major: Int, landscape: Bool, height: Double
  ) throws {
    let device = try DeviceCatalog.standard.device(slug)
    let sourcedValue = typography.bars.height(
      of: bar, on: device, system: .iOS(major), orientation: landscape ? .landscapeLeft : .portrait)
    #expect(sourcedValue.value == height && !sourcedValue.isAssumed)
  }

  @Test func `bar heights on iOS 26 are known in portrait, and in landscape for one bar (V-44)`()
    throws
  {
    let phone = try DeviceCatalog.standard.device("iphone-17")
    let pad = try DeviceCatalog.standard.device("ipad-pro-11-m5")
    func sourcedValue(
      _ bar: SystemBar, on device: DeviceProfile, _ orientation: UIInterfaceOrientation = .portrait
    ) -> SourcedValue<CGFloat> {
      typography.bars.height(of: bar, on: device, system: .iOS(26), orientation: orientation)
    }
    #expect(sourcedValue(.navigationBar, on: phone) == SourcedValue(54, .given(.high)))
    #expect(sourcedValue(.tabBar, on: phone) == SourcedValue(49, .given(.high)))
    #expect(sourcedValue(.navigationBar, on: pad) == SourcedValue(54, .given(.low)))
    #expect(
      sourcedValue(.navigationBar, on: phone, .landscapeLeft)
        == SourcedValue(54, .given(.medium)))
    #expect(
      sourcedValue(.toolbar, on: phone, .landscapeLeft)
        == SourcedValue(32, .assumed("no toolbar like this is measured on iOS 26; as on iOS 18")))
    #expect(sourcedValue(.toolbar, on: phone) == SourcedValue(48, .given(.high)))
    #expect(sourcedValue(.tabBar, on: pad).isAssumed)
  }

  @Test(arguments: [
    ("iphone-15-pro", 18, 59.0, 53.667), ("iphone-14-pro-max", 16, 59, 53.667),
    ("iphone-16-pro", 18, 62, 56.333), ("iphone-16-pro-max", 18, 62, 56.333),
    ("iphone-14", 18, 47, 47), ("iphone-16-pro", 26, 62, 62), ("ipad-pro-11-4", 18, 24, 24),
  ])
  func `navigation bars start above the safe area on phones with a Dynamic Island (V-43)`(
    slug: String, major: Int, safeTop: CGFloat, barTop: CGFloat
  ) throws {
    let device = try DeviceCatalog.standard.device(slug)
    let top = device.safeArea(system: .iOS(major), orientation: .portrait).value.top
    let rise = typography.bars.rise(
      on: device, system: .iOS(major), orientation: .portrait)
    #expect(top == safeTop && !rise.isAssumed)
    #expect(abs(top - rise.value - barTop) < 0.001)
  }

  @Test func `a bar's top is assumed where sources disagree (V-44)`() throws {
    let air = try DeviceCatalog.standard.device("iphone-air")
    let rise = typography.bars.rise(on: air, system: .iOS(26), orientation: .portrait)
    #expect(rise.value == 0 && rise.isAssumed)
  }

  @Test
  func `bars in sheets and at the top of iPads have specific heights (V-45, V-46, R-BAR-10)`()
    throws
  {
    let phone = try DeviceCatalog.standard.device("iphone-se-3")
    let pad = try DeviceCatalog.standard.device("ipad-pro-11-4")
    let bars = typography.bars
    #expect(
      bars.navigationBarInSheet(on: phone, system: .iOS(15)) == SourcedValue(56, .given(.medium)))
    #expect(
      bars.navigationBarInSheet(on: phone, system: .iOS(26)) == SourcedValue(70, .given(.medium)))
    #expect(bars.navigationBarInSheet(on: pad, system: .iOS(17)).isAssumed)
    let notched = try DeviceCatalog.standard.device("iphone-15-pro")
    let raised = { (system: SystemVersion, orientation: UIInterfaceOrientation) in
      bars.toolbarInNavigationController(on: notched, system: system, orientation: orientation)
        .value
    }
    #expect(raised(.iOS(17), .portrait) == 49 && raised(.iOS(26), .portrait) == 52)
    #expect(raised(.iOS(17), .landscapeLeft) == 32)
    #expect(
      bars.toolbarInNavigationController(on: pad, system: .iOS(17), orientation: .portrait).value
        == 50)
    #expect(bars.tabBarAtTop(on: pad, system: .iOS(18)).value == 50)
    #expect(bars.tabBarAtTop(on: pad, system: .iOS(18)).isAssumed)
  }

  @Test func `a controller's margins depend on the width of the window (V-70)`() {
    let margins = typography.layoutMargins
    #expect(
      [320, 402, 413, 414, 428, 1_024].map { margins.rootMargin(windowWidth: $0) }
        == [16, 16, 16, 20, 20, 20])
    #expect(margins.plainView == 8 && margins.confidence == .high)
  }

  @Test func `known widths and notes are available`() {
    #expect(typography.readableWidths[.large] == SourcedValue(672, .given(.medium)))
    #expect(typography.readableWidths[.small] == nil)
    #expect(typography.platformDefaults.count == 5)
    #expect(typography.document("status-bar")?.node.value["quirk"] != nil)
    #expect(typography.documents.count == 10)
  }
}
