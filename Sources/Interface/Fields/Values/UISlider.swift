public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalTraits

/// A control with a thumb on a track.
///
/// A touch that begins on the thumb moves it.
///
/// See: R-CTRL-7, R-CTRL-8.
/// Source: Apple, UISlider.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var current: Float = 0
  private var thumbs = ControlStateTable<UIImage>()
  private var minimumTracks = ControlStateTable<UIImage>()
  private var maximumTracks = ControlStateTable<UIImage>()
  /// The touch's position at the last move of the thumb, in points; nil without a touch.
  private var touchX: CGFloat?

  /// Creates a slider with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, clamped to the range; NaN changes nothing.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without sending actions; an animated change takes effect immediately.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let legal = max(minimumValue, min(value, maximumValue))
    if legal != current { setNeedsLayout() }
    current = legal
  }

  /// The minimum value; a value above the maximum also sets the maximum.
  @Settable open var minimumValue: Float = 0 {
    didSet {
      if minimumValue.isNaN { _minimumValue.wrappedValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(current, animated: false)
    }
  }

  /// The maximum value; a value below the minimum also sets the minimum.
  @Settable open var maximumValue: Float = 1 {
    didSet {
      if maximumValue.isNaN { _maximumValue.wrappedValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(current, animated: false)
    }
  }

  /// True if actions are sent while the thumb moves, not only at the end.
  @Settable open var isContinuous = true
  /// The image before the track.
  @Settable open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image after the track.
  @Settable open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The color of the track before the thumb; nil is the tint.
  @Settable open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb; nil is the system's.
  @Settable open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; nil is the system's.
  @Settable open var thumbTintColor: UIColor?

  // MARK: Images

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state] = image
    setNeedsLayout()
  }

  /// Returns the image of the thumb for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs.value(for: state) }

  /// The current image of the thumb.
  open var currentThumbImage: UIImage? { thumbs.value(for: state) }

  /// Sets the image of the track before the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTracks[state] = image
  }

  /// Returns the image of the track before the thumb for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTracks.value(for: state)
  }

  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTracks[state] = image
  }

  /// Returns the image of the track after the thumb for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTracks.value(for: state)
  }

  // MARK: Size

  /// The height of the slider without its overhang, in points; there is no intrinsic width.
  open override var intrinsicContentSize: CGSize { controlMetrics(.slider).size }

  /// The overhang on three sides.
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics(.slider).overhang }

  /// Returns the current width and the height of the slider, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: controlMetrics(.slider).frameSize.height)
  }

  /// Returns the rectangle of the image before the track, for the slider's bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, atStart: true, in: bounds)
  }

  /// Returns the rectangle of the image after the track, for the slider's bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, atStart: false, in: bounds)
  }

  /// Returns the rectangle of the track, for the slider's bounds.
  ///
  /// See: R-CTRL-8.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (first, last) = (
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)
    )
    let starts =
      first.isEmpty
      ? bounds.minX + ControlMetrics.trackMargin : first.maxX + ControlMetrics.trackGap
    let ends =
      last.isEmpty ? bounds.maxX - ControlMetrics.trackMargin : last.minX - ControlMetrics.trackGap
    let height = controlMetrics(.progressView).size.height
    return CGRect(
      x: starts, y: bounds.midY - height / 2, width: max(0, ends - starts), height: height)
  }

  /// Returns the rectangle of the thumb for a value and a track rectangle, in the slider's
  /// coordinates.
  ///
  /// See: R-CTRL-8.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? controlMetrics(.sliderThumb).size
    let travel = rect.width + 2 * ControlMetrics.trackMargin - size.width
    return CGRect(
      x: rect.minX - ControlMetrics.trackMargin + travel * share(of: value),
      y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func rect(of image: UIImage?, atStart isStart: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isStart ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the position of a value on the track, from 0 at the left to 1 at the right.
  private func share(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return isMirrored ? 1 - share : share
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Tracking

  /// Returns true if the touch begins on the thumb.
  ///
  /// Rule: R-CTRL-8.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let position = touch.location(in: self)
    let track = trackRect(forBounds: bounds)
    guard thumbRect(forBounds: bounds, trackRect: track, value: value).contains(position) else {
      return false
    }
    touchX = position.x
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let touchX else { return false }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let travel = track.width + 2 * ControlMetrics.trackMargin - thumb.width
    guard travel > 0 else { return true }
    let x = touch.location(in: self).x
    let step = (x - touchX) / travel * (isMirrored ? -1 : 1)
    let old = value
    value += Float(step) * (maximumValue - minimumValue)
    self.touchX = x
    if value != old, isContinuous { valueDidChangeByHand() }
    return true
  }

  /// Ends moving the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    touchX = nil
    if !isContinuous { valueDidChangeByHand() }
  }

  /// Ends moving the thumb.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touchX = nil
  }
}
