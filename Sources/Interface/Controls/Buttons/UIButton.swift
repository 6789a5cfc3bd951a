public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalGestures
public import GimbalGraphics
import GimbalText
import GimbalTraits

/// A control with a title, an image or both.
///
/// Without insets, a button's height is that of its title's line in whole points, plus 12 points.
/// It is at least 30 points wide. A configuration changes this. Background images are stored only.
///
/// Source: Apple, UIButton; the sizes are those that Interface Builder saves.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The appearance of a button.
  ///
  /// Source: Apple, UIButton.ButtonType.
  public enum ButtonType: Int, Sendable {
    /// A button without a default appearance, with a title of 18 points.
    case custom = 0
    /// A system button, with a title of 15 points.
    case system = 1
    /// A button with a system image, for details.
    case detailDisclosure = 2
    /// A button with a system image, for information on a dark background.
    case infoLight = 3
    /// A button with a system image, for information on a light background.
    case infoDark = 4
    /// A button with a system image, for adding a contact.
    case contactAdd = 5
    /// A button with a system image, for closing (from iOS 13 on).
    case close = 7

    /// The name of ``system`` up to iOS 6.
    public static var roundedRect: ButtonType { .system }
  }

  /// The appearance of the button.
  public internal(set) final var buttonType = ButtonType.custom
  private var titles = StateTable<String>()
  private var styledTitles = StateTable<NSAttributedString>()
  private var images = StateTable<UIImage>()
  private var titleColors = StateTable<UIColor>()
  /// The symbol configurations and background images by state.
  final var appearances = ButtonAppearances()
  nonisolated(unsafe) private var label: UIButtonLabel?
  private var shownImage: UIImageView?
  /// The value of `subtitleLabel`; nil without a configuration that has a subtitle.
  private(set) final var subtitleView: UIButtonLabel?
  /// The custom view of the configuration's background, which is behind image and text.
  final var backgroundView: UIView?
  private var isUpdating = false
  /// True if an `@Observable` object that was read in `updateConfiguration()` has changed since.
  private var configurationIsStale = false

  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Creates a button of the type ``ButtonType/custom`` with a frame in its future superview's
  /// coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  /// Creates a button from an archive, of which only the defaults are read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type with an action, and takes its title and image from the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration and an action.
  ///
  /// A configuration without title and image takes those of the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  // MARK: Configuration

  /// The content of a button and its arrangement (from iOS 15 on).
  public typealias Configuration = ButtonTerms.Configuration

  /// The content and its arrangement (from iOS 15 on); if nil, titles, images and insets by state
  /// apply.
  ///
  /// See: L-SIZE-17.
  @Settable open var configuration: Configuration? { didSet { configurationDidChange() } }

  private func configurationDidChange() {
    showContent()
    setNeedsUpdateConfiguration()
  }

  /// Called after `updateConfiguration()`.
  @Settable open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// True if changes of the state update the configuration.
  @Settable open var automaticallyUpdatesConfiguration = true

  /// Updates the configuration immediately.
  open func setNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil, !isUpdating else { return }
    isUpdating = true
    ModelObservation(machine).observingModels(in: self) {
      updateConfiguration()
      configurationUpdateHandler?(self)
    } again: {
      $0.configurationIsStale = true
      $0.setNeedsLayout()
    }
    isUpdating = false
  }

  /// Called to update the configuration; the base class does nothing.
  open func updateConfiguration() {}

  /// The menu of the button; stored, and never shown.
  @Settable open var menu: UIMenu?
  /// True if a tap is to show the menu; stored only.
  @Settable open var changesSelectionAsPrimaryAction = false
  /// The label of the configuration's subtitle; nil without one.
  open var subtitleLabel: UILabel? { subtitleView }

  // MARK: Content

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    showContent()
  }

  /// Returns the title for a state, or the one for the normal state.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// The current title.
  open var currentTitle: String? { configuration?.title ?? titles.value(for: state) }

  /// Sets the attributed title for a state, which replaces a plain one; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    styledTitles[state] = title
    showContent()
  }

  /// Returns the attributed title for a state, or the one for the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    styledTitles.value(for: state)
  }

  /// The current attributed title.
  open var currentAttributedTitle: NSAttributedString? { styledTitles.value(for: state) }

  /// Sets the color of the title for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    showContent()
  }

  /// Returns the color of the title for a state, or the one for the normal state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) }

  /// The current color of the title.
  open var currentTitleColor: UIColor { titleColors.value(for: state) ?? .white }

  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    showContent()
  }

  /// Sets the background image for a state.
  ///
  /// It is stored, and not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearances.backgrounds[state] = image
  }

  /// Returns the background image for a state, or the one for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    appearances.backgrounds.value(for: state)
  }

  /// Returns the image for a state, or the one for the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  /// The current image.
  open var currentImage: UIImage? {
    configuration.flatMap(configuredImage)
      ?? images.value(for: state).map { appearances.configured($0, for: state) }
  }

  /// The label of the title, which the button lays out; made when it is first read.
  open var titleLabel: UILabel? { titleView }

  /// The view of the image, which the button lays out; made when it is first read.
  open var imageView: UIImageView? { shownImageView }

  // MARK: Insets

  /// The space around title and image, in points.
  ///
  /// Zero means the default: a button without an image is 12 points higher than its title, and at
  /// least 30 wide.
  ///
  /// See: L-SIZE-18.
  @Settable open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  /// The insets of the title, in points; they do not affect the button's size.
  @Settable open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  /// The insets of the image, in points; they do not affect the button's size.
  @Settable open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  // MARK: Size

  /// The size of title, image and insets, in points.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Returns the size of title, image and insets, in points.
  ///
  /// The title of a configuration may have several lines at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuration.map { configuredSize($0, fitting: size.width) } ?? contentSize
  }

  /// Returns the rectangle for title and image within bounds, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    configuration.map { configuredContentRect($0, in: bounds) }
      ?? bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the background image, which is not drawn: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the title within `contentRect`, in the button's coordinates, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    partRect(.title, in: contentRect)
  }

  /// Returns the frame of the image within `contentRect`, in the button's coordinates, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    partRect(.image, in: contentRect)
  }

  /// Sets the frames of title and image.
  open override func layoutSubviews() {
    if configurationIsStale {
      configurationIsStale = false
      setNeedsUpdateConfiguration()
    }
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    label?.frame = titleRect(forContentRect: content)
    shownImage?.frame = imageRect(forContentRect: content)
    positionBackground()
    if let configuration {
      subtitleView?.frame = configuredPositions(configuration, in: content).subtitle
    }
  }

  /// Returns false for a single-tap recognizer of a superview, because the button handles the tap.
  ///
  /// Rule: R-CTRL-6.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !machine.features.buttonsReserveTaps || gestureRecognizer.view === self || !isEnabled
      || !gestureRecognizer.isSingleTap
  }

  /// The event of the primary action, on systems that have it.
  override var primaryEvents: UIControl.Event {
    machine.features.hasPrimaryActions ? [.primaryActionTriggered] : []
  }

  /// Shows title and image for the new state.
  override func stateDidChange() {
    showContent()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Updates the content, whose position depends on the alignment.
  override func positionDidChange() { contentDidChange() }
}

