import Foundation
import Gimbal
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// Every exception of the table is raised by a real call, which changes nothing (D-11).
@MainActor @Suite struct MisuseTests {
  @Test(arguments: AppException.Kind.allCases)
  func `each misuse is reported with its message and has no effect`(kind: AppException.Kind) throws
  {
    let misuse = Misuse(of: kind)
    let scene = try MisusedScene(misuse)
    var reported: [AppException] = []
    scene.sim.machine.exceptions.onException = { reported.append($0) }
    let before = scene.state
    let events = scene.sim.events {
      scene.sim.perform { misuse.call(scene) }
      scene.sim.settle()
    }

    let exceptions = reported.filter { $0.kind == kind }
    let exception = try #require(exceptions.first)
    #expect(exception.text.contains(misuse.message), "\(exception.text)")
    #expect(exception.exception?.rawValue == misuse.exception)
    #expect(reported.count == exceptions.count + (misuse.comesWith == nil ? 0 : 1))
    #expect(Set(reported.map(\.kind)) == Set([kind, misuse.comesWith].compactMap(\.self)))
    // A line in the log is an event too, and each is recorded with its text.
    let recorded = events.named("exception", "warning").map {
      $0.baseName == "exception" ? $0.text("reason") : $0.text("text")
    }
    #expect(recorded == reported.map(\.text))
    if !misuse.isAmidOthers { #expect(scene.state == before) }
  }

  @Test func `older systems have other messages`() throws {
    let old: [(AppException.Kind, String, String)] = [
      (.constraintWithoutItem, "NSInvalidArgumentException", "constraintWithItem:attribute:"),
      (.mixedKinds, "NSInvalidArgumentException", "Invalid pairing of layout attributes"),
      (.noCommonAncestor, "NSGenericException", "with items <UIView"),
      (.constantNotFinite, "NSInternalInconsistencyException", "Constant is not finite!"),
      (.presentedChild, "NSInvalidArgumentException", "present modally an active controller"),
      (.presenterNotInWindow, "", "whose view is not in the window hierarchy!"),
      (
        .unsupportedPreference, "UIApplicationInvalidInterfaceOrientation",
        "must return a supported interface orientation!"
      ),
    ]
    for (kind, exception, message) in old {
      let misuse = Misuse(of: kind)
      let scene = try MisusedScene(misuse, on: ("iphone-6", .iOS(9)))
      var reported: [AppException] = []
      scene.sim.machine.exceptions.onException = { reported.append($0) }
      scene.sim.doing { misuse.call(scene) }
      #expect(reported.map { $0.exception?.rawValue ?? "" } == [exception])
      #expect(reported.first?.text.contains(message) == true, "\(reported.map(\.text))")
    }
  }

  /// W-19.
  @Test func `the message about a controller that is pushed twice changes with iOS 16`() throws {
    for (major, message) in [
      (15, "Pushing the same view controller instance more than once is not supported ("),
      (16, "> is pushing the same view controller instance (<Probe: "),
    ] {
      let sim = try device("iphone-11", .iOS(major))
      let root = Probe("root")
      let stack = UINavigationController(rootViewController: root)
      sim.launch(stack)
      var strings: [String] = []
      sim.machine.exceptions.onException = { strings.append($0.text) }
      sim.perform { stack.pushViewController(root, animated: false) }
      let text = strings.first ?? ""
      #expect(strings.count == 1 && text.contains(message), "\(text)")
      #expect(text.contains("most likely an error in the application : ") == (major >= 16))
    }
  }

  @Test func `a window without a root raises an exception from iOS 9 on`() {
    #expect(AppException.windowWithoutRoot(on: SystemFeatures(.iOS(8))).exception == nil)
    #expect(
      AppException.windowWithoutRoot(on: SystemFeatures(.iOS(9))).exception
        == .internalInconsistency)
  }

  /// Source: Apple, `popViewController(animated:)`, `dismiss(animated:completion:)`,
  /// `animate(alongsideTransition:completion:)`, `selectedIndex`; R-CON-2.
  @Test(arguments: HarmlessCall.allCases)
  func `a call without effect on the platform raises nothing`(call: HarmlessCall) throws {
    let scene = try MisusedScene(Misuse(of: .pushedTwice))
    var reported: [AppException] = []
    scene.sim.machine.exceptions.onException = { reported.append($0) }
    let before = scene.state
    scene.sim.doing { call.make(in: scene) }
    #expect(reported.isEmpty && scene.state == before)
  }
}

/// A call that has nothing to do.
enum HarmlessCall: CaseIterable {
  case poppingTheRoot
  case dismissingNothing
  case removingNoChild
  case lateCoordinator
  case selectingNoTab
  case addingAgain

  @MainActor
  func make(in scene: MisusedScene) {
    switch self {
    case .poppingTheRoot:
      #expect(scene.stack.popViewController(animated: true) == nil)
      #expect(scene.stack.popToRootViewController(animated: true) == nil)
    case .dismissingNothing: scene.root.dismiss(animated: true) { Issue.record("completed") }
    case .removingNoChild: Probe("alone").removeFromParent()
    case .lateCoordinator:
      let coordinator = scene.finishedCoordinator
      #expect(
        coordinator?.animate(
          alongsideTransition: { _ in Issue.record("animated") },
          completion: { _ in Issue.record("completed") }) == false)
    case .selectingNoTab: scene.tabs.selectedIndex = 7
    case .addingAgain: scene.root.addChild(scene.child)
    }
  }
}
