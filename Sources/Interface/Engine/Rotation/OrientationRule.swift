package import GimbalGeometry
package import GimbalTerms
package import GimbalTraits

/// The rule that decides which orientations the interface may have; each case is a row of the
/// decision table.
///
/// The row depends on the device, the system and the declarations of the app, not on a controller.
///
/// See: R-ORI-4.
package enum OrientationRule: Equatable, Sendable, CaseIterable {
  /// Up to iOS 5 only `shouldAutorotate(to:)` of the root controller decides.
  case rootAlone
  /// From iOS 6 to 12 the interface may have the orientations that both app and controller support;
  /// if there are none, an exception is raised.
  case commonOrientations
  /// From iOS 13 on the controller's orientations apply if app and controller have none in common.
  case controllerFirst
  /// On iPads with multitasking, from iOS 9 on, the interface of some apps always rotates.
  ///
  /// These apps declare all four orientations and do not require the full screen. No controller is
  /// queried.
  case multitasking
  /// On the inner display of a foldable device the interface rotates, except that of an app whose
  /// window stays in portrait.
  ///
  /// Neither the app nor a controller is queried.
  ///
  /// See: R-FOLD-6, R-FOLD-13.
  case innerDisplay

  /// Selects the row for an app on a device.
  ///
  /// See: R-ORI-4.
  package init(_ app: AppDescription, on hardware: Hardware, _ features: SystemFeatures) {
    if hardware.isInner {
      self = .innerDisplay
    } else if !features.queriesSupportedOrientations {
      self = .rootAlone
    } else if hardware.hasMultitasking, hardware.idiom == .pad, app.launchScreen,
      !app.requiresFullScreen,
      app.orientations(for: hardware.idiom).isSuperset(of: .all)
    {
      self = .multitasking
    } else {
      self = features.rootOutweighsApp ? .controllerFirst : .commonOrientations
    }
  }

  /// The row as text, for messages about an orientation that is not allowed.
  package var text: String {
    switch self {
    case .rootAlone: "up to iOS 5 the root controller decides alone"
    case .commonOrientations:
      "the orientations that app and controller have in common, an exception without any, iOS 6 to 12"
    case .controllerFirst:
      "the orientations that app and controller have in common, else the controller's, from iOS 13 on"
    case .multitasking: "an iPad with multitasking rotates without a query"
    case .innerDisplay: "the inner display of a device that folds rotates without a query"
    }
  }

  /// True if controllers are queried for the orientations that they support.
  package var queriesControllers: Bool { self == .commonOrientations || self == .controllerFirst }
}

extension OrientationNegotiation {
  /// The row of the decision table for the running app.
  ///
  /// An iPhone app in a window on an iPad rotates without a query.
  ///
  /// See: R-ORI-4, R-RSZ-11.
  package var orientationRule: OrientationRule {
    machine.hasPhoneWindow && machine.hardware.hasMultitasking
      ? .multitasking : OrientationRule(machine.app, on: machine.hardware, machine.features)
  }

  /// Returns the orientations that the interface cannot have while the current controllers are
  /// shown, each with its reason.
  ///
  /// The call queries the deciding controller.
  ///
  /// See: R-ORI-4.
  package func orientationsLeftOut() -> [(orientation: UIInterfaceOrientation, reason: String)] {
    let all: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    return all.compactMap { expected in
      if expected == .portraitUpsideDown, !machine.hardware.supportsUpsideDown {
        return (expected, "the device does not rotate the interface to upside down")
      }
      guard expected != machine.interfaceOrientation,
        let deciding = SystemBarReview(machine).decidingController
      else { return nil }
      switch orientationRule {
      case .multitasking, .innerDisplay: return nil
      case .rootAlone:
        return deciding.canRotate(to: expected)
          ? nil : (expected, "root.shouldAutorotate(to:) is false for \(expected.name)")
      case .commonOrientations, .controllerFirst:
        return refusal(by: deciding, of: expected, in: machine.showing.keyWindow).map {
          (expected, $0)
        }
      }
    }
  }
}
