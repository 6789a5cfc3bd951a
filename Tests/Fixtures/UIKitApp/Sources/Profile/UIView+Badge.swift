import UIKit

@MainActor private var badgeKey: UInt8 = 0

extension UIView {
  /// The number shown at a corner of the view, kept as an extension keeps things: associated.
  public var badge: Int? {
    get { objc_getAssociatedObject(self, &badgeKey) as? Int }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
