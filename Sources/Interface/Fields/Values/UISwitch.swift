public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A control that is on or off.
///
/// It has one size whatever its frame is set to. A tap toggles it.
///
/// See: L-SIZE-4, R-CTRL-7.
/// Source: Apple, UISwitch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The style of a switch.
  ///
  /// Source: Apple, UISwitch.Style.
  public enum Style: Int, Sendable {
    /// The default of the user interface idiom.
    case automatic = 0
    /// A checkbox.
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }

  /// Creates a switch at the origin of a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a switch from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    frame = frame
    hug(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// True if the switch is on.
  @Settable open var isOn = false

  /// Sets the state without sending actions; an animated change takes effect immediately.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color of a switch that is on; nil is the system's.
  @Settable open var onTintColor: UIColor?
  /// The color of the knob; nil is the system's.
  @Settable open var thumbTintColor: UIColor?
  /// An image without effect (from iOS 7 on).
  @Settable open var onImage: UIImage?
  /// An image without effect (from iOS 7 on).
  @Settable open var offImage: UIImage?
  /// The title next to a checkbox; no effect on phones and tablets.
  @Settable open var title: String?
  /// The preferred style.
  @Settable open var preferredStyle = Style.automatic
  /// The actual style: sliding.
  open var style: Style { .sliding }

  /// The size of the switch without its overhang, in points.
  ///
  /// Rule: L-SIZE-4.
  open override var intrinsicContentSize: CGSize { controlMetrics(.toggle).size }

  /// The overhang on the right.
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics(.toggle).overhang }

  /// Returns the size of the switch, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { controlMetrics(.toggle).frameSize }

  /// The frame, in points; when it is set, only the origin is used.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: controlMetrics(.toggle).frameSize) }
  }

  /// Toggles the switch if the touch ends inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setOn(!isOn, animated: true)
    valueDidChangeByHand()
  }
}
