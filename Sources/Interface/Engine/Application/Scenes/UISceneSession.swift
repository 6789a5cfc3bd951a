public import Foundation
public import GimbalGeometry

/// The record of a scene from one launch to the next.
///
/// Source: Apple, UISceneSession.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  ///
  /// Source: Apple, UISceneSession.Role.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as text.
    public let rawValue: String

    /// Creates a role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interface on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role

  /// A text that no other session of the device has.
  public let persistentIdentifier: String

  /// The app's values of the session.
  @Settable open var userInfo: [String: Any]?

  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?

  /// The configuration with which the scene was made.
  public internal(set) var configuration: UISceneConfiguration

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The parts of a scene: class, delegate and storyboard.
///
/// Source: Apple, UISceneConfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name under which the app's declaration would list the configuration.
  public let name: String?

  /// The purpose of the scene.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate.
  ///
  /// Without the Objective-C runtime no object can be made from it: the delegate is handed to the launch,
  /// and one of another class than this is reported.
  @Settable open var delegateClass: AnyClass?

  /// The class of the scene; kept, scenes are of UIWindowScene.
  @Settable open var sceneClass: AnyClass?

  // Documents stand above; they say which class this is.
  final var ownStoryboard: AnyObject?

  /// Creates a configuration for scenes of a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
