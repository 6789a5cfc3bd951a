import GimbalTraits

extension UIAccessibility {
  /// True if colors are of higher contrast, as the device's settings say.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }
}
