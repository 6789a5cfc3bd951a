public import Foundation
public import GimbalEngine

/// The accessibility settings: all are off, as on a new device.
///
/// The change notifications are declared and never posted.
///
/// Source: Apple, UIAccessibility.
extension UIAccessibility {
  /// Always false, as on a new device.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false, as on a new device.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always true, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Always false, as on a new device.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always false, as on a new device.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always false, as on a new device.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false, as on a new device.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always true, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Always false, as on a new device.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always false, as on a new device.
  public static var buttonShapesEnabled: Bool { false }
  /// Always false, as on a new device.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// VoiceOver was turned on or off; not posted.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Reduce Motion has changed; not posted.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Reduce Transparency has changed; not posted.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Bold Text has changed; not posted.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Invert Colors has changed; not posted.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Darker colors were turned on or off; not posted.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Grayscale has changed; not posted.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Switch Control was turned on or off; not posted.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Guided Access was turned on or off; not posted.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// An announcement has finished; not posted.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The focused element has changed; not posted.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the announcement.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was spoken completely.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the element.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
