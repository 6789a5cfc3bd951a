public import Foundation

/// The scope for which a font is registered; all stand for the process.
///
/// Source: Apple, CTFontManagerScope.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope in particular.
  case none = 0
  /// The process.
  case process = 1
  /// The user; as for the process.
  case persistent = 2
  /// The session of the user; as for the process.
  case session = 3
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them; false with an error where it cannot.
///
/// Any thread may call.
///
/// Source: Apple, CTFontManagerRegisterFontsForURL.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<NSError?>?
) -> Bool {
  do {
    try RegisteredFonts.register(fontURL)
    return true
  } catch let failure {
    error?.pointee = NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: failure.code,
      userInfo: [NSLocalizedDescriptionKey: failure.description])
    return false
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes the fonts of a file away again; fonts that exist stay as they are.
///
/// Source: Apple, CTFontManagerUnregisterFontsForURL.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<NSError?>?
) -> Bool {
  if RegisteredFonts.unregister(fontURL) { return true }
  // Source: Apple, CTFontManagerError.notRegistered.
  error?.pointee = NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 201)
  return false
}