extension UIButton {
  /// Returns true for the image view that the button made.
  package final func isImage(_ view: UIView) -> Bool { shownImage === view }
}

extension UIButton: DescribedByText {
  /// The title in descriptions of constraints; read on any thread.
  package nonisolated final var textInNames: String? { label?.textInNames }

  /// Nil: the description of a button does not contain its title.
  package nonisolated final var textInDescription: String? { nil }
}

extension UIButton {
  private var titleView: UIButtonLabel {
    if let label { return label }
    let label = UIButtonLabel(frame: .zero)
    label.font = .systemFont(ofSize: defaultFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    self.label = label
    addSubview(label)
    return label
  }

  private var shownImageView: UIImageView {
    if let shownImage { return shownImage }
    let shownImage = UIImageView(frame: .zero)
    self.shownImage = shownImage
    insertSubview(shownImage, at: 0)
    return shownImage
  }

  /// The size of the title's font if the app sets none, in points.
  ///
  /// Source: Interface Builder's buttons that state no font.
  var defaultFontSize: CGFloat { buttonType == .custom ? UIFont.buttonFontSize : 15 }

  /// The label of the title, if it was made.
  var titleLabelIfMade: UILabel? { label }

  /// Updates the labels and the image from the state and the configuration.
  func showContent() {
    if let configuration {
      titleView.font = configuredFont(configuration)
      titleView.breakLines(configuration.titleLineBreakMode)
    }
    showSubtitle(configuration?.subtitle)
    if let configuration, let styled = configuredTitle(configuration) {
      titleView.attributedText = styled
    } else if let styled = currentAttributedTitle {
      titleView.attributedText = styled
    } else if let title = currentTitle {
      titleView.text = title
      titleView.textColor = currentTitleColor
    } else {
      label?.text = nil
    }
    if let image = currentImage { shownImageView.image = image } else { shownImage?.image = nil }
    contentDidChange()
  }

  private func showSubtitle(_ subtitle: String?) {
    guard subtitle != nil || subtitleView != nil else { return }
    if subtitleView == nil {
      let made = UIButtonLabel(frame: .zero)
      subtitleView = made
      addSubview(made)
    }
    subtitleView?.font = configuredSubtitleFont
    subtitleView?.breakLines(configuration?.subtitleLineBreakMode ?? .byWordWrapping)
    if let configuration, let styled = configuredSubtitle(configuration) {
      subtitleView?.attributedText = styled
    } else {
      subtitleView?.text = subtitle
    }
  }

  /// Updates the text metrics and the size, after a change of the title, image or configuration.
  func contentDidChange() {
    textBlock = titleBlock
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
