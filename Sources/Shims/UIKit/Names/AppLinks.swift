public import Foundation
public import GimbalEngine

extension UIApplication {
  /// The URL of the app's settings, which cannot be opened here.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings, which cannot be opened here.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The minimum interval between background fetches: none ever begins.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval of background fetches that never begin.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// The options of opening a URL.
  ///
  /// Source: Apple, UIApplication.OpenURLOptionsKey.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The requesting app.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value of the requesting app.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// True if the file is opened in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The attribution of the event that opened the URL.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// Does nothing: as without a network, the delegate receives no reply.
  public func registerForRemoteNotifications() {}
  /// Does nothing: the app is never registered.
  public func unregisterForRemoteNotifications() {}
  /// Does nothing: background fetches never begin.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Sets the app's alternate icon; stored without effect.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }
}

/// The keys of launch options; the simulator launches an app without any.
///
/// Source: Apple, UIApplication.LaunchOptionsKey.
extension UIApplication.LaunchOptionsKey {
  /// The URL that the app is launched to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The requesting app.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// A value of the requesting app.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// A remote notification.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A local notification of the app.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// A shortcut on the home screen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// A continued activity.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The type of that activity.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// A location event.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The identifiers of Bluetooth central managers.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that shows a web page.
///
/// Source: Apple, NSUserActivityTypeBrowsingWeb.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that restores an activity, as every responder can.
///
/// Source: Apple, UIUserActivityRestoring.
public protocol UIUserActivityRestoring: AnyObject {}

extension UIResponder: UIUserActivityRestoring {}
