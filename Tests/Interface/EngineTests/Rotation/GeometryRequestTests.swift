import Foundation
import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// Requests of scenes and presentations (R-ORI-5, R-ORI-6).
@MainActor @Suite(.simulator("iphone-15-pro")) struct GeometryRequestTests {
  private func request(
    _ sim: Simulator, _ orientations: UIInterfaceOrientationMask
  ) -> (error: UISceneError?, events: [TraceEvent]) {
    var error: UISceneError?
    let events = sim.events {
      sim.doing {
        OrientationReview(sim.machine).requestGeometry(orientations, for: sim.application) {
          error = $0 as? UISceneError
        }
      }
    }
    return (error, events)
  }

  @Test func `a request rotates the interface, but not the device (R-ORI-6)`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let root = Probe("root")
    sim.launch(root)
    let (error, events) = request(sim, .landscapeLeft)
    #expect(error == nil && sim.interfaceOrientation == .landscapeLeft)
    #expect(sim.orientation == .portrait && root.view.bounds.width == 852)
    #expect(events.on("app").named("requestGeometryUpdate").first?.argumentsText == "landscapeLeft")
    #expect(events.named("orientationDidChangeNotification").isEmpty)
    #expect(events.named("willTransition", "viewWillTransition").count == 2)
    // One of several requested orientations is already current: nothing happens.
    #expect(request(sim, .landscape).events.named("viewWillTransition").isEmpty)
  }

  @Test
  func `an orientation outside of the controller's mask is refused in UIKit's words (R-ORI-6)`()
    throws
  {
    let sim = try device("iphone-15-pro", .iOS(17))
    let root = Probe("root")
    root.orientations = .portrait
    sim.launch(root)
    let (error, events) = request(sim, .landscapeRight)
    let found = try #require(error)
    #expect(found.code == .geometryRequestDenied && found.errorCode == 101)
    #expect((found as NSError).domain == "UISceneErrorDomain")
    #expect(
      found.localizedDescription
        == "None of the requested orientations are supported by the view controller. "
        + "Requested: landscapeRight; Supported: portrait")
    #expect(sim.interfaceOrientation == .portrait)
    #expect(events.named("geometryErrorHandler").count == 1)
  }

  @Test func `an iPad app that shares the screen cannot rotate the interface itself`() throws {
    for (full, rotations) in [(false, false), (true, true)] {
      let sim = try device(
        "ipad-10", .iOS(17), app: AppDescription(requiresFullScreen: full))
      sim.launch(Probe("root"))
      let error = request(sim, .landscapeRight).error
      #expect((error == nil) == rotations && sim.interfaceOrientation.isLandscape == rotations)
      if let error { #expect(error.localizedDescription.contains("windowing mode")) }
    }
  }

  @Test func `before iOS 16 geometry requests do not exist (R-ORI-6)`() throws {
    let sim = try device("iphone-12", .iOS(15))
    sim.launch(Probe("root"))
    let (error, events) = request(sim, .landscapeRight)
    #expect(error == nil && events.named("exception").count == 1)
    #expect(sim.interfaceOrientation == .portrait)
  }

  @Test func `a full-screen presentation is queried for its preferred orientation (R-ORI-5)`()
    throws
  {
    final class Wide: UIViewController {
      var preference = UIInterfaceOrientation.landscapeLeft
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preference
      }
    }
    let sim = try device("iphone-15-pro", .iOS(17))
    sim.launch(Probe("root"))
    sim.perform {
      let wide = Wide()
      let plain = Probe("plain")
      #expect(OrientationNegotiation(sim.machine).rotation(toPresent: plain) == .stay)
      #expect(
        OrientationNegotiation(sim.machine).rotation(toPresent: wide) == .rotation(.landscapeLeft))
      wide.preference = .portrait
      let raised = sim.exceptions {
        #expect(OrientationNegotiation(sim.machine).rotation(toPresent: wide) == .refuse)
      }
      #expect(
        raised.map(\.reason) == [
          "preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface "
            + "orientation: 'landscapeLeft, landscapeRight'!"
        ])
    }
  }
}
