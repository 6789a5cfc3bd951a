import Foundation
import Gimbal

@_exported public import struct GimbalScenarios.HostedApp

/// The app that hosts the tests of an Xcode project; `gimbal test` writes the conformance.
public protocol TestHosting {
  /// The folder of the project, in which documents and images are found by name.
  @MainActor static var folder: String { get }
  /// The app; nil for tests without a host app.
  @MainActor static var app: HostedApp? { get }
}

/// The host of a test bundle; copies that `gimbal test` writes conform it to ``TestHosting``.
public enum TestHost {
  /// Launches the app on the default device before the first test, or shows an empty controller.
  ///
  /// If the app cannot be launched, one line is printed on standard error and the tests run with
  /// the empty controller.
  @MainActor
  static func launch(on simulator: Simulator) {
    guard let host = TestHost.self as Any as? any TestHosting.Type else { return }
    do {
      if let app = host.app { return try app.launch(on: simulator) }
      try InterfaceFolders.open(URL(fileURLWithPath: host.folder))
    } catch {
      StandardError.write("gimbal: \(error)")
    }
    simulator.launch(UIViewController())
  }
}
