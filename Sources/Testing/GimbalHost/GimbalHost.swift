// The library that a bundle of tests links so that it needs no simulator made by hand: the default device of `Gimbal` is powered on
// when the first test asks for anything of UIKit's, exceptions of UIKit fail the test that runs, and the last line
// reports conflicts and loops.
//
// It holds that last line; devices are chosen by `Gimbal`, and failures are recorded by `GimbalTesting`. Nothing stands
// above it.

import Foundation
package import Gimbal
// For the failures: it makes issues of UIKit's exceptions.
@_exported public import GimbalTesting

extension HostReporter: HostReporting {
  package static func begin(_ simulator: Simulator) {
    HostedDevice.simulator = simulator
    atexit { HostedDevice.atExit() }
    TestHost.launch(on: simulator)
  }
}

/// The default device of a bundle of tests.
@MainActor
enum HostedDevice {
  static var simulator: Simulator?

  /// Prints the line, on whichever thread the process ends: Swift Testing ends it on any, while the main thread waits.
  nonisolated static func atExit() {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { report() } }
    let isWritten = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      report()
      isWritten.signal()
    }
    // A main thread that does something else for long would keep the process from its end.
    _ = isWritten.wait(timeout: .now() + 5)
  }

  private static func report() {
    guard let simulator else { return }
    FileHandle.standardError.write(Data((line(simulator) + "\n").utf8))
  }

  /// The line at the end: which device it was, and how often something went wrong on it.
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
