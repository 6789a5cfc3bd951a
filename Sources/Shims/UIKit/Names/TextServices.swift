public import Foundation
public import GimbalEngine
public import GimbalFields
public import GimbalGeometry

/// The types of data that a text view detects.
///
/// Source: Apple, UIDataDetectorTypes.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words with lookup suggestions.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// The types of data that become links; stored, because none is detected.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { stored([]) }
    set { store(newValue) }
  }
  /// True if users can search in it; stored without effect.
  public var isFindInteractionEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// A controller whose view replaces the keyboard.
///
/// Source: Apple, UIInputViewController.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The language.
  @Settable open var primaryLanguage: String?
  /// True if the custom keyboard has a dictation key.
  @Settable open var hasDictationKey = false

  /// Does nothing: custom keyboards are not simulated.
  open func dismissKeyboard() {}
  /// Does nothing: there is no other keyboard.
  open func advanceToNextInputMode() {}
}

/// A view that replaces the keyboard, with its appearance.
///
/// Source: Apple, UIInputView.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The style.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// The style.
  public final let inputViewStyle: Style
  /// True if constraints determine its height.
  @Settable open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view from an interface document.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A spelling checker; there is no dictionary, so that each word is correct and none is suggested.
///
/// Source: Apple, UITextChecker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }
  /// The ignored words; stored without effect.
  @Settable open var ignoredWords: [String]? = []

  /// Returns the range of a misspelled word: none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Returns the corrections of a word: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  /// Returns the completions of a partial word: none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  /// Adds a word to the ignored words.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }
  /// Does nothing: words are not learned.
  open class func learnWord(_ word: String) {}
  /// Does nothing: words are not learned.
  open class func unlearnWord(_ word: String) {}
  /// Returns false: no word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
}
