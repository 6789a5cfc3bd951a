public import Foundation
public import GimbalControls
import GimbalEngine
public import GimbalGeometry
import GimbalText
import GimbalTraits

/// A control with a date, a time or a duration.
///
/// Its wheels and calendar have no views. The initial date is the beginning of 2001, because the
/// host's clock is never read.
///
/// See: R-CTRL-7, L-SIZE-14.
/// Source: Apple, UIDatePicker.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that the user chooses.
  ///
  /// Source: Apple, UIDatePicker.Mode.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private var chosen = Date(timeIntervalSinceReferenceDate: 0)

  /// Creates a picker with a frame in its future superview's coordinates, in points.
  ///
  /// Without a size it gets its intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = contentSize }
  }

  /// Creates a picker from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The parts of the date that the user chooses.
  @Settable open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The preferred style (from iOS 13.4 on).
  @Settable open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The actual style: wheels for a duration and up to iOS 13, otherwise the preferred one.
  ///
  /// Rule: L-SIZE-14.
  open var datePickerStyle: UIDatePickerStyle {
    guard machine.features.hasCompactDatePickers, datePickerMode != .countDownTimer else {
      return .wheels
    }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The date, clamped to the minimum and the maximum.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending actions; an animated change takes effect immediately.
  open func setDate(_ date: Date, animated: Bool) {
    var legal = date
    if let maximumDate, legal > maximumDate { legal = maximumDate }
    if let minimumDate, legal < minimumDate { legal = minimumDate }
    chosen = legal
  }

  /// The minimum date; nil for none.
  @Settable open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The maximum date; nil for none.
  @Settable open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The duration of the count-down mode, in seconds.
  @Settable open var countDownDuration: TimeInterval = 0
  /// The interval between selectable minutes; setting a number that does not divide 60 changes
  /// nothing.
  @Settable open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
        _minuteInterval.wrappedValue = oldValue
      }
    }
  }
  /// The locale of the strings; nil is the system's.
  @Settable open var locale: Locale?
  /// The calendar; nil is the system's.
  @Settable open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; nil is the calendar's.
  @Settable open var timeZone: TimeZone?
  /// True if minutes are rounded to the interval.
  @Settable open var roundsToMinuteInterval = true

  /// Sets the date as the user would, and sends actions.
  package final func pick(_ date: Date) {
    guard isEnabled, isUserInteractionEnabled else { return }
    let old = chosen
    setDate(date, animated: true)
    if chosen != old { valueDidChangeByHand() }
  }

  // MARK: Size

  /// The size of the picker, in points.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Returns the size of the picker, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  private var contentSize: CGSize {
    switch datePickerStyle {
    case .inline: controlMetrics(.datePickerInline).size
    case .compact: compactSize
    case .automatic, .wheels: controlMetrics(.datePickerWheels).size
    }
  }

  /// Sample strings that determine the width of a compact picker, as long as the strings of most
  /// dates.
  private var compactStrings: [String] {
    switch datePickerMode {
    case .time: ["10:00 AM"]
    case .date: ["Nov 22, 2026"]
    case .yearAndMonth: ["November 2026"]
    case .dateAndTime, .countDownTimer: ["Nov 22, 2026", "10:00 AM"]
    }
  }

  private var compactSize: CGSize {
    let controlMetrics = controlMetrics(.datePickerCompact)
    let font = controlMetrics.uiFont
    let widths = compactStrings.map {
      MeasuredText($0, font.face.face(on: machine.fontSystem)).size(
        fitting: 0, numberOfLines: 1, machine.pixelGrid
      ).width + ControlMetrics.dateSpace
    }
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(widths.count - 1) * ControlMetrics.dateGap,
      height: machine.pixelGrid.roundUp(font.lineHeight) + controlMetrics.size.height)
  }
}

/// The style of a date picker.
///
/// Source: Apple, UIDatePickerStyle.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system decides.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Strings that open a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
