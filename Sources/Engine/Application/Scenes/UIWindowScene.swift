public import Foundation
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// A scene that shows windows.
///
/// Source: Apple, UIWindowScene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The place and the turn of a scene.
  ///
  /// Source: Apple, UIWindowScene.Geometry (from iOS 16 on).
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The scene's own coordinates; its bounds are the scene's size in points.
    public let coordinateSpace: any UICoordinateSpace

    /// How the interface is turned.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ geometry: SceneGeometry, on machine: Machine) {
      coordinateSpace = SceneSpace(geometry, on: machine)
      interfaceOrientation = geometry.orientation
    }
  }

  /// The scene's windows that are shown, back to front.
  open var windows: [UIWindow] { machine.windows.filter { $0.windowScene === self } }

  /// The scene's window that gets what is not meant for a particular place.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen on which the scene is.
  open var screen: UIScreen { machine.screen }

  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { machine.interfaceOrientation }

  /// The scene's own coordinates, in points.
  open var coordinateSpace: any UICoordinateSpace {
    SceneSpace(machine.sceneGeometry, on: machine)
  }

  /// The place and the turn of the scene.
  open var effectiveGeometry: Geometry { Geometry(machine.sceneGeometry, on: machine) }

  /// The traits that the scene's windows begin with.
  open var traitCollection: UITraitCollection { machine.traits[machine.windowTraits] }

  /// Never called by the engine: a scene delegate is told in its own words.
  ///
  /// Source: Apple, UIWindowSceneDelegate.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A scene's own coordinates at one time.
final class SceneSpace: PlacedSpace {
  private let machine: Machine
  private let frame: CGRect

  init(_ geometry: SceneGeometry, on machine: Machine) {
    self.machine = machine
    frame = geometry.frame
  }

  var place: SpacePlace { .scene(machine, frame.origin) }
  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
