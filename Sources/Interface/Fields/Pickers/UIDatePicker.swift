public import Foundation
public import GimbalControls
import GimbalEngine
public import GimbalGeometry
import GimbalText
import GimbalTraits

/// A control with a date, a time or a duration.
///
/// Its wheels and calendar have no views. A new one has the beginning of 2001, since no clock but the virtual one is
/// read.
///
/// See: R-CTRL-7, L-SIZE-14.
/// Source: Apple, UIDatePicker.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that are chosen.
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

  /// Creates a picker with a frame in its future superview's coordinates, in points; one without a size has its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = contentSize }
  }

  /// Creates a picker from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The parts of the date that are chosen.
  @Settable open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The look that is asked for (from iOS 13.4 on).
  @Settable open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The look that the picker has: wheels for a duration and up to iOS 13, else the one that is asked for.
  ///
  /// Rule: L-SIZE-14.
  open var datePickerStyle: UIDatePickerStyle {
    guard machine.features.hasCompactDatePickers, datePickerMode != .countDownTimer else {
      return .wheels
    }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The date, within the least and the greatest.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without telling targets; an animated change is there at once.
  open func setDate(_ date: Date, animated: Bool) {
    var legal = date
    if let maximumDate, legal > maximumDate { legal = maximumDate }
    if let minimumDate, legal < minimumDate { legal = minimumDate }
    chosen = legal
  }

  /// The least date; nil for none.
  @Settable open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The greatest date; nil for none.
  @Settable open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The duration of the mode for it, in seconds.
  @Settable open var countDownDuration: TimeInterval = 0
  /// The step of minutes, a divisor of 60; others change nothing.
  @Settable open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
        _minuteInterval.wrappedValue = oldValue
      }
    }
  }
  /// The language of the texts; nil is the system's.
  @Settable open var locale: Locale?
  /// The calendar; nil is the system's.
  @Settable open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; nil is the calendar's.
  @Settable open var timeZone: TimeZone?
  /// True if minutes that the step does not allow are rounded.
  @Settable open var roundsToMinuteInterval = true

  /// Sets the date as a person does, and tells targets.
  package final func pick(_ date: Date) {
    guard isEnabled, isUserInteractionEnabled else { return }
    let old = chosen
    setDate(date, animated: true)
    if chosen != old { valueDidChangeByHand() }
  }

  // MARK: Size

  /// The size of the picker, in points.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size of the picker, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  private var contentSize: CGSize {
    switch datePickerStyle {
    case .inline: controlMetrics(.datePickerInline).size
    case .compact: compactSize
    case .automatic, .wheels: controlMetrics(.datePickerWheels).size
    }
  }

  /// The texts that a compact picker shows, as long as those of most dates.
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
      ).width + UIDatePicker.space
    }
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(widths.count - 1) * UIDatePicker.gap,
      height: machine.pixelGrid.roundUp(font.lineHeight) + controlMetrics.size.height)
  }

  /// The room beside a text of a compact picker, in points.
  private static let space: CGFloat = 24
  /// The room between two of them, in points.
  private static let gap: CGFloat = 8
}

/// The look of a date picker.
///
/// Source: Apple, UIDatePickerStyle.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Texts that open a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
