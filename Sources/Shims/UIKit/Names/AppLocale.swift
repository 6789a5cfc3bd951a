public import Foundation

internal import enum GimbalInterfaceBuilder.LocalizedStrings

// Replaces Foundation's current locale in sources of an intake, since Foundation on Linux has
// always the same one.

extension Locale {
  /// The user's locale: the language of the run, with its own or its most likely region.
  ///
  /// Source: Apple, Locale.current.
  public static var appCurrent: Locale { LocalizedStrings.locale }

  /// The user's languages with their regions, the first first.
  ///
  /// Source: Apple, Locale.preferredLanguages.
  public static var appPreferredLanguages: [String] { LocalizedStrings.preferredLanguages }
}

extension NSLocale {
  /// The user's locale.
  ///
  /// Source: Apple, NSLocale.current.
  public class var appCurrent: Locale { .appCurrent }

  /// The user's languages with their regions, the first first.
  ///
  /// Source: Apple, NSLocale.preferredLanguages.
  public class var appPreferredLanguages: [String] { Locale.appPreferredLanguages }
}

extension Bundle {
  /// The language of the bundle that is nearest to the user's.
  ///
  /// Source: Apple, Bundle.preferredLocalizations.
  public var appPreferredLocalizations: [String] {
    Array(LocalizedStrings.languages(of: self).prefix(1))
  }
}

extension Calendar {
  /// The user's calendar, with the user's locale.
  ///
  /// Source: Apple, Calendar.current.
  public static var appCurrent: Calendar {
    var calendar = Calendar.current
    if LocalizedStrings.isLanguageGiven { calendar.locale = .appCurrent }
    return calendar
  }
}

extension DateFormatter {
  /// Creates a formatter in the user's locale.
  ///
  /// Source: Apple, DateFormatter.init().
  public convenience init(appLocale: Void) {
    self.init()
    if LocalizedStrings.isLanguageGiven { locale = .appCurrent }
  }

  /// Returns the text of a date in the user's locale.
  ///
  /// Source: Apple, DateFormatter.localizedString(from:dateStyle:timeStyle:).
  public class func appLocalizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter(appLocale: ())
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}

extension NumberFormatter {
  /// Creates a formatter in the user's locale.
  ///
  /// Source: Apple, NumberFormatter.init().
  public convenience init(appLocale: Void) {
    self.init()
    if LocalizedStrings.isLanguageGiven { locale = .appCurrent }
  }

  /// Returns the text of a number in the user's locale.
  ///
  /// Source: Apple, NumberFormatter.localizedString(from:number:).
  public class func appLocalizedString(
    from number: NSNumber, number style: NumberFormatter.Style
  ) -> String {
    let formatter = NumberFormatter(appLocale: ())
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
