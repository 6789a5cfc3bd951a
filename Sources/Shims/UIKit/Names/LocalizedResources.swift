public import Foundation

internal import enum GimbalInterfaceBuilder.LocalizedStrings

/// A localized string that is looked up when it is shown.
///
/// Source: Apple, LocalizedStringResource.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The bundle with the strings.
  ///
  /// Source: Apple, LocalizedStringResource.BundleDescription.
  public enum BundleDescription: Sendable {
    /// The app's bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a location.
    case atURL(URL)

    fileprivate var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The string for a table without the key.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for `Localizable`.
  public let table: String?
  /// The locale of the values; nil for the user's.
  private let givenLocale: Locale?
  /// The bundle with the strings.
  private let bundle: BundleDescription

  /// The locale in which values are shown.
  public var locale: Locale { givenLocale ?? LocalizedStrings.locale }

  private init(
    key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale?,
    _ bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    givenLocale = locale
    self.bundle = bundle
  }

  /// Creates a resource whose key is also the string in the language of the source.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// Creates a resource with a string for tables without its key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, locale, bundle)
  }

  /// Creates a resource of the app's bundle for a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of the app's bundle for a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Creates the resource of a string in a catalog, for the Swift names that `gimbal app` writes.
  public init(catalogKey key: String, table: String, bundle: Bundle, _ arguments: any CVarArg...) {
    self.init(
      key: key, String.LocalizationValue(key: key, arguments: arguments), table, nil,
      .atURL(bundle.bundleURL))
  }

  /// True if both show the same string; bundles are not compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.table == right.table && left.defaultValue == right.defaultValue
  }

  /// Hashes the key and the table.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }

  fileprivate var text: String {
    String.localized(key, defaultValue, table: table, bundle: bundle.bundle, locale: locale)
  }
}

extension String {
  /// Creates the string of a key, with its values.
  ///
  /// Source: Apple, String.init(localized:table:bundle:locale:comment:).
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = .localized(keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the string of a key, or the default value for a table without the key.
  ///
  /// Source: Apple, String.init(localized:defaultValue:table:bundle:locale:comment:).
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = .localized(
      key.description, defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the string of a resource.
  ///
  /// Source: Apple, String.init(localized:).
  public init(localized resource: LocalizedStringResource) { self = resource.text }

  fileprivate static func localized(
    _ key: String, _ value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale?
  ) -> String {
    let format = LocalizedStrings.text(
      forKey: key, value: value.key, table: table, bundle: bundle ?? .main)
    guard !value.arguments.isEmpty else { return format }
    // A value of a catalog may have a name, as in %(count)lld.
    let unnamed = format.replacing(/(%(?:[0-9]+\$)?)\([A-Za-z_]\w*\)/) { $0.output.1 }
    return LocalizedStrings.text(
      format: unnamed, locale: locale ?? LocalizedStrings.locale, arguments: value.arguments)
  }
}
