/// The keyboard settings of an object that takes text.
///
/// All traits are stored only; they change neither the keyboard's height nor the input. Source:
/// Apple, UITextInputTraits.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keyboard type.
  var keyboardType: UIKeyboardType { get set }
  /// The type of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// True if typed characters are hidden, as for passwords.
  var isSecureTextEntry: Bool { get set }
}

/// An object that takes typed text.
///
/// The keyboard is shown while it is the first responder.
///
/// See: R-KEY-3.
/// Source: Apple, UIKeyInput.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// True if there is something to delete.
  var hasText: Bool { get }

  /// Called with typed text.
  func insertText(_ text: String)

  /// Called when the delete key is pressed.
  func deleteBackward()
}

/// The keyboard type.
///
/// Source: Apple, UIKeyboardType.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  /// The old name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The type of the return key.
///
/// Source: Apple, UIReturnKeyType.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The appearance of the keyboard.
///
/// Source: Apple, UIKeyboardAppearance.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// The old name of ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The automatic capitalization of typed text.
///
/// Source: Apple, UITextAutocapitalizationType.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// The correction of typed text.
///
/// Source: Apple, UITextAutocorrectionType.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The checking of spelling.
///
/// Source: Apple, UITextSpellCheckingType.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The replacement of quotation marks by typographic ones.
///
/// Source: Apple, UITextSmartQuotesType.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The replacement of hyphens by dashes.
///
/// Source: Apple, UITextSmartDashesType.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The adjustment of spaces around pasted text.
///
/// Source: Apple, UITextSmartInsertDeleteType.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The content type of a text, for suggestions of the keyboard.
///
/// Source: Apple, UITextContentType.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// Creates a content type from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = Self(rawValue: "name")
  /// A name prefix.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "middle-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A name suffix.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// An organization name.
  public static let organizationName = Self(rawValue: "organization")
  /// A location.
  public static let location = Self(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A street address line 1.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// A street address line 2.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// An address city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// An address state.
  public static let addressState = Self(rawValue: "address-level1")
  /// An address city and state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A sublocality.
  public static let sublocality = Self(rawValue: "address-level3")
  /// A country name.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An email address.
  public static let emailAddress = Self(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = Self(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// A user name.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
