public import Foundation
public import GimbalGeometry

/// An activity of the user that an app reports to the system; its values are stored without effect.
///
/// Source: Apple, NSUserActivity.
open class NSUserActivity: NSObject {
  /// The type of the activity, chosen by the app.
  public let activityType: String
  /// The title.
  @Settable open var title: String?
  /// Values of the app.
  @Settable open var userInfo: [AnyHashable: Any]?
  /// The web page of the activity.
  @Settable open var webpageURL: URL?
  /// The keys of `userInfo` that are needed to continue the activity.
  @Settable open var requiredUserInfoKeys: Set<String>?
  /// True if another device may continue the activity.
  @Settable open var isEligibleForHandoff = true
  /// True if the activity may be found by search.
  @Settable open var isEligibleForSearch = false
  /// True if the activity may be found publicly.
  @Settable open var isEligibleForPublicIndexing = false
  /// True if the system may suggest the activity.
  @Settable open var isEligibleForPrediction = false
  /// An identifier that stays the same between launches.
  @Settable open var persistentIdentifier: String?
  /// True if the activity's values must be updated.
  @Settable open var needsSave = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// On a device, makes this the current activity; here it has no effect.
  open func becomeCurrent() {}
  /// On a device, ends the activity's being current; here it has no effect.
  open func resignCurrent() {}
  /// On a device, invalidates the activity; here it has no effect.
  open func invalidate() {}
  /// Adds values of the app.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
