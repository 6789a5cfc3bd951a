public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalText

/// A row of segments of which one is chosen.
///
/// All segments are as wide as the widest asks for, unless they have widths of their own or are apportioned by
/// what they show.
///
/// See: L-SIZE-10, R-CTRL-7.
/// Source: Apple, UISegmentedControl.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  nonisolated public static let noSegment = -1

  /// The part of a control at which a segment lies.
  ///
  /// Source: Apple, UISegmentedControl.Segment.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// The look up to iOS 6.
  ///
  /// Source: Apple, UISegmentedControl.Style.
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case bar = 2
    case bezeled = 3
  }

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

  /// Creates a control from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control of the size of its segments, from titles and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map(SegmentContent.init(item:))
    frame.size = fittingSize
  }

  /// Creates a control with an action for each segment, whose title and picture it takes.
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

  /// Inserts a segment with a picture; an index past the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Inserts a segment with an action, whose title and picture it takes.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action: action), at: segment)
  }

  private func insert(_ content: SegmentContent, at index: Int) {
    let position = max(0, min(index, segments.count))
    segments.insert(content, at: position)
    if chosen >= position { chosen += 1 }
  }

  /// Removes a segment; an index that has none changes nothing.
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

  /// Sets the title of a segment, in the place of its picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }

  /// Sets the picture of a segment, in the place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }

  /// Sets the action of a segment, and its title and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = SegmentContent(action: action) }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

  /// Sets the width of a segment, in points; 0 is that of the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
  }

  /// The width that was set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }

  /// Sets the offset of what a segment shows, in points; it moves nothing.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// The offset of what a segment shows, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }

  /// Sets whether a segment can be chosen by a person.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// True if a segment can be chosen by a person.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }

  private func content(_ index: Int) -> SegmentContent? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    if segments.indices.contains(index) { body(&segments[index]) }
  }

  // MARK: Choice

  private var chosen = UISegmentedControl.noSegment

  /// The segment that is chosen, or that for none.
  ///
  /// An index that has no segment changes nothing.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else {
        return
      }
      chosen = newValue
    }
  }

  /// True if a choice lasts for as long as the finger is down.
  @Settable open var isMomentary = false {
    didSet { if isMomentary { chosen = UISegmentedControl.noSegment } }
  }

  /// True if segments without a width of their own are as wide as what they show.
  @Settable open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  // MARK: Look

  /// The look up to iOS 6.
  @Settable open var segmentedControlStyle = Style.plain
  /// The color of the segment that is chosen (from iOS 13 on); nil is the system's.
  @Settable open var selectedSegmentTintColor: UIColor?

  /// Sets the attributes of titles for a state; their font counts for the size.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  /// The attributes of titles for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes.value(for: state)
  }

  /// Sets the picture behind segments; it has no effect on sizes.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state] = backgroundImage
  }

  /// The picture behind segments.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.value(for: state)
  }

  /// Sets the picture between two segments by their states; between any two it is as wide as the plain one says.
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

  /// The picture between two segments in their states; where none was set that of two plain ones.
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

  /// The size of the segments, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// Chooses the segment at which the finger goes up.
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
