public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A control with a part for less and a part for more.
///
/// A tap on the left half takes a step away, one on the right half adds one. That a finger which stays down
/// goes on is stored and has no effect.
///
/// See: R-CTRL-7.
/// Source: Apple, UIStepper.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var current = 0.0

  /// Creates a stepper at the origin of a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: .zero))
    prepare()
  }

  /// Creates a stepper from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    frame.size = controlMetrics(.stepper).frameSize
    hug(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// The value; one beyond the ends counts as the end, NaN changes nothing.
  open var value: Double {
    get { current }
    set { if !newValue.isNaN { current = max(minimumValue, min(newValue, maximumValue)) } }
  }

  /// The least value; one above the greatest moves that.
  @Settable open var minimumValue = 0.0 {
    didSet {
      if minimumValue.isNaN { _minimumValue.wrappedValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The greatest value; one below the least moves that.
  @Settable open var maximumValue = 100.0 {
    didSet {
      if maximumValue.isNaN { _maximumValue.wrappedValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// The step; one that is not above 0 changes nothing.
  @Settable open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { _stepValue.wrappedValue = oldValue } }
  }

  /// True if the value goes on at the other end.
  @Settable open var wraps = false
  /// True if a finger that stays down goes on; it has no effect.
  @Settable open var autorepeat = true
  /// True if targets receive each step, not only the last; a tap is one step.
  @Settable open var isContinuous = true

  /// The size of the stepper, in points.
  open override var intrinsicContentSize: CGSize { controlMetrics(.stepper).size }

  /// The size of the stepper, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { controlMetrics(.stepper).frameSize }

  /// Takes a step if the finger goes up inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    step(by: touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
  }

  private func step(by amount: Double) {
    let (old, wished) = (current, current + amount)
    if wished >= minimumValue, wished <= maximumValue {
      current = wished
    } else if wraps {
      current = wished < minimumValue ? maximumValue : minimumValue
    } else {
      value = wished
    }
    if current != old { valueDidChangeByHand() }
  }

  // MARK: Pictures

  private var images: [String: ControlStateTable<UIImage>] = [:]

  private func set(_ image: UIImage?, _ part: String, _ state: UIControl.State) {
    images[part, default: ControlStateTable()][state] = image
  }

  /// Sets the picture of the part for less.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "decrement", state)
  }

  /// The picture of the part for less.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images["decrement"]?.value(for: state)
  }

  /// Sets the picture of the part for more.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "increment", state)
  }

  /// The picture of the part for more.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images["increment"]?.value(for: state)
  }

  /// Sets the picture behind the stepper.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "background", state)
  }

  /// The picture behind the stepper.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images["background"]?.value(for: state)
  }
}
