import GimbalEngine

/// Acts of the person and the system on an app as a whole.
extension Simulator {
  /// An act on the app that takes no more than a pair of parentheses: `sim.background()`.
  ///
  /// A call settles, as every call of a simulator does.
  @MainActor
  public struct Act {
    let simulator: Simulator
    let body: (Machine) -> Void

    /// Carries the act out; the place of the call is where an exception during it is reported.
    public func callAsFunction(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      simulator.act(
        from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      ) { body(simulator.machine) }
    }
  }

  /// Puts the app into the background, as a person who goes to the home screen does.
  ///
  /// iPads then lay it out for the other orientation, too, and back: see
  /// ``BehaviourSwitches/backgroundSnapshots``. Until it comes back, the interface does not follow the device.
  ///
  /// See: R-RSZ-4, R-RSZ-5.
  public var background: Act { Act(simulator: self) { $0.enterBackground() } }

  /// Brings the app back from the background and makes it active.
  ///
  /// See: R-RSZ-5.
  public var foreground: Act { Act(simulator: self) { $0.enterForeground() } }

  /// Makes the app resign active while it is still shown, as a call that comes in does.
  public var resignActive: Act { Act(simulator: self) { $0.resignActive() } }

  /// Makes the app active again; from the background it is shown first.
  public var becomeActive: Act { Act(simulator: self) { $0.becomeActive() } }

  /// Tells the app that memory runs short.
  public var sendMemoryWarning: Act { Act(simulator: self) { $0.sendMemoryWarning() } }

  /// Ends the app as a person does who swipes it out of the list of apps; the device stays on.
  ///
  /// In the background it counts as suspended, and no callback is sent.
  public var terminate: Act { Act(simulator: self) { $0.terminate() } }
}
