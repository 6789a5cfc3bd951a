public import Foundation
public import GimbalEngine

extension UIApplication {
  /// The address of the app's settings, which nothing opens here.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of messages, which nothing opens here.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The shortest time between loadings in the background: none ever begins.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The time between loadings in the background that never begin.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// The options with which an address is opened.
  ///
  /// Source: Apple, UIApplication.OpenURLOptionsKey.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value of the app that asked.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// True if the file is to be changed where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The attribution of the event that opened the address.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// Asks to be sent messages; no answer ever comes, as without a network.
  public func registerForRemoteNotifications() {}
  /// Takes that back.
  public func unregisterForRemoteNotifications() {}
  /// Says how often the app likes to load in the background, which it never does.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Sets the app's other picture; kept.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }
}

/// The reasons of a launch; the simulator launches an app without any.
///
/// Source: Apple, UIApplication.LaunchOptionsKey.
extension UIApplication.LaunchOptionsKey {
  /// An address.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The app that asked.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// A value of the app that asked.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// A message from afar.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A message of the app's own.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// A short cut.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// An activity that goes on.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The kind of that activity.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// A place.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// A device nearby.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of an activity that looks at a page of the web.
///
/// Source: Apple, NSUserActivityTypeBrowsingWeb.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that takes up an activity again, as every responder may.
///
/// Source: Apple, UIUserActivityRestoring.
public protocol UIUserActivityRestoring: AnyObject {}

extension UIResponder: UIUserActivityRestoring {}
