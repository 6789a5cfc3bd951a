import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The traits of screen, scene and window, now and for another orientation or size.
extension Machine {
  /// The current traits of the app's window.
  package var windowTraits: TraitIndex {
    predictedTraits(
      orientation: interfaceOrientation, size: windowSize(interfaceOrientation), in: part?.side)
  }

  /// Returns the traits of a window; its orientation may differ from the interface's.
  ///
  /// See: R-ORI-8.
  func traits(ofWindow node: ViewNode) -> TraitIndex {
    guard holdsWindows, let held = heldRotation(of: node.pointee.owner) else {
      return windowTraits
    }
    return predictedTraits(orientation: held.orientation, size: windowSize(held.orientation))
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
    traits.followAppearance(stamp.appearance)
    // The halves of a foldable display have one size but different traits.
    if pane == nil, let known = traits.window(orientation, size) { return known }
    guard hardware.portraitSize != .zero else { return .unspecified }
    let collection = sceneOverrides.applied(
      to: environmentTraits(orientation, size, shownSettings, in: pane))
    if pane != nil { return traits.index(of: collection) }
    return traits.remember(collection, forWindow: orientation, size)
  }

  /// Returns the current traits of the app's window under other settings.
  func windowTraits(under settings: UserSettings) -> TraitIndex {
    guard hardware.portraitSize != .zero else { return .unspecified }
    let size = windowSize(interfaceOrientation)
    return traits.index(
      of: sceneOverrides.applied(
        to: environmentTraits(interfaceOrientation, size, settings, in: part?.side)))
  }

  /// The user's settings as windows display them.
  ///
  /// While the app is in the background, they have the saved style, or the style of a snapshot.
  ///
  /// See: V-23, V-24.
  var shownSettings: UserSettings {
    var shown = screenSettings
    if let posed = stylesInBackground.posed { shown.userInterfaceStyle = posed }
    return shown
  }

  /// The settings for the traits of the app's screen.
  ///
  /// See: V-24.
  private var screenSettings: UserSettings {
    var shown = settings
    if let saved = stylesInBackground.saved { shown.userInterfaceStyle = saved }
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
      hardware.isInner && size != hardware.size(orientation)
      ? SizeClasses(horizontal: .compact, vertical: .regular) : nil
    let collection = WindowTraits.collection(
      idiom: hardware.idiom, displayScale: hardware.scale, displayGamut: hardware.displayGamut,
      portrait: pane ?? hardware.portraitSizeClasses,
      landscape: pane ?? hardware.landscapeSizeClasses,
      interfaceOrientation: orientation, windowSize: size,
      screenSize: hardware.size(orientation), launchScreen: app.launchScreen, system: system,
      settings: settings, isPhoneWindow: hasPhoneWindow,
      phoneWindowsStayCompact: switches.phoneWindowsStayCompact)
    guard let side = barSide(orientation, in: side) else { return collection }
    return collection.replacing(BarSideTrait.self, value: side == .left ? .left : .right)
  }

  /// Returns the collection at an index of the table; the index is computed first, because it may
  /// add to the table.
  func collection(_ index: TraitIndex) -> UITraitCollection { traits[index] }

  /// The traits of the app's window as a collection.
  var collectionOfWindows: UITraitCollection { collection(windowTraits) }

  /// The traits of the screen, from which those of the scene are derived.
  ///
  /// See: R-TRAIT-1.
  var screenTraits: UITraitCollection {
    if sceneOverrides.isEmpty && stylesInBackground.posed == nil
      || hardware.portraitSize == .zero
    {
      return collectionOfWindows
    }
    return environmentTraits(
      interfaceOrientation, windowSize(interfaceOrientation), screenSettings, in: part?.side)
  }

  /// The traits of a view or controller before it enters a hierarchy.
  ///
  /// Before iOS 13 these are only the traits of the screen.
  ///
  /// See: R-LAUNCH-4 (predicted from iOS 13 on).
  var initialTraits: TraitIndex {
    if let known = deviceTraits.predicted, known.stamp == stamp { return known.traits }
    let index: TraitIndex
    if hardware.portraitSize == .zero {
      index = .unspecified
    } else if callbackTiming >= .traitPrediction {
      index = windowTraits
    } else {
      index = traits.index(
        of: UITraitCollection { [hardware] in
          $0.userInterfaceIdiom = hardware.idiom
          $0.displayScale = hardware.scale
        })
    }
    deviceTraits.predicted = (index, stamp)
    return index
  }
}

extension Machine: TraitSource {}
