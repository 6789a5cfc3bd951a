import GimbalTraits

/// The accessibility setting for higher contrast.
extension UIAccessibility {
  /// True if the device's settings request colors of higher contrast.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }
}
