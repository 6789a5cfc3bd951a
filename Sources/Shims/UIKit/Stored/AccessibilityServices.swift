public import Foundation
public import GimbalEngine

/// The services for people who see, hear or move less: none is on, as a new device has them, and the names of the
/// notifications that say a change, which are not sent.
///
/// Source: Apple, UIAccessibility.
extension UIAccessibility {
  /// False.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// False.
  public static var isMonoAudioEnabled: Bool { false }
  /// True, as a new device has it.
  public static var isShakeToUndoEnabled: Bool { true }
  /// False.
  public static var isSpeakScreenEnabled: Bool { false }
  /// False.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// False.
  public static var isAssistiveTouchRunning: Bool { false }
  /// False.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// True, as a new device has it.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// False.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// False.
  public static var buttonShapesEnabled: Bool { false }
  /// False.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// A service has come or gone whose screen reader speaks; not sent.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The setting for less motion has changed; not sent.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The setting for less that shines through has changed; not sent.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The setting for bold text has changed; not sent.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The setting for other colors has changed; not sent.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The setting for darker colors has changed; not sent.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The setting for grays has changed; not sent.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The control by switches has been turned on or off; not sent.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The app is held, or free; not sent.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// An announcement has been spoken; not sent.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// A service has moved on to another element; not sent.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the spoken text.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key that says whether it was spoken to the end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the element.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
