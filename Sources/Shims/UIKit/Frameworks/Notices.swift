public import Foundation
public import GimbalGeometry

// User Notifications on a device whose user denies them to every app.

/// The requested options of notifications.
///
/// Source: Apple, UNAuthorizationOptions.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Badges on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Alerts in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Critical alerts, whose sounds are always played.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Notifications without prior authorization.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The presentation of a notification while the app is active.
///
/// Source: Apple, UNNotificationPresentationOptions.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A badge on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// An alert, as before iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// An entry of the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The user's authorization.
///
/// Source: Apple, UNAuthorizationStatus.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

/// The user's settings.
///
/// Source: Apple, UNNotificationSettings.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The user's authorization.
  public final let authorizationStatus: UNAuthorizationStatus
  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// The sound of a notification.
///
/// Source: Apple, UNNotificationSound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The system's sound.
  public static let `default` = UNNotificationSound()
}

/// The content of a notification.
///
/// Source: Apple, UNNotificationContent.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title.
  @Settable open var title = ""
  /// The subtitle.
  @Settable open var subtitle = ""
  /// The text.
  @Settable open var body = ""
  /// The badge number on the app's icon.
  @Settable open var badge: NSNumber?
  /// The sound.
  @Settable open var sound: UNNotificationSound?
  /// Values that the app adds.
  @Settable open var userInfo: [AnyHashable: Any] = [:]
  /// The actions' category.
  @Settable open var categoryIdentifier = ""
  /// The identifier that groups notifications.
  @Settable open var threadIdentifier = ""
}

/// The editable content of a notification.
///
/// Source: Apple, UNMutableNotificationContent.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// A trigger of a notification.
///
/// Source: Apple, UNNotificationTrigger.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// True if it repeats.
  public final let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger at a date.
///
/// Source: Apple, UNCalendarNotificationTrigger.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date.
  public final let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A trigger after an interval.
///
/// Source: Apple, UNTimeIntervalNotificationTrigger.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval, in seconds.
  public final let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A scheduled notification.
///
/// Source: Apple, UNNotificationRequest.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier.
  public final let identifier: String
  /// The content.
  public final let content: UNNotificationContent
  /// The trigger.
  public final let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A delivered notification; none is delivered here.
///
/// Source: Apple, UNNotification.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The time.
  public final let date: Date
  /// The request.
  public final let request: UNNotificationRequest
  init(_ request: UNNotificationRequest) {
    date = Date()
    self.request = request
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of a notification's dismissal.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
///
/// Source: Apple, UNNotificationResponse.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public final let notification: UNNotification
  /// The action.
  public final let actionIdentifier: String
  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
  }
}

/// The behaviour of a notification's action.
///
/// Source: Apple, UNNotificationActionOptions.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The action requires an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An action of a notification.
///
/// Source: Apple, UNNotificationAction.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier.
  public final let identifier: String
  /// The title.
  public final let title: String
  /// The behaviour of the action.
  public final let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// The options of a category of notifications.
///
/// Source: Apple, UNNotificationCategoryOptions.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is notified of a dismissal.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// A category of notifications with the same actions.
///
/// Source: Apple, UNNotificationCategory.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier.
  public final let identifier: String
  /// The actions.
  public final let actions: [UNNotificationAction]

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// The delegate that receives notifications; it is never called here.
///
/// Source: Apple, UNUserNotificationCenterDelegate.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Never called: no notification is delivered.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Never called: no notification is delivered.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Default implementation: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  /// Default implementation: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}

/// The notification center of the app: requests are stored, and the user denies them.
///
/// Source: Apple, UNUserNotificationCenter.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  private var status = UNAuthorizationStatus.notDetermined
  /// The delegate that receives notifications.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UNUserNotificationCenterDelegate)?
  /// Always true: the device could show custom interfaces of notifications.
  open var supportsContentExtensions: Bool { true }

  /// Returns the app's center.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Requests authorization, which is denied; the handler is called on the main queue.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    status = .denied
    DispatchQueue.main.async { completionHandler(false, nil) }
  }
  /// Requests authorization, which is denied.
  ///
  /// - Throws: nothing.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    status = .denied
    return false
  }
  /// Passes the settings to the handler on the main queue.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(status)
    DispatchQueue.main.async { completionHandler(settings) }
  }
  /// Returns the settings, whose authorization is denied once the app has requested it.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }
  /// Stores a request and replaces one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
    DispatchQueue.main.async { completionHandler?(nil) }
  }
  /// Passes the requests to the handler on the main queue.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = requests
    DispatchQueue.main.async { completionHandler(requests) }
  }
  /// Returns the requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
  /// Removes requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }
  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { requests = [] }
  /// Passes an empty array to the handler on the main queue.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([]) }
  }
  /// Does nothing: no notification was delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing: no notification was delivered.
  open func removeAllDeliveredNotifications() {}
  /// Stores the categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  /// Passes the categories to the handler on the main queue.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = categories
    DispatchQueue.main.async { completionHandler(categories) }
  }
}
