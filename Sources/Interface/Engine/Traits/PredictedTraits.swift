import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The traits of screen, scene and window, now and for another orientation or size.
///
/// Rotation and resizing read the traits here before they change anything. Reading changes only the
/// machine's cache of traits.
@MainActor
package struct TraitPrediction {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// The current traits of a window of the app, from the screen, the scene and the window's size.
  package var windowTraits: TraitIndex {
    predictedTraits(
      orientation: machine.interfaceOrientation,
      size: WindowGeometry(machine).windowSize(machine.interfaceOrientation), in: machine.part?.side
    )
  }

  /// Returns the traits of a window; its orientation may differ from the interface's.
  ///
  /// See: R-ORI-8.
  func traits(ofWindow node: ViewNode) -> TraitIndex {
    guard machine.holdsWindows, let held = machine.heldRotation(of: node.pointee.owner) else {
      return windowTraits
    }
    return predictedTraits(
      orientation: held.orientation, size: WindowGeometry(machine).windowSize(held.orientation))
  }

  /// Returns the traits of a window in an orientation and at a size in points.
  ///
  /// `WindowTraits` decides them for every device, orientation, size and setting. The overrides of
  /// the window scene apply too.
  ///
  /// See: R-TRAIT-7.
  func predictedTraits(
    orientation: UIInterfaceOrientation, size: CGSize, in pane: PaneSide? = nil
  ) -> TraitIndex {
    machine.traits.followAppearance(machine.stamp.appearance)
    // The halves of a foldable display have one size but different traits.
    if pane == nil, let known = machine.traits.window(orientation, size) { return known }
    guard machine.hardware.portraitSize != .zero else { return .unspecified }
    let collection = SceneTraits(machine).sceneOverrides.applied(
      to: environmentTraits(orientation, size, shownSettings, in: pane))
    if pane != nil { return machine.traits.index(of: collection) }
    return machine.traits.remember(collection, forWindow: orientation, size)
  }

  /// Returns the current traits of the app's window under other settings.
  func windowTraits(under settings: UserSettings) -> TraitIndex {
    guard machine.hardware.portraitSize != .zero else { return .unspecified }
    let size = WindowGeometry(machine).windowSize(machine.interfaceOrientation)
    return machine.traits.index(
      of: SceneTraits(machine).sceneOverrides.applied(
        to: environmentTraits(machine.interfaceOrientation, size, settings, in: machine.part?.side))
    )
  }

  /// The user's settings as windows display them.
  ///
  /// While the app is in the background, they have the saved style, or the style of a snapshot.
  ///
  /// See: V-23, V-24.
  var shownSettings: UserSettings {
    var shown = screenSettings
    if let posed = machine.stylesInBackground.posed { shown.userInterfaceStyle = posed }
    return shown
  }

  /// The settings for the traits of the app's screen.
  ///
  /// See: V-24.
  private var screenSettings: UserSettings {
    var shown = machine.settings
    if let saved = machine.stylesInBackground.saved { shown.userInterfaceStyle = saved }
    return shown
  }

  /// Returns the traits of a window; a pane of a foldable display has compact width and regular
  /// height.
  ///
  /// See: R-FOLD-7.
  private func environmentTraits(
    _ orientation: UIInterfaceOrientation, _ size: CGSize, _ settings: UserSettings,
    in side: PaneSide?
  ) -> UITraitCollection {
    let pane =
      machine.hardware.isInner && size != machine.screenSize(orientation)
      ? SizeClasses(horizontal: .compact, vertical: .regular) : nil
    let collection = WindowTraits.collection(
      idiom: machine.hardware.idiom, displayScale: machine.hardware.scale,
      displayGamut: machine.hardware.displayGamut,
      portrait: pane ?? machine.hardware.portraitSizeClasses,
      landscape: pane ?? machine.hardware.landscapeSizeClasses,
      interfaceOrientation: orientation, windowSize: size,
      screenSize: machine.screenSize(orientation), launchScreen: machine.app.launchScreen,
      system: machine.system,
      settings: settings, isPhoneWindow: machine.hasPhoneWindow,
      phoneWindowsStayCompact: machine.switches.phoneWindowsStayCompact)
    guard let side = BarSides(machine).barSide(orientation, in: side) else { return collection }
    return collection.replacing(BarSideTrait.self, value: side == .left ? .left : .right)
  }

  /// Returns the collection at an index of the table; the index is computed first, because it may
  /// add to the table.
  func collection(_ index: TraitIndex) -> UITraitCollection { machine.traits[index] }

  /// The traits of the app's window as a collection.
  var collectionOfWindows: UITraitCollection { collection(windowTraits) }

  /// The traits of the screen, from which those of the scene are derived.
  ///
  /// See: R-TRAIT-1.
  var screenTraits: UITraitCollection {
    if SceneTraits(machine).sceneOverrides.isEmpty && machine.stylesInBackground.posed == nil
      || machine.hardware.portraitSize == .zero
    {
      return collectionOfWindows
    }
    return environmentTraits(
      machine.interfaceOrientation,
      WindowGeometry(machine).windowSize(machine.interfaceOrientation), screenSettings,
      in: machine.part?.side)
  }

  /// The traits of a view or controller before it enters a hierarchy.
  ///
  /// Before iOS 13 these are only the traits of the screen.
  ///
  /// See: R-LAUNCH-4 (predicted from iOS 13 on).
  var initialTraits: TraitIndex {
    if let known = machine.deviceTraits.predicted, known.stamp == machine.stamp {
      return known.traits
    }
    let index: TraitIndex
    if machine.hardware.portraitSize == .zero {
      index = .unspecified
    } else if machine.callbackTiming >= .traitPrediction {
      index = windowTraits
    } else {
      index = machine.traits.index(
        of: UITraitCollection { [hardware = machine.hardware] in
          $0.userInterfaceIdiom = hardware.idiom
          $0.displayScale = hardware.scale
        })
    }
    machine.deviceTraits.predicted = (index, machine.stamp)
    return index
  }
}

extension Machine: TraitSource {
  /// The current traits of the app's window.
  package var windowTraits: TraitIndex { TraitPrediction(self).windowTraits }
  /// The current traits of the app's window, as a `UITraitCollection`.
  var collectionOfWindows: UITraitCollection { TraitPrediction(self).collectionOfWindows }
  /// The traits of the screen, without overrides of the scene.
  var screenTraits: UITraitCollection { TraitPrediction(self).screenTraits }

  /// Returns the collection with an index of the device's `TraitTable`.
  func collection(_ index: TraitIndex) -> UITraitCollection {
    TraitPrediction(self).collection(index)
  }

  /// Sets `UITraitCollection.current` to the traits of the window; called when a call into the
  /// device begins.
  func resetCurrentTraits() { TraitPropagation(self).resetCurrentTraits() }
}
