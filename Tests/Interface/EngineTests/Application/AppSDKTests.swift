import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalFields
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// The SDK that an app was built with (R-SDK).
@MainActor @Suite struct AppSDKTests {
  /// A phone that runs a system of which the catalog has no device yet: the hardware is that of iOS 26.
  private func phone(
    _ system: SystemVersion, app: AppDescription = AppDescription()
  ) throws -> Machine {
    let hardware = try device("iphone-17", .iOS(26)).machine.hardware
    return Machine(
      hardware: hardware, system: system, app: app, settings: UserSettings(),
      recorder: TraceRecorder(recording: .all))
  }

  private func logs(_ machine: Machine) -> [String] {
    let events = machine.recorder.events(in: machine.recorder.heldIndices)
    return events.named("warning", "exception").map {
      $0.text("text").isEmpty ? "\($0.text("name")): \($0.text("reason"))" : $0.text("text")
    }
  }

  @Test func `an SDK is the newest tier up to its version (R-SDK-1)`() {
    let tiers: [(SystemVersion, AppSDK)] = [
      (.iOS(12), .iOS18), (.iOS(18, 6), .iOS18), (.iOS(26), .iOS26), (.iOS(26, 5), .iOS26),
      (.iOS(27), .iOS27), (.iOS(27, 1), .iOS27Point1), (.iOS(27, 3), .iOS27Point1),
    ]
    for (version, sdk) in tiers {
      #expect(AppSDK(of: version) == sdk)
      #expect(SystemFeatures(version).sdk == sdk)
    }
    #expect(AppSDK.allCases == AppSDK.allCases.sorted())
  }

