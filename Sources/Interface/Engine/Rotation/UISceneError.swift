public import Foundation

/// The reason why a request to a scene fails.
///
/// Source: Apple, UISceneError.
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// The kind of error.
  public let code: Code
  /// The reason as a sentence.
  public let errorDescription: String?

  /// Creates the error of a request that was refused, with the reason as its description.
  init(_ code: Code, _ reason: String) {
    self.code = code
    errorDescription = reason
  }

  /// UIKit's name for the errors of scenes.
  public static var errorDomain: String { "UISceneErrorDomain" }

  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// The reason, under Foundation's key.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: errorDescription ?? ""]
  }
}
