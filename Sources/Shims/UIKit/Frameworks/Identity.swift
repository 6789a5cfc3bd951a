public import Foundation
public import GimbalGeometry

// Local Authentication on a device without a passcode, Touch ID or Face ID.

/// The policy of an authentication.
///
/// Source: Apple, LAPolicy.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// The biometry of a device.
///
/// Source: Apple, LABiometryType.
public enum LABiometryType: Int, Sendable {
  /// None.
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// An error of Local Authentication.
///
/// Source: Apple, LAError.
public struct LAError: _BridgedStoredNSError, @unchecked Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The error of these kinds.
    public typealias _ErrorType = LAError

    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1_004

    /// The biometry is not available, before iOS 11.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// No fingerprint is enrolled, before iOS 11.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// Too many attempts, before iOS 11.
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError`.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of these errors.
  public static var _nsErrorDomain: String { "com.apple.LocalAuthentication" }
  /// The authentication failed.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user canceled.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system canceled.
  public static var systemCancel: Code { .systemCancel }
  /// No passcode is set.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The biometry is not available.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No fingerprint or face is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app canceled.
  public static var appCancel: Code { .appCancel }
  /// The context is not valid.
  public static var invalidContext: Code { .invalidContext }
  /// User interface is not allowed.
  public static var notInteractive: Code { .notInteractive }
}

/// Authenticates the user: each request fails, because the device has no passcode.
///
/// Source: Apple, LAContext.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the fallback button.
  @Settable open var localizedFallbackTitle: String?
  /// The title of the cancel button.
  @Settable open var localizedCancelTitle: String?
  /// The reason.
  @Settable open var localizedReason = ""
  /// Always `.none`: the device has no biometry.
  open var biometryType: LABiometryType { .none }

  /// Returns false and writes the reason to `error`.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = failure(policy) as NSError
    return false
  }
  /// Calls the handler with an error later, on the main queue.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = failure(policy)
    DispatchQueue.main.async { reply(false, error) }
  }
  /// Throws an error: no policy can be evaluated.
  ///
  /// - Throws: the error of a policy that cannot be evaluated.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool { throw failure(policy) }
  /// Does nothing.
  open func invalidate() {}

  private func failure(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
