import Foundation
import Gimbal

@_exported public import struct GimbalScenarios.HostedApp

/// The app in which the tests of a project of Xcode run, as `gimbal test` writes it.
public protocol TestHosting {
  /// The folder of the project, whose documents and pictures are found by name.
  @MainActor static var folder: String { get }
  /// The app; nil for tests that run without one.
  @MainActor static var app: HostedApp? { get }
}

/// The host of a bundle of tests: the copies that `gimbal test` writes have it conform to ``TestHosting``.
public enum TestHost {
  /// Launches the app on the default device, or shows a window with an empty controller, as a device has one before the
  /// first test begins.
  ///
  /// An app that cannot be launched is one line on standard error, and the tests run in the window.
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