  @Test func `a system refuses an SDK that it does not know (R-SDK-1)`() throws {
    let error = #expect(throws: SimulatorError.self) {
      _ = try device("iphone-17", .iOS(26), app: AppDescription(sdk: .iOS27))
    }
    #expect(
      error?.description
        == "iOS 26 does not support the SDK 27.0; the newest that it supports is 26")
    _ = try device("iphone-15-pro", .iOS(17), app: AppDescription(sdk: .iOS18))
  }

  /// W-12.
  @Test func `an app without the scene life cycle logs one line at launch (R-SDK-2)`() throws {
    let lines: [(SystemVersion, String?)] = [
      (.iOS(18, 3), nil),
      (
        .iOS(18, 4),
        "This process does not adopt UIScene lifecycle. This will become an assert in a future version."
      ),
      (
        .iOS(26),
        "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the future."
      ),
    ]
    for (system, line) in lines {
      let sim = try device("iphone-16", system)
      sim.launch(Windowed())
      #expect(
        sim.trace.events.named("warning").map { $0.text("text") } == (line.map { [$0] } ?? []))
      let other = try device("iphone-16", system)
      other.launch(UIViewController())
      #expect(other.trace.events.named("warning").isEmpty)
    }
  }

  /// W-12.
  @Test func `built with the SDK of 27 it does not launch (R-SDK-2)`() throws {
    let machine = try phone(.iOS(27))
    let delegate = machine.perform { Windowed() }
    Launch(machine).launch(delegate)
    #expect(
      logs(machine) == [
        "EXC_BREAKPOINT: Application failed to launch: UIScene life cycle is required for apps built "
          + "with this SDK. See \"Transitioning to the UIKit scene-based life cycle\" in the UIKit "
          + "documentation for more information on migration."
      ])
    #expect(!delegate.wasCalled && machine.showing.windows.isEmpty)

    let older = try phone(.iOS(27), app: AppDescription(sdk: .iOS26))
    let called = older.perform { Windowed() }
    Launch(older).launch(called)
    #expect(called.wasCalled && logs(older).count == 1 && older.showing.windows.count == 1)
    LifeCycle(machine).powerOff()
    LifeCycle(older).powerOff()
  }

  @Test func `plain views have no margins from 27.1 on, when built with its SDK (L-MARG-1)`() throws
  {
    for (system, sdk, margin) in [
      (.iOS(27, 1), nil, 0), (.iOS(27, 1), .iOS27, 8), (.iOS(27), nil, 8), (.iOS(26), nil, 8),
    ] as [(SystemVersion, AppSDK?, CGFloat)] {
      let machine = try phone(system, app: AppDescription(sdk: sdk))
      machine.perform {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(
          view.layoutMargins
            == UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins.left == margin)
        let root = UIViewController()
        #expect(root.view.layoutMargins.left == 16 && root.systemMinimumLayoutMargins.leading == 16)
      }
      LifeCycle(machine).powerOff()
    }
  }

  /// W-46.
  @Test func `search fields, toolbars and buttons have the sizes of iOS 26 (R-SDK-3)`() throws {
    let old: [CGFloat] = [36, 44, 28, 28, 34.33, 50.33]
    for (app, slug, sizes) in [
      (AppDescription(), "iphone-17", [44, 48, 28, 28, 34, 50]),
      (AppDescription(sdk: .iOS18), "iphone-17", old),
      (AppDescription(designRequiresCompatibility: true), "iphone-17", old),
    ] as [(AppDescription, String, [CGFloat])] {
      let sim = try device(slug, .iOS(26), app: app)
      sim.launch(UIViewController())
      sim.perform {
        var found = [
          UISearchTextField().intrinsicContentSize.height, UIToolbar().intrinsicContentSize.height,
        ]
        for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
          var configuration = UIButton.Configuration.filled()
          (configuration.title, configuration.buttonSize) = ("Buy", size)
          found.append(UIButton(configuration: configuration).intrinsicContentSize.height)
        }
        #expect(zip(found, sizes).allSatisfy { abs($0 - $1) < 0.01 }, "\(found)")
      }
    }
  }

  @Test func `the SDK of 27 ignores the compatibility key (R-SDK-3)`() {
    for (system, sdk, hasDesign) in [
      (.iOS(26), .iOS26, false), (.iOS(27), .iOS26, false), (.iOS(27), .iOS27, true),
    ] as [(SystemVersion, AppSDK, Bool)] {
      let features = SystemFeatures(system, sdk: sdk, designRequiresCompatibility: true)
      #expect(features.hasDesignOf26 == hasDesign)
    }
  }

  /// W-7.
  @Test func `an app of the SDK of 27 has windows of any size on a phone (R-RSZ-7, R-RSZ-8)`()
    throws
  {
    let machine = try phone(.iOS(27))
    let root = machine.perform { UIViewController() }
    Launch(machine).launch(RootControllerDelegate(root))
    RotationAndResize(machine).rotate(to: .landscapeLeft)
    #expect(machine.interfaceOrientation.isLandscape)
    let window = try #require(machine.showing.keyWindow)
    func resize(_ width: CGFloat, _ height: CGFloat) {
      let frame = CGRect(x: 0, y: 0, width: width, height: height)
      RotationAndResize(machine).resize(
        to: ScreenPart(portrait: frame, landscape: frame, isPhoneWindow: true), named: "window")
    }
    resize(852, 393)
    #expect(machine.interfaceOrientation == .portrait)
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.verticalSizeClass == .compact)
    #expect(window.traitCollection.userInterfaceIdiom == .phone)
    #expect(window.safeAreaInsets == .zero)
    resize(655, 1000)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(window.traitCollection.verticalSizeClass == .regular)
    RotationAndResize(machine).rotate(to: .landscapeRight)
    #expect(machine.interfaceOrientation == .portrait && root.view.bounds.width == 655)
    machine.switches.phoneWindowsStayCompact = true
    resize(1144, 845)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    RotationAndResize(machine).resize(to: nil, named: "full screen")
    #expect(machine.interfaceOrientation == .landscapeLeft)
    LifeCycle(machine).powerOff()
  }
}

/// An app without the scene life cycle.
private final class Windowed: UIApplicationDelegate {
  var window: UIWindow?
  private(set) var wasCalled = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    wasCalled = true
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
