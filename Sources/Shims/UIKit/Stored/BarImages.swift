public import Foundation
public import GimbalEngine
public import GimbalGraphics

extension UIBarButtonItem {
  /// Sets the background image of the button; stored, without effect on sizes.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { store(backgroundImage, "background \(state.rawValue) \(barMetrics.rawValue)") }

  /// Sets the background image of the button for a style; stored without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    store(backgroundImage, "background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)")
  }

  /// Returns the image that was set.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    stored(nil, "background \(state.rawValue) \(barMetrics.rawValue)")
  }

  /// Sets the background image of a back button; stored without effect.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { store(backgroundImage, "back \(state.rawValue) \(barMetrics.rawValue)") }

  /// Returns the image that was set.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { stored(nil, "back \(state.rawValue) \(barMetrics.rawValue)") }

  /// Sets the offset of the title of a back button, in points; stored without effect.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { store(adjustment, "back title \(barMetrics.rawValue)") }

  /// Returns the offset that was set, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    stored(.zero, "back title \(barMetrics.rawValue)")
  }

  /// Sets the offset of the title, in points; stored without effect.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    store(adjustment, "title \(barMetrics.rawValue)")
  }

  /// Returns the offset that was set, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    stored(.zero, "title \(barMetrics.rawValue)")
  }

  /// Sets the offset of the background, in points; stored without effect.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { store(adjustment, "background place \(barMetrics.rawValue)") }

  /// Returns the offset that was set, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    stored(0, "background place \(barMetrics.rawValue)")
  }
}

extension UINavigationBar {
  /// Sets the offset of the title, in points; stored without effect.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { store(adjustment, "title place \(barMetrics.rawValue)") }

  /// Returns the offset that was set, in points.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    stored(0, "title place \(barMetrics.rawValue)")
  }
}

extension UITabBarItem {
  /// Sets the attributes of the badge's text; stored without effect.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { store(textAttributes, "badge \(state.rawValue)") }

  /// Returns the attributes that were set.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    stored(nil, "badge \(state.rawValue)")
  }

  /// Sets the offset of the title, in points; stored without effect.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset) {
    titlePositionAdjustment = adjustment
  }
}
