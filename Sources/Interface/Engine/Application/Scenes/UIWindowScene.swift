public import Foundation
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// A scene that shows windows.
///
/// Source: Apple, UIWindowScene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The state that the Traits folder stores with the scene.
  final var storedTraits: AnyObject?

  /// The frame and orientation of a scene.
  ///
  /// Source: Apple, UIWindowScene.Geometry (from iOS 16 on).
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The scene's own coordinates; its bounds are the scene's size in points.
    public let coordinateSpace: any UICoordinateSpace

    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    /// True if the interface orientation is locked (from iOS 26 on).
    public let isInterfaceOrientationLocked: Bool

    /// True while a drag resizes the scene (from iOS 26 on).
    ///
    /// See: R-RSZ-9.
    public let isInteractivelyResizing: Bool

    private let frame: CGRect

    /// Copies the geometry of a scene, so that later changes do not affect the object.
    init(_ geometry: SceneGeometry, on machine: Machine) {
      frame = geometry.frame
      coordinateSpace = SceneSpace(geometry, on: machine)
      interfaceOrientation = geometry.orientation
      isInterfaceOrientationLocked = geometry.isLocked
      isInteractivelyResizing = geometry.isResizing
    }

    /// Returns true for equal frame, orientation and lock; interactive resizing does not count.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return frame == other.frame && interfaceOrientation == other.interfaceOrientation
        && isInterfaceOrientationLocked == other.isInterfaceOrientationLocked
        && isInteractivelyResizing == other.isInteractivelyResizing
    }

    /// The hash of the compared values.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(frame.width)
      hasher.combine(interfaceOrientation.rawValue)
      return hasher.finalize()
    }
  }

  /// An app's preferences for a scene's geometry; each platform has a subclass, and Gimbal has only
  /// iOS.
  ///
  /// Source: Apple, UIWindowScene.GeometryPreferences (from iOS 16 on).
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// An app's preferences for a scene on iOS: the interface orientations.
    ///
    /// Source: Apple, UIWindowScene.GeometryPreferences.iOS.
    public final class iOS: GeometryPreferences {
      /// The allowed orientations of the interface.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Creates preferences with the allowed orientations of the interface.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// Creates empty preferences.
      public convenience override init() { self.init(interfaceOrientations: []) }
    }
  }

  /// The overrides of the screen's traits for the scene's windows (from iOS 17 on).
  ///
  /// See: R-TRAIT-7.
  open var traitOverrides: UITraitOverrides {
    get { overriding.sceneTraitOverrides }
    set { overriding.sceneTraitOverrides = newValue }
  }

  /// The status bar of the scene.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(on: machine)

  /// The scene's windows that are shown, back to front.
  open var windows: [UIWindow] { machine.showing.windows.filter { $0.windowScene === self } }

  /// The scene's window that receives events without a location.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that shows the scene.
  open var screen: UIScreen { machine.screen }

  /// The orientation of the app's interface.
  open var interfaceOrientation: UIInterfaceOrientation { machine.interfaceOrientation }

  /// The scene's own coordinates, in points.
  open var coordinateSpace: any UICoordinateSpace {
    SceneSpace(SceneGeometryReview(machine).sceneGeometry, on: machine)
  }

  /// The current frame and orientation of the scene.
  open var effectiveGeometry: Geometry {
    Geometry(SceneGeometryReview(machine).sceneGeometry, on: machine)
  }

  /// The traits of the scene's windows, before their overrides.
  open var traitCollection: UITraitCollection { machine.traitSource.collectionOfWindows }

  /// Called after the traits have changed; Gimbal never calls it, because the scene's delegate
  /// receives the callbacks.
  ///
  /// Source: Apple, UIWindowSceneDelegate.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The overrides of a scene's traits, which the Traits folder implements.
@preconcurrency @MainActor
protocol SceneOverriding: AnyObject {
  /// The value of `traitOverrides` of the window scene.
  var sceneTraitOverrides: UITraitOverrides { get set }
}

extension UIWindowScene {
  private var overriding: any SceneOverriding { self }
}

/// A scene's coordinate space at one time.
final class SceneSpace: MovableSpace {
  private let machine: Machine
  private let frame: CGRect

  /// Creates the space of a scene with the frame that it has in `geometry`.
  init(_ geometry: SceneGeometry, on machine: Machine) {
    self.machine = machine
    frame = geometry.frame
  }

  /// The location of the space's origin, from which conversions start.
  var position: SpaceOrigin { .scene(machine, frame.origin) }
  /// The size of the scene at the origin, in points.
  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
