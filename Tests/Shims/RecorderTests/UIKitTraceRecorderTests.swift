import Foundation
import Gimbal
import GimbalTesting
import GimbalTraces
import Testing
import UIKit

@testable import UIKitTraceRecorder

/// A controller whose methods are recorded as the hooks of a real device record them: around the whole method.
private final class Hooked: UIViewController {
  private func record(
    _ selector: String, _ arguments: UIKitHook.Arguments = .init(), _ body: () -> Void
  ) {
    UIKitHook.controllers.first { $0.selector == selector }!.call(self, arguments, body)
  }

  override func loadView() {
    record("loadView") {
      view = HookedView(frame: UIScreen.main.bounds)
      let label = HookedView(frame: CGRect(x: 10, y: 100, width: 50, height: 20))
      label.accessibilityIdentifier = "label"
      view.addSubview(label)
      view.addSubview(HookedView(frame: CGRect(x: 10, y: 200, width: 50, height: 20)))
    }
  }
  override func viewDidLoad() { record("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) {
    record("viewWillAppear:", .init(flag: animated)) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    record("viewIsAppearing:", .init(flag: animated)) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    record("viewDidAppear:", .init(flag: animated)) { super.viewDidAppear(animated) }
  }
  override func viewWillLayoutSubviews() {
    record("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    record("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func viewSafeAreaInsetsDidChange() {
    record("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record("viewWillTransitionToSize:withTransitionCoordinator:", .init(size: size)) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record(
      "willTransitionToTraitCollection:withTransitionCoordinator:", .init(object: newCollection)
    ) { super.willTransition(to: newCollection, with: coordinator) }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    record("traitCollectionDidChange:", .init(object: previousTraitCollection)) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
  }
}

private final class HookedView: UIView {
  private func record(
    _ selector: String, _ object: AnyObject? = nil, _ body: () -> Void
  ) {
    UIKitHook.views.first { $0.selector == selector }!.call(self, .init(object: object), body)
  }

  override func layoutSubviews() { record("layoutSubviews") { super.layoutSubviews() } }
  override func didMoveToWindow() { record("didMoveToWindow") { super.didMoveToWindow() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    record("willMoveToSuperview:", newSuperview) { super.willMove(toSuperview: newSuperview) }
  }
  override func didAddSubview(_ subview: UIView) {
    record("didAddSubview:", subview) { super.didAddSubview(subview) }
  }
  override func safeAreaInsetsDidChange() {
    record("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
  }
  override func layoutMarginsDidChange() {
    record("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    record("traitCollectionDidChange:", previousTraitCollection) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
  }
}

/// The recorder for real UIKit, run on Gimbal's UIKit: its lines must equal Gimbal's own trace.
@MainActor @Suite(.serialized) struct UIKitTraceRecorderTests {
  private func recorded(
    on phone: Simulator, _ body: () -> Void
  ) throws -> (recorder: Trace, gimbal: Trace) {
    let recorder = UIKitTraceRecorder(
      device: phone.profile.slug, system: "\(phone.system)", clock: { 0 })
    recorder.start()
    body()
    recorder.stop()
    let bytes = [UInt8](recorder.jsonLines)
    return (try Trace(jsonLines: bytes, file: "recorded.jsonl"), phone.trace)
  }

  @Test(.simulator("iphone-15-pro", system: .iOS(17)))
  func `the recorded lines are read as a trace and equal Gimbal's own trace`() throws {
    let phone = try #require(Simulator.bound)
    let (recorded, gimbal) = try recorded(on: phone) {
      phone.launch(Hooked())
      phone.rotate(to: .landscapeLeft)
      phone.settings.userInterfaceStyle = .dark
      phone.settings.contentSizeCategory = .extraLarge
    }
    let names = Set(recorded.events.map(\.name))
    // The window is a plain UIWindow without hooks; methods that only one of the two classes hooks are left out.
    let hooked: [EventPattern] = names.subtracting(["willMove(toSuperview:)"]).sorted().flatMap {
      name in
      ["root", "root.view", "label", "HookedView"].compactMap {
        try? EventPattern(parsing: "\($0) \(name)")
      }
    }
    let difference = TraceDifference(from: gimbal, to: recorded, only: hooked)
    #expect(difference.items.isEmpty, "\(difference.text())")
    #expect(difference.sameCount > 40 && names.count > 12, "\(difference.sameCount) \(names)")
    #expect(recorded.header.device == "iphone-15-pro" && recorded.header.gimbal == "UIKit")
  }

  @Test(.simulator("iphone-15-pro", system: .iOS(17)))
  func `a call to super is not a separate event, and nested calls have a greater depth`() throws {
    let phone = try #require(Simulator.bound)
    let recorder = UIKitTraceRecorder(device: "x", system: "17", clock: { 0 })
    let view = UIView()
    view.accessibilityIdentifier = "a \"name\"\n"
    recorder.start()
    recorder.call("layoutSubviews()", on: view) {
      recorder.call("layoutSubviews()", on: view) {
        recorder.call("didMoveToWindow()", on: UIView()) {}
      }
    }
    recorder.call("willMove(toWindow:)", on: view, [("toWindow", .receiver(nil))]) {}
    recorder.stop()
    recorder.call("didMoveToWindow()", on: view) {}
    let trace = try Trace(jsonLines: [UInt8](recorder.jsonLines), file: "a.jsonl")
    #expect(trace.events.map(\.depth) == [0, 1, 0])
    #expect(trace.events[0].receiver == "a \"name\"\n" && trace.events[1].receiver == "UIView#2")
    #expect(trace.events[0].returned == 2)
    #expect(trace.events[2].arguments == [TraceArgument("toWindow", .text("nil"))])
    _ = phone
  }

  @Test func `the name of a released object is not reused`() throws {
    let recorder = UIKitTraceRecorder(device: "x", system: "17", clock: { 0 })
    recorder.start()
    for _ in 0..<3 { recorder.call("layoutSubviews()", on: UIView()) {} }
    recorder.stop()
    let trace = try Trace(jsonLines: [UInt8](recorder.jsonLines), file: "a.jsonl")
    #expect(trace.events.map(\.receiver) == ["UIView#1", "UIView#2", "UIView#3"])
  }

  /// A hook with a name that no trace has would never match an event.
  @Test func `each hook has an event name and a selector with as many parts`() {
    for hook in UIKitHook.controllers + UIKitHook.views {
      #expect(EventName(text: hook.name) != nil, "\(hook.name)")
      let parts = hook.selector.count { $0 == ":" }
      let expected =
        switch hook.kind {
        case .none: 0
        case .flag, .object: 1
        case .sizeAndObject, .twoObjects: 2
        }
      #expect(parts == expected && hook.name.count { $0 == ":" } == parts, "\(hook.selector)")
    }
  }
}
