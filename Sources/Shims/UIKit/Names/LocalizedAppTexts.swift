public import Foundation

internal import enum GimbalInterfaceBuilder.LocalizedStrings

// Replaces `NSLocalizedString` and formats in sources of an intake, so that strings vary by number
// and device.

/// Returns the string of a key in a bundle's table.
///
/// Source: Apple, NSLocalizedString(_:tableName:bundle:value:comment:).
public func localizedAppText(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  LocalizedStrings.text(forKey: key, value: value, table: tableName, bundle: bundle)
}

extension Bundle {
  /// Returns the string of a key in a table.
  ///
  /// Source: Apple, Bundle.localizedString(forKey:value:table:).
  public func localizedAppText(forKey key: String, value: String?, table: String?) -> String {
    LocalizedStrings.text(forKey: key, value: value, table: table, bundle: self)
  }
}

extension String {
  /// Returns the string of a format and its arguments, in the user's language.
  ///
  /// Source: Apple, String.localizedStringWithFormat(_:_:).
  public static func localizedAppTextWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String {
    localizedAppTextWithFormat(format, arguments: arguments)
  }

  fileprivate static func localizedAppTextWithFormat(
    _ format: String, arguments: [any CVarArg]
  ) -> String {
    LocalizedStrings.text(format: format, locale: LocalizedStrings.locale, arguments: arguments)
  }

  /// Creates a string of a format and its arguments.
  ///
  /// Source: Apple, String.init(format:_:).
  public init(appFormat: String, _ arguments: any CVarArg...) {
    self = LocalizedStrings.text(format: appFormat, locale: nil, arguments: arguments)
  }

  /// Creates a string of a format and its arguments.
  ///
  /// Source: Apple, String.init(format:arguments:).
  public init(appFormat: String, arguments: [any CVarArg]) {
    self = LocalizedStrings.text(format: appFormat, locale: nil, arguments: arguments)
  }

  /// Creates a string of a format and its arguments in a locale.
  ///
  /// Source: Apple, String.init(format:locale:_:).
  public init(appFormat: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = LocalizedStrings.text(format: appFormat, locale: locale, arguments: arguments)
  }

  /// Creates a string of a format and its arguments in a locale.
  ///
  /// Source: Apple, String.init(format:locale:arguments:).
  public init(appFormat: String, locale: Locale?, arguments: [any CVarArg]) {
    self = LocalizedStrings.text(format: appFormat, locale: locale, arguments: arguments)
  }
}

extension NSString {
  /// Returns the string of a format and its arguments, in the user's language.
  ///
  /// Source: Apple, NSString.localizedStringWithFormat.
  public class func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> NSString {
    String.localizedAppTextWithFormat(format as String, arguments: args) as NSString
  }
}
