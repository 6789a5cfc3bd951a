public import Foundation
public import GimbalEngine
public import GimbalFields
public import GimbalGeometry

/// The kinds of things that a text finds in itself.
///
/// Source: Apple, UIDataDetectorTypes.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Days.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that can be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// The kinds of things that become links; kept, since none are looked for.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { stored([]) }
    set { store(newValue) }
  }
  /// True if people can look for words in it; kept.
  public var isFindInteractionEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// A controller of a view in the place of the keyboard.
///
/// Source: Apple, UIInputViewController.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The language.
  @Settable open var primaryLanguage: String?
  /// True if an app's keyboard says its language itself.
  @Settable open var hasDictationKey = false

  /// Takes the keyboard away.
  open func dismissKeyboard() {}
  /// Goes on to the next keyboard.
  open func advanceToNextInputMode() {}
}

/// The looks of a view in the place of the keyboard.
///
/// Source: Apple, UIInputView.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// The looks.
  public final let inputViewStyle: Style
  /// True if constraints give its height.
  @Settable open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view that a document describes.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Spelling; no dictionary is here, so that each word is right and none is proposed.
///
/// Source: Apple, UITextChecker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }
  /// The words that are not looked at; kept.
  @Settable open var ignoredWords: [String]? = []

  /// The place of a wrong word: none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// The words that a wrong one could be: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  /// The words that a beginning could be: none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  /// Does not look at a word.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }
  /// Learns a word; there is nothing to learn it for.
  open class func learnWord(_ word: String) {}
  /// Forgets a word.
  open class func unlearnWord(_ word: String) {}
  /// False: no word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
}
