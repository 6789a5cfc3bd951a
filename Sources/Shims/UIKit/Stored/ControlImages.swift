public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalFields
public import GimbalGraphics

extension UIStepper {
  /// Sets the image between the two parts; stored, without effect on sizes.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { store(image, "divider \(leftState.rawValue) \(rightState.rawValue)") }

  /// Returns the image that was set.
  public func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? { stored(nil, "divider \(state.rawValue) \(rightSegmentState.rawValue)") }
}

extension UIToolbar {
  /// Sets the background image of the bar; stored, without effect on sizes.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { store(backgroundImage, "background \(topOrBottom.rawValue) \(barMetrics.rawValue)") }

  /// Returns the image that was set.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { stored(nil, "background \(topOrBottom.rawValue) \(barMetrics.rawValue)") }

  /// Sets the shadow image of the bar; stored without effect.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { store(shadowImage, "shadow \(topOrBottom.rawValue)") }

  /// Returns the image that was set.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    stored(nil, "shadow \(topOrBottom.rawValue)")
  }
}

extension UISlider {
  /// The image of the track below the value in the current state.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track above the value in the current state.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
}

extension UIBarAppearance {
  /// The blur behind the bar (nil is none); stored without effect.
  public var backgroundEffect: UIBlurEffect? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The content mode of the bar's background image; stored without effect.
  public var backgroundImageContentMode: UIView.ContentMode {
    get { stored(.scaleToFill) }
    set { store(newValue) }
  }
}

extension UITabBarAppearance {
  /// The positioning of items; stored without effect.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The width of centered items, in points (0 is the system's); stored without effect.
  public var stackedItemWidth: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The spacing between centered items, in points (0 is the system's); stored without effect.
  public var stackedItemSpacing: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }
}
