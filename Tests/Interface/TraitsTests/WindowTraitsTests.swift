import Foundation
import GimbalGeometry
import GimbalTraits
import Testing

@Suite struct WindowTraitsTests {
  static let portrait = SizeClasses(horizontal: .compact, vertical: .regular)
  static let flat = SizeClasses(horizontal: .compact, vertical: .compact)
  static let wide = SizeClasses(horizontal: .regular, vertical: .compact)
  static let both = SizeClasses(horizontal: .regular, vertical: .regular)

  func phone(
    _ orientation: UIInterfaceOrientation, landscape: SizeClasses = flat, launchScreen: Bool = true,
    system: SystemVersion = .iOS(17), settings: UserSettings = UserSettings()
  ) -> UITraitCollection {
    let size = QuarterRotation(orientation).size(portrait: CGSize(width: 414, height: 896))
    return WindowTraits.collection(
      idiom: .phone, displayScale: 3, displayGamut: .P3, portrait: Self.portrait,
      landscape: landscape, interfaceOrientation: orientation, windowSize: size, screenSize: size,
      launchScreen: launchScreen, system: system, settings: settings)
  }

  func pad(width: CGFloat) -> UITraitCollection {
    WindowTraits.collection(
      idiom: .pad, displayScale: 2, displayGamut: .P3, portrait: Self.both, landscape: Self.both,
      interfaceOrientation: .landscapeLeft, windowSize: CGSize(width: width, height: 1024),
      screenSize: CGSize(width: 1366, height: 1024), launchScreen: true, system: .iOS(17),
      settings: UserSettings())
  }

  @Test func `a phone's size classes follow its orientation`() {
    #expect(phone(.portrait).shortText == "hC vR")
    #expect(phone(.portraitUpsideDown).shortText == "hC vR")
    #expect(phone(.unknown).shortText == "hC vR")
    #expect(phone(.landscapeLeft).shortText == "hC vC")
    #expect(phone(.landscapeRight, landscape: Self.wide).shortText == "hR vC")
  }

  @Test func `a large phone without a launch screen is compact in landscape`() {
    let without = phone(.landscapeLeft, landscape: Self.wide, launchScreen: false)

    #expect(without.shortText == "hC vC")
    #expect(phone(.portrait, landscape: Self.wide, launchScreen: false).shortText == "hC vR")
  }

  /// W-7.
  @Test(
    arguments: [
      (375, 1024, "hC vR"), (640, 1000, "hC vR"), (655, 466, "hC vC"), (683, 1024, "hR vR"),
      (874, 402, "hR vC"), (900, 675, "hR vR"), (1144, 845, "hR vR"), (469, 669, "hC vR"),
      (375, 517, "hC vR"),
    ] as [(CGFloat, CGFloat, String)])
  func `a freely sized window on a phone depends on its width and height (R-RSZ-8)`(
    width: CGFloat, height: CGFloat, classes: String
  ) {
    func traits(compact: Bool) -> UITraitCollection {
      WindowTraits.collection(
        idiom: .phone, displayScale: 3, displayGamut: .P3, portrait: Self.portrait,
        landscape: Self.flat, interfaceOrientation: .portrait,
        windowSize: CGSize(width: width, height: height),
        screenSize: CGSize(width: 402, height: 874), launchScreen: true, system: .iOS(17),
        settings: UserSettings(), isPhoneWindow: true, phoneWindowsStayCompact: compact)
    }
    #expect(traits(compact: false).shortText == classes)
    #expect(traits(compact: true).shortText == classes.replacing("hR", with: "hC"))
  }

  @Test(
    arguments: [
      (320, "hC vR"), (647, "hC vR"), (677.5, "hC vR"), (678, "hR vR"), (981, "hR vR"),
      (1366, "hR vR"),
    ] as [(CGFloat, String)]) func `a window on an iPad is regular from 678 points (D-6)`(
      width: CGFloat, classes: String
    )
  {
    #expect(pad(width: width).shortText == classes)
  }

  @Test func `a full screen narrower than 678 points has the device's size classes`() {
    let size = CGSize(width: 600, height: 800)
    let classes = WindowTraits.sizeClasses(
      idiom: .pad, portrait: Self.both, landscape: Self.both, interfaceOrientation: .portrait,
      windowSize: size, screenSize: size, launchScreen: true)

    #expect(classes == Self.both)
  }

  @Test func `an iPad that rotates has the same traits`() {
    let portrait = WindowTraits.collection(
      idiom: .pad, displayScale: 2, displayGamut: .P3, portrait: Self.both, landscape: Self.both,
      interfaceOrientation: .portrait, windowSize: CGSize(width: 1024, height: 1366),
      screenSize: CGSize(width: 1024, height: 1366), launchScreen: true, system: .iOS(17),
      settings: UserSettings())

    #expect(portrait == pad(width: 1366))
  }

  @Test func `user settings appear in the traits`() {
    var settings = UserSettings()
    settings.contentSizeCategory = .accessibilityLarge
    settings.userInterfaceStyle = .dark
    settings.layoutDirection = .rightToLeft
    settings.legibilityWeight = .bold
    settings.accessibilityContrast = .high

    let text = phone(.portrait, settings: settings).changeText(from: phone(.portrait))

    #expect(
      text == "style light → dark, direction leftToRight → rightToLeft, "
        + "text size large → accessibilityLarge, contrast normal → high, weight regular → bold")
  }

  @Test func `a system has only the traits of its version`() {
    var settings = UserSettings()
    settings.userInterfaceStyle = .dark

    let names = [9, 10, 12, 13, 14, 17].map { major in
      phone(.portrait, system: .iOS(major), settings: settings)
        .changedTraits(from: nil).count
    }

    #expect(names == [4, 7, 8, 11, 12, 13])
    #expect(phone(.portrait, system: .iOS(12), settings: settings).userInterfaceStyle == .light)
    #expect(phone(.portrait, system: .iOS(13), settings: settings).userInterfaceStyle == .dark)
  }
}
