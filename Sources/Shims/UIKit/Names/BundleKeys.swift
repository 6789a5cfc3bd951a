// The keys of a bundle's information and of a font's features, with the names of CoreFoundation and
// CoreText.
//
// Source: Apple, CFBundle; CoreText, SFNTLayoutTypes.h.

/// The build's number.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The bundle's short name.
public let kCFBundleNameKey = "CFBundleName"
/// The bundle's identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The name of the bundle's executable.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The development language.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The version of the information dictionary's format.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
/// The languages of the bundle.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"

/// The font feature of number spacing.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of proportional width.
public let kProportionalNumbersSelector = 1
