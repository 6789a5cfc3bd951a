// The keys of a bundle's declarations and of a font's features, as CoreFoundation and CoreText name them.
//
// Source: Apple, CFBundle; CoreText, SFNTLayoutTypes.h.

/// The build's number.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The bundle's short name.
public let kCFBundleNameKey = "CFBundleName"
/// The bundle's identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The name of the program in the bundle.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The language in which the app was written.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The version of the form of the declarations.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
/// The languages of the bundle.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"

/// The feature of a font by which its figures are spaced.
public let kNumberSpacingType = 6
/// Figures of one width.
public let kMonospacedNumbersSelector = 0
/// Figures of their own widths.
public let kProportionalNumbersSelector = 1
