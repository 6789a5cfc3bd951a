import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The traits of screen, scene and window, now and in a shape to come.
extension Machine {
  /// The traits of the app's window at present.
  package var windowTraits: TraitIndex {
    predictedTraits(
      orientation: interfaceOrientation, size: windowSize(interfaceOrientation), in: part?.side)
  }

  /// The traits of one of the app's windows, which may stay in another orientation than the interface.
  ///
  /// See: R-ORI-8.
  func traits(ofWindow node: ViewNode) -> TraitIndex {
    guard holdsWindows, let held = heldRotation(of: node.pointee.owner) else {
      return windowTraits
    }
    return predictedTraits(orientation: held.orientation, size: windowSize(held.orientation))
  }

  /// The traits that the window would have in an orientation and at a size in points.
  ///
  /// One function decides them for every device, orientation, size and setting: `WindowTraits`. What
  /// the window scene sets over them counts.
  ///
  /// See: R-TRAIT-7.
  func predictedTraits(
    orientation: UIInterfaceOrientation, size: CGSize, in pane: PaneSide? = nil
  ) -> TraitIndex {
    traits.followAppearance(stamp.appearance)
    // The halves of a display that folds are of one size and not alike.
    if pane == nil, let known = traits.window(orientation, size) { return known }
    guard hardware.portraitSize != .zero else { return .unspecified }
    let collection = sceneOverrides.applied(
      to: environmentTraits(orientation, size, shownSettings, in: pane))
    if pane != nil { return traits.index(of: collection) }
    return traits.remember(collection, forWindow: orientation, size)
  }

  /// The traits that the app's window would have now with other settings.
  func windowTraits(under settings: UserSettings) -> TraitIndex {
    guard hardware.portraitSize != .zero else { return .unspecified }
    let size = windowSize(interfaceOrientation)
    return traits.index(
      of: sceneOverrides.applied(
        to: environmentTraits(interfaceOrientation, size, settings, in: part?.side)))
  }

  /// The settings as windows show them: with the style that is kept, or posed for pictures, while the
  /// app is not shown.
  ///
  /// See: V-23, V-24.
  var shownSettings: UserSettings {
    var shown = screenSettings
    if let posed = stylesInBackground.posed { shown.userInterfaceStyle = posed }
    return shown
  }

  /// The settings as the app's screen has them.
  ///
  /// See: V-24.
  private var screenSettings: UserSettings {
    var shown = settings
    if let saved = stylesInBackground.saved { shown.userInterfaceStyle = saved }
    return shown
  }

  /// The traits of a window; a pane of a display that folds is compact in width and regular in height.
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

  /// A collection by its place, which is found first: the table may have to take it in.
  func collection(_ index: TraitIndex) -> UITraitCollection { traits[index] }

  /// The traits of the app's window as a collection.
  var collectionOfWindows: UITraitCollection { collection(windowTraits) }

  /// The traits of the screen, of which those of the scene are made.
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
  /// Before, only what the screen itself says.
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
