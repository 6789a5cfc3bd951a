public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// A container that shows one page or two facing pages, and changes them.
///
/// See: R-PAGE-1.
/// Source: Apple, UIPageViewController.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style of page changes.
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

  /// The direction of a page change.
  ///
  /// Source: Apple, UIPageViewController.NavigationDirection.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The location of the spine; `none` in the scroll style.
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
    /// The key as a string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine: the raw value of a `SpineLocation`.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The spacing between pages that scroll, in points, visible only during a transition.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style of page changes.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The location of the spine; `none` in the scroll style.
  public final internal(set) var spineLocation: SpineLocation

  /// True if pages have a back; always true with the spine in the middle.
  ///
  /// Setting false with the spine in the middle is an exception and has no effect.
  open var isDoubleSided: Bool {
    get { hasBacks }
    set { setDoubleSided(newValue) }
  }

  /// The value of `isDoubleSided`.
  final var hasBacks = false
  /// The spacing between pages that scroll, in points.
  final let spacing: CGFloat
  /// The pages that the delegate sets during `pageViewController(_:spineLocationFor:)`; otherwise
  /// nil.
  final var pagesForSpine: PagesForSpine?
  /// The value of `viewControllers`.
  final var pages: [UIViewController] = []
  /// The name of the delegate in the trace, cached after its first call.
  final var delegateReceiver: NamedReceiver?
  /// The name of the data source in the trace, cached after its first call.
  final var dataSourceReceiver: NamedReceiver?
  /// The transition of a page change in progress; nil if there is none.
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

  /// Creates a container from a storyboard; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    spacing = 0
    super.init(coder: coder)
    containerLife = PageLife.shared
  }

  /// The object that provides adjacent pages; without one the user cannot change pages.
  open var dataSource: (any UIPageViewControllerDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }
  private final weak var _dataSource: (any UIPageViewControllerDataSource)?

  /// The object that receives the user's page changes.
  open var delegate: (any UIPageViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIPageViewControllerDelegate)?

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows other pages: one, or two with the spine in the middle.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], towards: direction, animated: animated, completion)
  }

  /// Makes the view that contains the pages.
  open override func loadView() {
    let container = _UIPageViewControllerContentView(of: self)
    addPageSwipe(to: container)
    view = container
  }

  /// Ends a running page change and queries the spine, before the pages receive the new size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    finishChange()
    if let rotation = machine.rotation.underWay { querySpine(in: rotation.to) }
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Queries the spine, up to iOS 7.
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

  /// The delegate's result, or the default; the pages' values are not read.
  ///
  /// See: R-ORI-4.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegatesAnswer(
      notifyDelegate(.pageSupportedInterfaceOrientations) {
        $0.pageViewControllerSupportedInterfaceOrientations(self)
      }) ?? super.supportedInterfaceOrientations
  }

  /// The delegate's result, or the default.
  ///
  /// See: R-ORI-5.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegatesAnswer(
      notifyDelegate(.pagePreferredInterfaceOrientation) {
        $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      }) ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// The callbacks that the engine sends to every page view controller, which is their argument.
///
/// It has no state, so that all page view controllers share one object.
final class PageLife: ContainerLife {
  /// The object of all page view controllers.
  static let shared = PageLife()

  /// Adds and positions the pages' views before the container's view appears.
  func prepareToAppear(_ container: UIViewController) {
    unsafeDowncast(container, to: UIPageViewController.self).positionPages()
  }

  /// Returns the violations of the rules that relate pages and child controllers.
  func brokenInvariants(of container: UIViewController) -> [String] {
    let container = unsafeDowncast(container, to: UIPageViewController.self)
    return container.rulesOfChildren(container.pages, "pages")
  }

  /// Removes a child from the pages after it got another parent or none.
  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController
  ) {
    unsafeDowncast(container, to: UIPageViewController.self).pages.removeAll { $0 === child }
  }
}
