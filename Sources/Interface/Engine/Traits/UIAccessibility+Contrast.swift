import GimbalTraits

extension UIAccessibility {
  /// True if the device's settings request colors of higher contrast.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }
}
