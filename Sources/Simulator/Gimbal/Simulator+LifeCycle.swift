import GimbalEngine

/// Actions of the user and the system on the whole app.
extension Simulator {
  /// A callable action on the app, such as ``Simulator/background``: `sim.background()`.
  ///
  /// Like other actions of a simulator, it returns after the app has settled.
  @MainActor
  public struct Act {
    /// The simulator on which the action is called.
    let simulator: Simulator
    /// The action on the engine's device.
    let body: (Machine) -> Void

    /// Performs the action; an exception during it is reported at the caller's source location.
    public func callAsFunction(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      simulator.act(
        from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      ) { body(simulator.machine) }
    }
  }

  /// Sends the app to the background, as when the user goes to the home screen.
  ///
  /// iPads then also lay it out for the other orientation and back: see
  /// ``BehaviourSwitches/backgroundSnapshots``. The interface does not rotate in the background.
  ///
  /// See: R-RSZ-4, R-RSZ-5.
  public var background: Act { Act(simulator: self) { LifeCycle($0).enterBackground() } }

  /// Brings the app back from the background and makes it active.
  ///
  /// See: R-RSZ-5.
  public var foreground: Act { Act(simulator: self) { LifeCycle($0).enterForeground() } }

  /// Makes the app resign active while it stays visible, as an incoming call does.
  public var resignActive: Act { Act(simulator: self) { LifeCycle($0).resignActive() } }

  /// Makes the app active again; an app in the background first enters the foreground.
  public var becomeActive: Act { Act(simulator: self) { LifeCycle($0).becomeActive() } }

  /// Sends the app a memory warning.
  public var sendMemoryWarning: Act { Act(simulator: self) { LifeCycle($0).sendMemoryWarning() } }

  /// Terminates the app, as when the user removes it in the app switcher; the device stays on.
  ///
  /// An app in the background counts as suspended and receives no callback.
  public var terminate: Act { Act(simulator: self) { LifeCycle($0).terminate() } }
}
