import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The geometry of a scene; its delegate is notified of changes.
struct SceneGeometry: Equatable {
  /// The frame of the scene in the screen's rotating space, in points.
  var frame: CGRect
  /// The interface orientation of the scene.
  var orientation: UIInterfaceOrientation
  /// The index of the window's trait collection in the device's `TraitTable`.
  var traits: TraitIndex
  /// True if the deciding controller prefers a locked interface orientation.
  var isLocked: Bool
  /// True while the user drags an edge of the app's window.
  var isResizing: Bool
}

/// Computes the geometry of the window scene, and calls the scene delegate after a change.
@MainActor
struct SceneGeometryReview {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// The current frame, orientation and traits of the app's scene.
  var sceneGeometry: SceneGeometry {
    SceneGeometry(
      frame: WindowGeometry(machine).windowFrame, orientation: machine.interfaceOrientation,
      traits: machine.traitSource.windowTraits,
      isLocked: locksOrientation, isResizing: machine.isDragged)
  }

  /// True if the interface orientation is locked: as the controllers prefer, while the scene fills
  /// the screen and is visible.
  ///
  /// Source: Apple, prefersInterfaceOrientationLocked.
  var locksOrientation: Bool {
    machine.barSource.systemBars.locksOrientation && machine.part == nil
      && !(machine.hardware.isInner && machine.features.hasDisplayRegions)
      && machine.application.applicationState != .background
  }

  /// Notifies the scene's delegate of changes: up to iOS 18 of frame, orientation and traits, from
  /// iOS 26 on of frame and orientation.
  ///
  /// Called when the windows have their new bounds, before the blocks that animate alongside.
  ///
  /// Rule: R-ROT-14.
  func notifySceneOfGeometry(from old: SceneGeometry) {
    guard let scene = machine.scenes.current else { return }
    notifyDelegate(of: scene, from: old)
    scene.observers?.compare()
  }

  private func notifyDelegate(of scene: UIWindowScene, from old: SceneGeometry) {
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
    var now = sceneGeometry
    if machine.callbackTiming >= .propertyUpdates {
      now.traits = old.traits
      guard now != old else { return }
      let previous = UIWindowScene.Geometry(old, on: machine)
      _ = machine.sceneDelegateReceiver.sendOptional(
        .windowSceneDidUpdateEffectiveGeometry, to: delegate
      ) {
        delegate.windowScene(scene, didUpdateEffectiveGeometry: previous)
      }
      return
    }
    guard now != old else { return }
    let space = SceneSpace(old, on: machine)
    _ = machine.sceneDelegateReceiver.sendOptional(.windowSceneDidUpdate, to: delegate) {
      delegate.windowScene(
        scene, didUpdate: space, interfaceOrientation: old.orientation,
        traitCollection: machine.traitSource.collection(old.traits))
    }
  }
}
