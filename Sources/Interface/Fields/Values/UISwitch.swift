public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A control that is on or off.
///
/// It has one size whatever frame it is given. A tap turns it.
///
/// See: L-SIZE-4, R-CTRL-7.
/// Source: Apple, UISwitch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The look of a switch.
  ///
  /// Source: Apple, UISwitch.Style.
  public enum Style: Int, Sendable {
    /// As the idiom has it.
    case automatic = 0
    /// A box with a mark.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }

  /// Creates a switch at the origin of a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a switch from an archive, of which nothing but the defaults is read.
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

  /// Turns the switch without telling targets; an animated change is there at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color of a switch that is on; nil is the system's.
  @Settable open var onTintColor: UIColor?
  /// The color of the knob; nil is the system's.
  @Settable open var thumbTintColor: UIColor?
  /// A picture without effect (from iOS 7 on).
  @Settable open var onImage: UIImage?
  /// A picture without effect (from iOS 7 on).
  @Settable open var offImage: UIImage?
  /// The title beside a box; no effect on phones and tablets.
  @Settable open var title: String?
  /// The look that is asked for.
  @Settable open var preferredStyle = Style.automatic
  /// The look that the switch has: a knob that slides.
  open var style: Style { .sliding }

  /// The size of the switch without its overhang, in points.
  ///
  /// Rule: L-SIZE-4.
  open override var intrinsicContentSize: CGSize { controlMetrics(.toggle).size }

  /// The overhang on the right.
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics(.toggle).overhang }

  /// The size of the switch, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { controlMetrics(.toggle).frameSize }

  /// The switch's rectangle, in points; of one that is set the origin counts.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: controlMetrics(.toggle).frameSize) }
  }

  /// Turns the switch if the finger goes up inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setOn(!isOn, animated: true)
    valueDidChangeByHand()
  }
}
