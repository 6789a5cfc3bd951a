public import Foundation
public import GimbalGeometry

/// An activity of the person, as apps tell it to the system; it is kept and never used.
///
/// Source: Apple, NSUserActivity.
open class NSUserActivity: NSObject {
  /// The kind, as the app names it.
  public let activityType: String
  /// The title.
  @Settable open var title: String?
  /// Values of the app's own.
  @Settable open var userInfo: [AnyHashable: Any]?
  /// The page of the web for it.
  @Settable open var webpageURL: URL?
  /// The values that are needed to go on.
  @Settable open var requiredUserInfoKeys: Set<String>?
  /// True if another device may go on with it.
  @Settable open var isEligibleForHandoff = true
  /// True if it may be searched for.
  @Settable open var isEligibleForSearch = false
  /// True if it may be found by the public.
  @Settable open var isEligibleForPublicIndexing = false
  /// True if it may be proposed.
  @Settable open var isEligibleForPrediction = false
  /// The name that lasts.
  @Settable open var persistentIdentifier: String?
  /// True if its values have to be brought up to date.
  @Settable open var needsSave = false

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Makes it the one that goes on.
  open func becomeCurrent() {}
  /// Lets another be the one.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
  /// Adds values of the app's own.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
