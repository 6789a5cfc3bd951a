public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A control with a decrement half and an increment half.
///
/// A tap on the left half subtracts a step, one on the right half adds one. Autorepeat is stored
/// and has no effect.
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

  /// Creates a stepper from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    frame.size = controlMetrics(.stepper).frameSize
    hug(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// The value, clamped to the range; NaN changes nothing.
  open var value: Double {
    get { current }
    set { if !newValue.isNaN { current = max(minimumValue, min(newValue, maximumValue)) } }
  }

  /// The minimum value; a value above the maximum also sets the maximum.
  @Settable open var minimumValue = 0.0 {
    didSet {
      if minimumValue.isNaN { _minimumValue.wrappedValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The maximum value; a value below the minimum also sets the minimum.
  @Settable open var maximumValue = 100.0 {
    didSet {
      if maximumValue.isNaN { _maximumValue.wrappedValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// The step; setting 0 or a negative number changes nothing.
  @Settable open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { _stepValue.wrappedValue = oldValue } }
  }

  /// True if the value continues at the other end of the range.
  @Settable open var wraps = false
  /// True if a long touch repeats the step; without effect.
  @Settable open var autorepeat = true
  /// True if each step of a long touch sends actions; without effect, because a touch makes one
  /// step.
  @Settable open var isContinuous = true

  /// The size of the stepper, in points.
  open override var intrinsicContentSize: CGSize { controlMetrics(.stepper).size }

  /// Returns the size of the stepper, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { controlMetrics(.stepper).frameSize }

  /// Performs a step if the touch ends inside.
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

  // MARK: Images

  private var images: [String: ControlStateTable<UIImage>] = [:]

  private func set(_ image: UIImage?, _ part: String, _ state: UIControl.State) {
    images[part, default: ControlStateTable()][state] = image
  }

  /// Sets the decrement image.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "decrement", state)
  }

  /// Returns the decrement image.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images["decrement"]?.value(for: state)
  }

  /// Sets the increment image.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "increment", state)
  }

  /// Returns the increment image.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images["increment"]?.value(for: state)
  }

  /// Sets the background image.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "background", state)
  }

  /// Returns the background image.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images["background"]?.value(for: state)
  }
}
