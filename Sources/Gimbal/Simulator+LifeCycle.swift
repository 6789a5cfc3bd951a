import GimbalEngine

/// What a person and the system do to an app as a whole.
extension Simulator {
  /// Puts the app into the background, as a person who goes to the home screen does.
  ///
  /// iPads then lay it out for the other orientation, too, and back: see
  /// ``BehaviourSwitches/backgroundSnapshots``. Until it comes back, the interface does not follow the device.
  ///
  /// Source: R-RSZ-4, R-RSZ-5.
  public func background(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.enterBackground()
    }
  }

  /// Brings the app back from the background and into use.
  ///
  /// Source: R-RSZ-5.
  public func foreground(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.enterForeground()
    }
  }

  /// Takes the app out of use while it is still shown, as a call that comes in does.
  public func resignActive(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.resignActive()
    }
  }

  /// Brings the app back into use; from the background it is shown first.
  public func becomeActive(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.becomeActive()
    }
  }

  /// Tells the app that memory runs short.
  public func sendMemoryWarning(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.sendMemoryWarning()
    }
  }

  /// Ends the app as a person does who throws it out of the list of apps; the device stays on.
  ///
  /// In the background it counts as suspended, and nobody is told.
  public func terminate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      machine.terminate()
    }
  }
}
