public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalText

/// A row of segments, one of which is selected.
///
/// All segments are as wide as the widest, unless they have custom widths or are apportioned by
/// content.
///
/// See: L-SIZE-10, R-CTRL-7.
/// Source: Apple, UISegmentedControl.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  nonisolated public static let noSegment = -1

  /// The position of a segment in a control.
  ///
  /// Source: Apple, UISegmentedControl.Segment.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// The style up to iOS 6.
  ///
  /// Source: Apple, UISegmentedControl.Style.
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case bar = 2
    case bezeled = 3
  }

  /// The segments from the leading side on; a change invalidates size and layout.
  final var segments: [SegmentContent] = [] {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private var attributes = ControlStateTable<[NSAttributedString.Key: Any]>()
  private var backgrounds = ControlStateTable<UIImage>()
  private var dividers: [DividerStates: UIImage] = [:]

  /// Creates a control without segments, with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a segment for each title or image, in the size that fits them.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map(SegmentContent.init(item:))
    frame.size = fittingSize
  }

  /// Creates a control with a segment for each action, with its title and image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(SegmentContent.init(action:))
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index past the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index past the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Inserts a segment with an action, with its title and image.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action: action), at: segment)
  }

  private func insert(_ content: SegmentContent, at index: Int) {
    let position = max(0, min(index, segments.count))
    segments.insert(content, at: position)
    if chosen >= position { chosen += 1 }
  }

  /// Removes a segment; an invalid index changes nothing.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment {
      chosen = UISegmentedControl.noSegment
    } else if chosen > segment {
      chosen -= 1
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    chosen = UISegmentedControl.noSegment
  }

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = SegmentContent(action: action) }
  }

  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

  /// Sets the width of a segment, in points; 0 removes the custom width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
  }

  /// Returns the custom width of a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }

  /// Sets the content offset of a segment, in points; it does not move anything.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// Returns the content offset of a segment, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }

  private func content(_ index: Int) -> SegmentContent? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    if segments.indices.contains(index) { body(&segments[index]) }
  }

  // MARK: Selection

  private var chosen = UISegmentedControl.noSegment

  /// The index of the selected segment, or ``noSegment``.
  ///
  /// An index without a segment changes nothing.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else {
        return
      }
      chosen = newValue
    }
  }

  /// True if a segment is selected only while it is touched.
  @Settable open var isMomentary = false {
    didSet { if isMomentary { chosen = UISegmentedControl.noSegment } }
  }

  /// True if segments without a custom width are as wide as their content.
  @Settable open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  // MARK: Appearance

  /// The style up to iOS 6.
  @Settable open var segmentedControlStyle = Style.plain
  /// The color of the selected segment (from iOS 13 on); nil is the system's.
  @Settable open var selectedSegmentTintColor: UIColor?

  /// Sets the attributes of titles for a state; their font affects the size.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  /// Returns the attributes of titles for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes.value(for: state)
  }

  /// Sets the background image; it does not affect sizes.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state] = backgroundImage
  }

  /// Returns the background image.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.value(for: state)
  }

  /// Sets the divider image between two segments by their states.
  ///
  /// The image for normal states determines the width of all dividers.
  ///
  /// See: L-SIZE-10.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividers[DividerStates(left: leftState.rawValue, right: rightState.rawValue, barMetrics)] =
      dividerImage
    invalidateIntrinsicContentSize()
  }

  /// Returns the divider image for two segments' states, otherwise the one for normal states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[DividerStates(left: leftState.rawValue, right: rightState.rawValue, barMetrics)]
      ?? dividers[DividerStates(left: 0, right: 0, .default)]
  }

  // MARK: Size

  /// The font of titles: that of their attributes, or the system's.
  final var titleFont: UIFont {
    attributes.value(for: .normal)?[.font] as? UIFont
      ?? controlMetrics(.segmentedControl).uiFont
  }

  /// The size of the segments without the overhang, in points.
  open override var intrinsicContentSize: CGSize { segmentsSize }

  /// The overhang below.
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics(.segmentedControl).overhang }

  /// Returns the size of the segments, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// Selects the segment at which the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside,
      let index = segment(at: touch.location(in: self).x), segments[index].isEnabled
    else { return }
    guard isMomentary || index != chosen else { return }
    chosen = index
    if let action = segments[index].action { sendAction(action) }
    valueDidChangeByHand()
    if isMomentary { chosen = UISegmentedControl.noSegment }
  }
}
