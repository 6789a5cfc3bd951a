public import Foundation
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// A scene that shows windows.
///
/// Source: Apple, UIWindowScene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The state that the folder of traits keeps with the scene.
  final var storedTraits: AnyObject?

  /// The place and the turn of a scene.
  ///
  /// Source: Apple, UIWindowScene.Geometry (from iOS 16 on).
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The scene's own coordinates; its bounds are the scene's size in points.
    public let coordinateSpace: any UICoordinateSpace

    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    /// True if the interface keeps its orientation when the device turns (from iOS 26 on).
    public let isInterfaceOrientationLocked: Bool

    /// True while a drag resizes the scene (from iOS 26 on).
    ///
    /// See: R-RSZ-9.
    public let isInteractivelyResizing: Bool

    private let frame: CGRect

    init(_ geometry: SceneGeometry, on machine: Machine) {
      frame = geometry.frame
      coordinateSpace = SceneSpace(geometry, on: machine)
      interfaceOrientation = geometry.orientation
      isInterfaceOrientationLocked = geometry.isLocked
      isInteractivelyResizing = geometry.isResizing
    }

    /// True for a geometry of the same place, orientation and lock, in or out of a drag.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return frame == other.frame && interfaceOrientation == other.interfaceOrientation
        && isInterfaceOrientationLocked == other.isInterfaceOrientationLocked
        && isInteractivelyResizing == other.isInteractivelyResizing
    }

    /// The hash of what is compared.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(frame.width)
      hasher.combine(interfaceOrientation.rawValue)
      return hasher.finalize()
    }
  }

  /// An app's preferences for a scene's geometry; a class for each platform, of which iOS's is
  /// here.
  ///
  /// Source: Apple, UIWindowScene.GeometryPreferences (from iOS 16 on).
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// An app's preferences for a scene on iOS: the orientations of the interface.
    ///
    /// Source: Apple, UIWindowScene.GeometryPreferences.iOS.
    public final class iOS: GeometryPreferences {
      /// The orientations of which the interface is to have one.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Asks for one of some orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// Asks for nothing yet.
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

  /// The scene's window that gets what is not meant for a particular place.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen on which the scene is.
  open var screen: UIScreen { machine.screen }

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { machine.interfaceOrientation }

  /// The scene's own coordinates, in points.
  open var coordinateSpace: any UICoordinateSpace {
    SceneSpace(machine.sceneGeometry, on: machine)
  }

  /// The place and the turn of the scene.
  open var effectiveGeometry: Geometry { Geometry(machine.sceneGeometry, on: machine) }

  /// The traits that the scene's windows begin with.
  open var traitCollection: UITraitCollection { machine.traitSource.collectionOfWindows }

  /// Never called by the engine: a scene delegate receives callbacks of its own.
  ///
  /// Source: Apple, UIWindowSceneDelegate.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The overrides of a scene's traits, which stand with the traits of its windows.
@preconcurrency @MainActor
protocol SceneOverriding: AnyObject {
  /// The overrides as the app reads and sets them.
  var sceneTraitOverrides: UITraitOverrides { get set }
}

extension UIWindowScene {
  private var overriding: any SceneOverriding { self }
}

/// A scene's own coordinates at one time.
final class SceneSpace: MovableSpace {
  private let machine: Machine
  private let frame: CGRect

  init(_ geometry: SceneGeometry, on machine: Machine) {
    self.machine = machine
    frame = geometry.frame
  }

  var position: SpaceOrigin { .scene(machine, frame.origin) }
  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
