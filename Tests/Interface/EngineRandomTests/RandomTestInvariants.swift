import GimbalTraces

/// The invariants of the events of controllers.
enum RandomTestInvariants {
  private enum Stage: String {
    case gone
    case appearing
    case shown
    case disappearing
  }

  private struct Life {
    var stage = Stage.gone
    var isLoaded = false
    var isAppearingCount = 0
  }

  /// The events that come only after `viewDidLoad()`.
  private static let needsView: Set<String> = [
    "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewWillTransition(to:with:)",
    "viewSafeAreaInsetsDidChange()", "updateViewConstraints()",
  ]

  /// Returns a text for each violation; `leavesOutLateChildren` allows appearing without `viewWillAppear(_:)`.
  ///
  /// Source: R-CON-7 (iOS 6 and 7).
  static func exceptions(in events: [TraceEvent], leavesOutLateChildren: Bool = false) -> [String] {
    var lives: [String: Life] = [:]
    var exceptions: [String] = []
    for event in events {
      var life = lives[event.receiver] ?? Life()
      if event.name == "viewDidLoad()" { life.isLoaded = true }
      // A presentation controller has no view.
      if needsView.contains(event.name), !life.isLoaded, !event.receiver.hasPrefix("presentation") {
        exceptions.append(
          "\(event.index): \(event.receiver) \(event.name) before its view was loaded")
      }
      if leavesOutLateChildren, life.stage == .gone,
        ["viewDidAppear(_:)", "viewWillDisappear(_:)"].contains(event.name)
      {
        life.stage = .appearing
      }
      if let exception = take(event, &life) {
        exceptions.append("\(event.index): \(event.receiver) \(event.name) while \(exception)")
      }
      lives[event.receiver] = life
    }
    return exceptions + nestingExceptions(in: events)
  }

  /// Source: R-CON-5 (an appearance transition may be reversed), R-NAV-3, R-PRES-8 (cancelled gestures
  /// reverse it too).
  private static func take(_ event: TraceEvent, _ life: inout Life) -> String? {
    let old = life.stage
    switch (event.name, old) {
    case ("viewWillAppear(_:)", .gone), ("viewWillAppear(_:)", .disappearing):
      life.stage = .appearing
      life.isAppearingCount = 0
    case ("viewIsAppearing(_:)", .appearing):
      life.isAppearingCount += 1
      if life.isAppearingCount > 1 { return "it was appearing already" }
    case ("viewDidAppear(_:)", .appearing): life.stage = .shown
    case ("viewWillDisappear(_:)", .shown), ("viewWillDisappear(_:)", .appearing):
      life.stage = .disappearing
    case ("viewDidDisappear(_:)", .disappearing): life.stage = .gone
    case ("viewWillAppear(_:)", _), ("viewIsAppearing(_:)", _), ("viewDidAppear(_:)", _),
      ("viewWillDisappear(_:)", _), ("viewDidDisappear(_:)", _):
      return old.rawValue
    default: break
    }
    return nil
  }

  /// A child receives a transition inside its parent's call, or inside its parent's call that sets
  /// other traits for it.
  ///
  /// Source: R-ROT-2: calls go from the root down; only a root begins them; R-TRAIT-7.
  private static func nestingExceptions(in events: [TraceEvent]) -> [String] {
    var open: [TraceEvent] = []
    var exceptions: [String] = []
    let passedOn: Set<String> = ["willTransition(to:with:)", "viewWillTransition(to:with:)"]
    for event in events {
      while let last = open.last, last.depth >= event.depth { open.removeLast() }
      if passedOn.contains(event.name), event.receiver != "root", event.receiver != "formerRoot",
        !open.contains(where: {
          $0.name == event.name || $0.name == "setOverrideTraitCollection(_:forChild:)"
        })
      {
        exceptions.append("\(event.index): \(event.receiver) \(event.name) outside its parent's")
      }
      open.append(event)
    }
    return exceptions
  }
}
