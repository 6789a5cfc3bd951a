public import Foundation
public import GimbalGeometry

/// The two size classes of a window.
public struct SizeClasses: Hashable, Sendable {
  /// The class of the width.
  public var horizontal: UIUserInterfaceSizeClass
  /// The class of the height.
  public var vertical: UIUserInterfaceSizeClass

  /// Creates a pair of size classes.
  public init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The rule that derives a window's traits from device, orientation, window size and settings.
public enum WindowTraits {
  /// The width in points from which a window that does not fill an iPad's screen is regular.
  ///
  /// Rule: D-6.
  public static let regularWidth: CGFloat = 678

  /// The width in points from which a window of any size on a phone is regular (from iOS 27 on).
  ///
  /// Rule: R-RSZ-8.
  public static let regularPhoneWidth = regularWidth
  /// The height in points from which such a window is regular.
  ///
  /// See: R-RSZ-8.
  public static let regularPhoneHeight: CGFloat = 492

  /// Returns the size classes of a window.
  ///
  /// - A window that fills the screen has the device's classes for the orientation; the same holds
  ///   for every window on other idioms than iPad.
  /// - A resizable window of an app with phone idiom has classes by its width and height
  ///   (`isPhoneWindow`).
  /// - A phone whose app declares no launch screen enlarges it: its width is compact in landscape.
  /// - Another window on an iPad is regular from 678 points of width, and always regular in height.
  ///
  /// Sizes are in points in the orientation of the interface. `unknown` counts as portrait.
  ///
  /// See: D-6, R-RSZ-8.
  public static func sizeClasses(
    idiom: UIUserInterfaceIdiom, portrait: SizeClasses, landscape: SizeClasses,
    interfaceOrientation: UIInterfaceOrientation, windowSize: CGSize, screenSize: CGSize,
    launchScreen: Bool, isPhoneWindow: Bool = false, phoneWindowsStayCompact: Bool = false
  ) -> SizeClasses {
    if isPhoneWindow && windowSize != screenSize {
      let isWide = windowSize.width >= regularPhoneWidth && !phoneWindowsStayCompact
      return SizeClasses(
        horizontal: isWide ? .regular : .compact,
        vertical: windowSize.height >= regularPhoneHeight ? .regular : .compact)
    }
    if idiom == .pad && windowSize != screenSize { return padClasses(ofWidth: windowSize.width) }
    guard interfaceOrientation.isLandscape else { return portrait }
    var classes = landscape
    if idiom == .phone && !launchScreen {
      classes.horizontal = .compact
    }
    return classes
  }

  /// Returns the size classes of a window on an iPad that does not fill the screen, by its width in
  /// points.
  ///
  /// See: D-6.
  package static func padClasses(ofWidth width: CGFloat) -> SizeClasses {
    SizeClasses(horizontal: width >= regularWidth ? .regular : .compact, vertical: .regular)
  }

  /// Returns the traits of a window.
  ///
  /// `portrait` and `landscape` are the device's size classes for a window that fills the screen.
  /// Sizes are in points in the orientation of the interface. The engine calls this when a window is
  /// made and whenever an argument changes.
  ///
  /// A trait that the system does not have yet stays unspecified. The traits exist from these versions
  /// on:
  /// - 10: content size, layout direction and gamut.
  /// - 12: style (always light there).
  /// - 13: legibility weight, contrast and level.
  /// - 14: active appearance.
  /// - 17: capture state.
  ///
  /// Availability of `UITraitCollection`'s properties in Apple's documentation.
  ///
  /// See: D-6.
  public static func collection(
    idiom: UIUserInterfaceIdiom, displayScale: CGFloat, displayGamut: UIDisplayGamut,
    portrait: SizeClasses, landscape: SizeClasses,
    interfaceOrientation: UIInterfaceOrientation, windowSize: CGSize, screenSize: CGSize,
    launchScreen: Bool, system: SystemVersion, settings: UserSettings,
    isPhoneWindow: Bool = false, phoneWindowsStayCompact: Bool = false
  ) -> UITraitCollection {
    let classes = sizeClasses(
      idiom: idiom, portrait: portrait, landscape: landscape,
      interfaceOrientation: interfaceOrientation, windowSize: windowSize, screenSize: screenSize,
      launchScreen: launchScreen, isPhoneWindow: isPhoneWindow,
      phoneWindowsStayCompact: phoneWindowsStayCompact)
    var values = TraitValues()
    values.userInterfaceIdiom = idiom
    values.displayScale = displayScale
    values.horizontalSizeClass = classes.horizontal
    values.verticalSizeClass = classes.vertical
    if system >= .iOS(10) {
      values.displayGamut = displayGamut
      values.preferredContentSizeCategory = settings.contentSizeCategory
      values.layoutDirection = settings.layoutDirection
    }
    if system >= .iOS(12) {
      values.userInterfaceStyle = system >= .iOS(13) ? settings.userInterfaceStyle : .light
    }
    if system >= .iOS(13) {
      values.legibilityWeight = settings.legibilityWeight
      values.accessibilityContrast = settings.accessibilityContrast
      values.userInterfaceLevel = .base
    }
    if system >= .iOS(14) {
      values.activeAppearance = .active
    }
    if system >= .iOS(17) {
      values.sceneCaptureState = .inactive
    }
    return UITraitCollection(values: values)
  }
}
