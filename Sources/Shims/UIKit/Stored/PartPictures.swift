public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalFields
public import GimbalGraphics

extension UIStepper {
  /// Sets the picture between the two parts; kept, with no effect on sizes.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { store(image, "divider \(leftState.rawValue) \(rightState.rawValue)") }

  /// The picture that was set.
  public func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? { stored(nil, "divider \(state.rawValue) \(rightSegmentState.rawValue)") }
}

extension UIToolbar {
  /// Sets the picture behind the bar; kept, with no effect on sizes.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { store(backgroundImage, "background \(topOrBottom.rawValue) \(barMetrics.rawValue)") }

  /// The picture that was set.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { stored(nil, "background \(topOrBottom.rawValue) \(barMetrics.rawValue)") }

  /// Sets the picture of the bar's shadow; kept.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { store(shadowImage, "shadow \(topOrBottom.rawValue)") }

  /// The picture that was set.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    stored(nil, "shadow \(topOrBottom.rawValue)")
  }
}

extension UISlider {
  /// The picture of the track below the value in the present state.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the track above the value in the present state.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
}

extension UIBarAppearance {
  /// The blur behind the bar (nil is none), kept.
  public var backgroundEffect: UIBlurEffect? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The way in which the picture behind the bar fills it; kept.
  public var backgroundImageContentMode: UIView.ContentMode {
    get { stored(.scaleToFill) }
    set { store(newValue) }
  }
}

extension UITabBarAppearance {
  /// The way in which items stand; kept.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The width of items that stand in the middle, in points (0 is the system's), kept.
  public var stackedItemWidth: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The room between items that stand in the middle, in points (0 is the system's), kept.
  public var stackedItemSpacing: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }
}
