public import Foundation
public import GimbalGeometry

/// The session of a scene, which persists between launches.
///
/// Source: Apple, UISceneSession.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  ///
  /// Source: Apple, UISceneSession.Role.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as text.
    public let rawValue: String

    /// Creates a role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interface on the device's screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role

  /// A string that identifies the session on the device.
  public let persistentIdentifier: String

  /// Values of the app for the session.
  @Settable open var userInfo: [String: Any]?

  /// The scene while it is connected, or nil.
  public internal(set) weak var scene: UIScene?

  /// The configuration with which the scene was created.
  public internal(set) var configuration: UISceneConfiguration

  /// Creates a session with a default configuration; called when a scene connects.
  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The class, delegate and storyboard of a scene.
///
/// Source: Apple, UISceneConfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's declarations.
  public let name: String?

  /// The role of the scene.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate.
  ///
  /// Without the Objective-C runtime no object can be created from this class. The launch receives
  /// the delegate object, and reports one of another class.
  @Settable open var delegateClass: AnyClass?

  /// The class of the scene; stored only, because all scenes are of UIWindowScene.
  @Settable open var sceneClass: AnyClass?

  // The Documents folder, which is higher, declares its class.
  /// The storage of `storyboard`, whose class belongs to a higher folder.
  final var ownStoryboard: AnyObject?

  /// Creates a configuration for scenes of a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
