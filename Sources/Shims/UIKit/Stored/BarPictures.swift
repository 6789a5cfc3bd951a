public import Foundation
public import GimbalEngine
public import GimbalGraphics

extension UIBarButtonItem {
  /// Sets the picture behind the button; kept, with no effect on sizes.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { store(backgroundImage, "background \(state.rawValue) \(barMetrics.rawValue)") }

  /// Sets that picture for a style; kept.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    store(backgroundImage, "background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)")
  }

  /// The picture that was set.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    stored(nil, "background \(state.rawValue) \(barMetrics.rawValue)")
  }

  /// Sets the picture behind a button that goes back; kept.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { store(backgroundImage, "back \(state.rawValue) \(barMetrics.rawValue)") }

  /// The picture that was set.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { stored(nil, "back \(state.rawValue) \(barMetrics.rawValue)") }

  /// Sets the distance of the title of a button that goes back, in points; kept.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { store(adjustment, "back title \(barMetrics.rawValue)") }

  /// The distance that was set, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    stored(.zero, "back title \(barMetrics.rawValue)")
  }

  /// Sets the distance of the title from its place, in points; kept.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    store(adjustment, "title \(barMetrics.rawValue)")
  }

  /// The distance that was set, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    stored(.zero, "title \(barMetrics.rawValue)")
  }

  /// Sets the distance of the background from its place, in points; kept.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { store(adjustment, "background place \(barMetrics.rawValue)") }

  /// The distance that was set, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    stored(0, "background place \(barMetrics.rawValue)")
  }
}

extension UINavigationBar {
  /// Sets the distance of the title from its place, in points; kept.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { store(adjustment, "title place \(barMetrics.rawValue)") }

  /// The distance that was set, in points.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    stored(0, "title place \(barMetrics.rawValue)")
  }
}

extension UITabBarItem {
  /// Sets the looks of the badge's text; kept.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { store(textAttributes, "badge \(state.rawValue)") }

  /// The looks that were set.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    stored(nil, "badge \(state.rawValue)")
  }

  /// Sets the distance of the title from its place, in points; kept.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset) {
    titlePositionAdjustment = adjustment
  }
}
