// The library that a test bundle links to test without creating simulators.
//
// `Gimbal` powers on the default device at a test's first use of UIKit. UIKit exceptions fail the
// running test, and a last line reports conflicts and loops. This module prints that line only:
// `Gimbal` chooses the device, and `GimbalTesting` records failures.

import Foundation
package import Gimbal
// It records UIKit exceptions as issues.
@_exported public import GimbalTesting

extension HostReporter: HostReporting {
  package static func begin(_ simulator: Simulator) {
    HostedDevice.simulator = simulator
    atexit { HostedDevice.atExit() }
    TestHost.launch(on: simulator)
  }
}

/// The default device of a test bundle.
@MainActor
enum HostedDevice {
  /// The simulator of the default device; nil until a test first uses UIKit.
  static var simulator: Simulator?

  /// Prints the last line on the main thread, whichever thread ends the process.
  ///
  /// Swift Testing ends it on any thread while the main thread waits.
  nonisolated static func atExit() {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { report() } }
    let isWritten = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      report()
      isWritten.signal()
    }
    // The timeout keeps a busy main thread from blocking the end of the process.
    _ = isWritten.wait(timeout: .now() + 5)
  }

  private static func report() {
    guard let simulator else { return }
    FileHandle.standardError.write(Data((line(simulator) + "\n").utf8))
  }

  /// Returns the last line: the device, and the numbers of conflicts, loops and exceptions on it.
  static func line(_ simulator: Simulator) -> String {
    let trace = simulator.trace
    func count(_ name: String, _ noun: String) -> String {
      let count = trace.events(named: name).count
      return "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return "gimbal: \(simulator.profile.name), iOS \(simulator.system): "
      + [
        count("conflict", "conflict"), count("layoutLoop", "layout loop"),
        count("exception", "exception"),
      ].joined(separator: ", ")
  }
}
