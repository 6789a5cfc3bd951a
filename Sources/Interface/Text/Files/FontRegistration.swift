public import Foundation

/// The scope for which a font is registered; all scopes mean the process.
///
/// Source: Apple, CTFontManagerScope.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No particular scope.
  case none = 0
  /// The process.
  case process = 1
  /// The user; same as the process.
  case persistent = 2
  /// The session of the user; same as the process.
  case session = 3
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts of a file for `UIFont(name:size:)`; returns false with an error on failure.
///
/// It may be called on any thread.
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
/// Unregisters the fonts of a file; existing fonts do not change.
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
