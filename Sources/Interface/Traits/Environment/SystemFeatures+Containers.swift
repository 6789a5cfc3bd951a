/// Behaviours of a system in containers, fields and animations.
extension SystemFeatures {
  /// The buttons of bars are on glass.
  ///
  /// See: R-BAR-12.
  package var showsBarButtonsOnGlass: Bool { version.major >= 26 }
  /// Split view controllers have columns, which a storyboard can name.
  package var hasSplitColumns: Bool { version.major >= 14 }
  /// The message about pushing a controller twice names the controller, the stack and the app.
  package var namesAppInPushRefusals: Bool { version.major >= 16 }
  /// The keyboard is hidden while an alert covers its responder.
  ///
  /// See: R-KEY-5.
  package var hidesKeyboardBehindAlerts: Bool { version.major >= 11 }
  /// Alerts are in the middle of the safe area; before, in that of the screen.
  ///
  /// See: R-ALERT-2.
  package var centersAlertsInSafeArea: Bool { version.major >= 13 }
  /// Action sheets are 8 points from the edges of the screen; before, 10.
  ///
  /// See: R-ALERT-2.
  package var hasWiderActionSheets: Bool { version.major >= 13 }
  /// The scopes of a search bar have a row of their own.
  ///
  /// See: L-SIZE-15.
  package var givesScopesARow: Bool { version.major < 13 }
  /// `beginRefreshing()` has no effect outside a window.
  ///
  /// See: R-CTRL-9.
  package var refreshesOnlyInWindow: Bool { version.major >= 17 }
  /// The option `flushUpdates` of animations has an effect.
  ///
  /// See: L-ANIM-24.
  package var flushesUpdatesInAnimations: Bool { version.major >= 26 }
}

extension SystemVersion {
  /// The last version with the earlier design, whose metrics an app without the design of iOS 26
  /// has on later versions.
  ///
  /// See: R-SDK-3.
  package static let lastWithEarlierDesign = SystemVersion.iOS(18)
}
