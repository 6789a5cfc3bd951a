public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// A container that shows one page, or two that face each other, and turns them.
///
/// See: R-PAGE-1.
/// Source: Apple, UIPageViewController.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style in which pages are turned.
  ///
  /// Source: Apple, UIPageViewController.TransitionStyle.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The direction in which pages follow each other.
  ///
  /// Source: Apple, UIPageViewController.NavigationOrientation.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The side from which a page that is set comes.
  ///
  /// Source: Apple, UIPageViewController.NavigationDirection.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The place of the book's spine; none where pages scroll.
  ///
  /// Source: Apple, UIPageViewController.SpineLocation.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// An option of the initializer.
  ///
  /// Source: Apple, UIPageViewController.OptionsKey.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine: the raw value of a `SpineLocation`.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll, in points: seen only on the way.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style in which pages are turned.
  public let transitionStyle: TransitionStyle
  /// True if pages follow each other across or down.
  public let navigationOrientation: NavigationOrientation
  /// The place of the book's spine; none where pages scroll.
  public final internal(set) var spineLocation: SpineLocation

  /// True if pages have a back of their own: always with the spine in the middle.
  ///
  /// Single-sided pages around a spine in the middle are an exception without effect.
  open var isDoubleSided: Bool {
    get { hasBacks }
    set { setDoubleSided(newValue) }
  }

  final var hasBacks = false
  /// The room between pages that scroll, in points.
  final let spacing: CGFloat
  /// The pages that the delegate gives while it is asked for the spine; nil when it is not.
  final var pagesForSpine: PagesForSpine?
  final var pages: [UIViewController] = []
  final var delegateReceiver: NamedReceiver?
  final var dataSourceReceiver: NamedReceiver?
  /// The turn that is under way.
  final weak var change: ControllerTransition?

  /// Creates a container without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : spine ?? .min
    hasBacks = spineLocation == .mid
    let space = (options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0
    spacing = space > 0 && space.isFinite ? CGFloat(space) : 0
    super.init(nibName: nil, bundle: nil)
    containerLife = PageLife.shared
  }

  /// Creates a container from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    spacing = 0
    super.init(coder: coder)
    containerLife = PageLife.shared
  }

  /// The object that knows what comes before and after; without one the person turns no page.
  open var dataSource: (any UIPageViewControllerDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }
  private final weak var _dataSource: (any UIPageViewControllerDataSource)?

  /// The object that receives the person's page turns.
  open var delegate: (any UIPageViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIPageViewControllerDelegate)?

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows other pages: one, or two where the spine is in the middle.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], towards: direction, animated: animated, completion)
  }

  /// Makes the view in which the pages stand.
  open override func loadView() {
    let container = ContainerView(of: self)
    addPageSwipe(to: container)
    view = container
  }

  /// Ends a page's turn that is under way and asks for the spine, before the pages receive the new
  /// size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    finishChange()
    if let rotation = machine.rotation.underWay { querySpine(in: rotation.to) }
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Asks for the spine, up to iOS 7.
  open override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    if machine.callbackTiming == .rotatedRootView { querySpine(in: toInterfaceOrientation) }
    super.willRotate(to: toInterfaceOrientation, duration: duration)
  }

  /// The size of a page, in points.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    pages.contains { $0 === container }
      ? pageFrame(at: 0, in: parentSize).size
      : super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  /// The delegate's answer, else the default; the pages are not asked.
  ///
  /// See: R-ORI-4.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegatesAnswer(
      notifyDelegate(.pageSupportedInterfaceOrientations) {
        $0.pageViewControllerSupportedInterfaceOrientations(self)
      }) ?? super.supportedInterfaceOrientations
  }

  /// The delegate's answer, else the default.
  ///
  /// See: R-ORI-5.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegatesAnswer(
      notifyDelegate(.pagePreferredInterfaceOrientation) {
        $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      }) ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// The part of a page view controller in its own life.
final class PageLife: ContainerLife {
  static let shared = PageLife()

  func prepareToAppear(_ container: UIViewController) {
    unsafeDowncast(container, to: UIPageViewController.self).positionPages()
  }

  func brokenInvariants(of container: UIViewController) -> [String] {
    let container = unsafeDowncast(container, to: UIPageViewController.self)
    return container.rulesOfChildren(container.pages, "pages")
  }

  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController
  ) {
    unsafeDowncast(container, to: UIPageViewController.self).pages.removeAll { $0 === child }
  }
}
