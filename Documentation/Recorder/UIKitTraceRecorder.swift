// Records what UIKit calls in an app, as the JSON Lines that `gimbal diff` and Gimbal's trace reader take.
//
// One file for an iOS test target; see README.md beside it. It uses public functions of UIKit and of the Objective-C
// runtime only. Where there is no such runtime, nothing is recorded by itself, and `call(_:on:_:_:)` records what it
// is told of.

import Foundation
import UIKit

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// A recording of the calls that UIKit makes into controllers and views, from ``start()`` on.
///
/// ```swift
/// let recorder = UIKitTraceRecorder()
/// recorder.start()
/// // … present a screen, turn the device …
/// try recorder.jsonLines.write(to: url)
/// ```
///
/// Only one recording runs at a time. Names of receivers are those of Gimbal: `root`, `root.view`, an
/// `accessibilityIdentifier`, else the class with a number, here in the order of the first event.
@MainActor
final class UIKitTraceRecorder {
  /// A value of an event.
  enum Value {
    case bool(Bool)
    case text(String)
    case size(CGSize)
    case insets(UIEdgeInsets)
    /// A view or a controller; nil for none.
    case receiver(AnyObject?)
  }

  /// The recording that runs.
  static var current: UIKitTraceRecorder?

  private let device: String
  private let system: String
  private let clock: () -> Double
  private var startTime = 0.0
  private var events: [Event] = []
  private var receivers: [Receiver] = []
  private var open: [OpenCall] = []

  /// Creates a recording; without a name it is that of the device on which it runs. `clock` counts seconds.
  init(
    device: String? = nil, system: String? = nil,
    clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.device = device ?? UIDevice.current.model
    self.system = system ?? UIDevice.current.systemVersion
    self.clock = clock
  }

  /// Records from now on, in the place of a recording that runs already.
  func start() {
    startTime = clock()
    Self.current = self
    #if canImport(ObjectiveC)
      UIKitHooks.install()
    #endif
  }

  /// Ends the recording.
  func stop() {
    if Self.current === self { Self.current = nil }
  }

  // MARK: Events

  private struct OpenCall {
    var object: ObjectIdentifier
    var name: String
  }

  private struct Event {
    var time: Double
    var depth: Int
    var receiver: Receiver
    var name: String
    var arguments: [(label: String?, value: Value, receiver: Receiver?)]
    var returned: Int
  }

  /// Records a call, with whatever it leads to nested in it, and makes it.
  ///
  /// A call of the same name on the same object inside it is one to `super`, which is no event of its own.
  func call<Result>(
    _ name: String, on object: AnyObject, _ arguments: [(label: String?, value: Value)] = [],
    _ body: () -> Result
  ) -> Result {
    let key = OpenCall(object: ObjectIdentifier(object), name: name)
    let isInner = open.contains { $0.object == key.object && $0.name == name }
    guard Self.current === self, !isInner, !Self.isPrivate(object) else { return body() }
    let index = events.count
    events.append(
      Event(
        time: clock() - startTime, depth: open.count, receiver: receiver(of: object), name: name,
        arguments: arguments.map { argument in
          if case .receiver(let other?) = argument.value {
            return (argument.label, argument.value, receiver(of: other))
          }
          return (argument.label, argument.value, nil)
        }, returned: index + 1))
    // The value is kept as a name, not as an object.
    for place in events[index].arguments.indices {
      if case .receiver = events[index].arguments[place].value {
        events[index].arguments[place].value = .receiver(nil)
      }
    }
    open.append(key)
    let result = body()
    open.removeLast()
    events[index].returned = events.count
    // By now a view may have its controller, and a controller its window.
    note(object, receiver(of: object))
    return result
  }

  private static func isPrivate(_ object: AnyObject) -> Bool {
    String(describing: type(of: object)).hasPrefix("_")
  }

  // MARK: Receivers

  /// An object by what it is called; it dies no later than the object or the recording.
  private final class Receiver {
    let className: String
    let ordinal: Int
    var role: String?
    var identifier: String?
    /// The controller whose main view it is.
    var controller: Receiver?
    var name = ""

    init(_ className: String, _ ordinal: Int) {
      (self.className, self.ordinal) = (className, ordinal)
    }
  }

  /// An address that nothing else is associated under.
  private static let receiverKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private final class Tag {
    weak var recorder: UIKitTraceRecorder?
    let receiver: Receiver
    init(_ recorder: UIKitTraceRecorder, _ receiver: Receiver) {
      (self.recorder, self.receiver) = (recorder, receiver)
    }
  }

  /// The receiver for an object.
  ///
  /// It is associated with the object, which is never retained: UIKit calls objects that are being deallocated.
  private func receiver(of object: AnyObject) -> Receiver {
    if let tag = objc_getAssociatedObject(object, Self.receiverKey) as? Tag, tag.recorder === self {
      return tag.receiver
    }
    let className = String(describing: type(of: object))
    let ordinal = receivers.count { $0.className == className } + 1
    let receiver = Receiver(className, ordinal)
    receivers.append(receiver)
    objc_setAssociatedObject(
      object, Self.receiverKey, Tag(self, receiver), .OBJC_ASSOCIATION_RETAIN)
    note(object, receiver)
    return receiver
  }

  /// Notes what an object is called now.
  private func note(_ object: AnyObject, _ receiver: Receiver) {
    if let view = object as? UIView {
      if view is UIWindow { receiver.role = "window" }
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
        receiver.identifier = identifier
      }
      if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
        receiver.controller = self.receiver(of: controller)
      }
    } else if let controller = object as? UIViewController,
      let root = controller.viewIfLoaded?.window?.rootViewController, root === controller
    {
      receiver.role = "root"
    }
  }

  /// Gives all receivers their names: roles first, then identifiers, then classes; a second one gets `#2`.
  private func nameReceivers() {
    var next: [String: Int] = [:]
    func claim(_ wanted: String, _ receiver: Receiver) {
      guard receiver.name.isEmpty else { return }
      var number = next[wanted] ?? 1
      var name = number == 1 ? wanted : "\(wanted)#\(number)"
      while number > 1, next[name] != nil {
        number += 1
        name = "\(wanted)#\(number)"
      }
      next[wanted] = number + 1
      if number > 1 { next[name] = 2 }
      receiver.name = name
    }
    for receiver in receivers { receiver.name = "" }
    for receiver in receivers { receiver.role.map { claim($0, receiver) } }
    let others = receivers.filter { $0.role == nil && $0.controller == nil }
    for receiver in others { receiver.identifier.map { claim($0, receiver) } }
    for receiver in others { claim("\(receiver.className)#\(receiver.ordinal)", receiver) }
    for receiver in receivers where receiver.name.isEmpty {
      claim("\(receiver.controller!.name).view", receiver)
    }
  }

  // MARK: Lines

  /// The recording as JSON Lines: a header, then an event a line.
  var jsonLines: Data {
    nameReceivers()
    var lines = [
      Self.object([
        ("kind", Self.quoted("header")), ("format", Self.quoted("1.1")),
        ("gimbal", Self.quoted("UIKit")), ("device", Self.quoted(device)),
        ("system", Self.quoted(system)),
      ])
    ]
    for (index, event) in events.enumerated() {
      var members = [
        ("kind", Self.quoted("event")), ("index", "\(index)"), ("time", Self.number(event.time)),
        ("depth", "\(event.depth)"), ("receiver", Self.quoted(event.receiver.name)),
        ("class", Self.quoted(event.receiver.className)), ("name", Self.quoted(event.name)),
      ]
      if !event.arguments.isEmpty {
        let values = event.arguments.map { label, value, receiver in
          Self.object(
            (label.map { [("label", Self.quoted($0))] } ?? []) + [Self.member(value, receiver)])
        }
        members.append(("arguments", "[\(values.joined(separator: ","))]"))
      }
      members.append(("returned", "\(event.returned)"))
      lines.append(Self.object(members))
    }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func member(_ value: Value, _ receiver: Receiver?) -> (String, String) {
    func list(_ numbers: CGFloat...) -> String {
      "[\(numbers.map { number(Double($0)) }.joined(separator: ","))]"
    }
    switch value {
    case .bool(let flag): return ("bool", "\(flag)")
    case .text(let text): return ("text", quoted(text))
    case .size(let size): return ("size", list(size.width, size.height))
    case .insets(let insets):
      return ("insets", list(insets.top, insets.left, insets.bottom, insets.right))
    case .receiver:
      return receiver.map { ("receiver", quoted($0.name)) } ?? ("text", quoted("nil"))
    }
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quoted($0)):\($1)" }.joined(separator: ",") + "}"
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return quoted(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf") }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

// MARK: - Traits

extension UITraitCollection {
  /// The changes since an older collection, as Gimbal writes them: `hC vR → hC vC, style light → dark`.
  func recordedChange(from old: UITraitCollection?) -> String {
    guard let old else { return "→ \(recordedSizeClasses)" }
    var parts: [String] = []
    func compare(_ label: String, _ before: String, _ now: String) {
      if before != now { parts.append((label.isEmpty ? "" : label + " ") + "\(before) → \(now)") }
    }
    compare("", old.recordedSizeClasses, recordedSizeClasses)
    let styles: [UIUserInterfaceStyle: String] = [.light: "light", .dark: "dark"]
    compare(
      "style", styles[old.userInterfaceStyle] ?? "unspecified",
      styles[userInterfaceStyle] ?? "unspecified")
    let ways: [UITraitEnvironmentLayoutDirection: String] = [
      .leftToRight: "leftToRight", .rightToLeft: "rightToLeft",
    ]
    compare(
      "direction", ways[old.layoutDirection] ?? "unspecified",
      ways[layoutDirection] ?? "unspecified")
    compare("text size", old.recordedTextSize, recordedTextSize)
    return parts.isEmpty ? "unchanged" : parts.joined(separator: ", ")
  }

  private var recordedSizeClasses: String {
    let letters: [UIUserInterfaceSizeClass: String] = [.compact: "C", .regular: "R"]
    return "h\(letters[horizontalSizeClass] ?? "-") v\(letters[verticalSizeClass] ?? "-")"
  }

  private var recordedTextSize: String {
    let names: [UIContentSizeCategory: String] = [
      .extraSmall: "extraSmall", .small: "small", .medium: "medium", .large: "large",
      .extraLarge: "extraLarge", .extraExtraLarge: "extraExtraLarge",
      .extraExtraExtraLarge: "extraExtraExtraLarge", .accessibilityMedium: "accessibilityMedium",
      .accessibilityLarge: "accessibilityLarge",
      .accessibilityExtraLarge: "accessibilityExtraLarge",
      .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge",
      .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge",
    ]
    return names[preferredContentSizeCategory] ?? "unspecified"
  }
}

// MARK: - What is recorded

/// The methods that are recorded, with the values of each call.
///
/// A hook has the selector, the Swift name, and what the recorder is told of the arguments; the kinds of the arguments
/// say how the runtime calls the method.
@MainActor
struct UIKitHook {
  enum Kind {
    case none
    case flag
    case object
    case sizeAndObject
    case twoObjects
  }

  typealias Values =
    @MainActor (AnyObject, Arguments) -> [(label: String?, value: UIKitTraceRecorder.Value)]

  /// The arguments of a call.
  struct Arguments {
    var flag = false
    var size = CGSize.zero
    var object: AnyObject?
  }

  let selector: String
  let name: String
  let kind: Kind
  let values: Values

  private init(
    _ selector: String, _ name: String, _ kind: Kind = .none,
    _ values: @escaping Values = { _, _ in [] }
  ) {
    (self.selector, self.name, self.kind, self.values) = (selector, name, kind, values)
  }

  private static func animated(_ selector: String) -> UIKitHook {
    UIKitHook(selector, selector.dropLast() + "(_:)", .flag) { _, given in
      [(nil, .bool(given.flag))]
    }
  }

  private static func moves(_ selector: String, _ name: String, _ label: String?) -> UIKitHook {
    UIKitHook(selector, name, .object) { _, given in [(label, .receiver(given.object))] }
  }

  private static func traits(_ object: AnyObject, _ old: AnyObject?) -> String {
    ((object as? UIView)?.traitCollection ?? (object as? UIViewController)?.traitCollection)?
      .recordedChange(from: old as? UITraitCollection) ?? ""
  }

  private static let traitChange = UIKitHook(
    "traitCollectionDidChange:", "traitCollectionDidChange(_:)", .object
  ) { object, given in [(nil, .text(traits(object, given.object)))] }

  /// The methods of controllers.
  static let controllers: [UIKitHook] = [
    UIKitHook("loadView", "loadView()"), UIKitHook("viewDidLoad", "viewDidLoad()"),
    animated("viewWillAppear:"), animated("viewIsAppearing:"), animated("viewDidAppear:"),
    animated("viewWillDisappear:"), animated("viewDidDisappear:"),
    UIKitHook("viewWillLayoutSubviews", "viewWillLayoutSubviews()"),
    UIKitHook("viewDidLayoutSubviews", "viewDidLayoutSubviews()"),
    UIKitHook("updateViewConstraints", "updateViewConstraints()"),
    UIKitHook("viewSafeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange()"),
    UIKitHook("viewLayoutMarginsDidChange", "viewLayoutMarginsDidChange()"),
    UIKitHook("didReceiveMemoryWarning", "didReceiveMemoryWarning()"),
    moves("willMoveToParentViewController:", "willMove(toParent:)", "toParent"),
    moves("didMoveToParentViewController:", "didMove(toParent:)", "toParent"),
    UIKitHook(
      "viewWillTransitionToSize:withTransitionCoordinator:", "viewWillTransition(to:with:)",
      .sizeAndObject
    ) { _, given in [("to", .size(given.size))] },
    UIKitHook(
      "willTransitionToTraitCollection:withTransitionCoordinator:", "willTransition(to:with:)",
      .twoObjects
    ) { object, given in
      let new = given.object as? UITraitCollection
      let old = (object as? UIViewController)?.traitCollection
      return [(nil, .text(new?.recordedChange(from: old) ?? ""))]
    },
    traitChange,
  ]

  /// The methods of views.
  static let views: [UIKitHook] = [
    UIKitHook("layoutSubviews", "layoutSubviews()"),
    UIKitHook("updateConstraints", "updateConstraints()"),
    moves("willMoveToSuperview:", "willMove(toSuperview:)", "toSuperview"),
    UIKitHook("didMoveToSuperview", "didMoveToSuperview()"),
    moves("willMoveToWindow:", "willMove(toWindow:)", "toWindow"),
    UIKitHook("didMoveToWindow", "didMoveToWindow()"),
    moves("didAddSubview:", "didAddSubview(_:)", nil),
    moves("willRemoveSubview:", "willRemoveSubview(_:)", nil),
    UIKitHook("safeAreaInsetsDidChange", "safeAreaInsetsDidChange()") { object, _ in
      [(nil, .insets((object as? UIView)?.safeAreaInsets ?? .zero))]
    },
    UIKitHook("layoutMarginsDidChange", "layoutMarginsDidChange()") { object, _ in
      [(nil, .insets((object as? UIView)?.layoutMargins ?? .zero))]
    },
    UIKitHook("tintColorDidChange", "tintColorDidChange()"), traitChange,
  ]

  /// Records a call of the method and makes it.
  func call(_ object: AnyObject, _ arguments: Arguments, _ body: () -> Void) {
    guard let recorder = UIKitTraceRecorder.current else { return body() }
    recorder.call(name, on: object, values(object, arguments), body)
  }
}

// MARK: - Hooks

#if canImport(ObjectiveC)
  /// Puts a function of the recorder before each method of a hook, in UIKit's two classes and in each class below
  /// them that has the method itself: an override that calls `super` late, or never, is recorded when it begins.
  @MainActor
  enum UIKitHooks {
    private static var isInstalled = false

    static func install() {
      guard !isInstalled else { return }
      isInstalled = true
      var count: UInt32 = 0
      guard let list = withUnsafeMutablePointer(to: &count, { objc_copyClassList($0) }) else {
        return
      }
      defer { free(UnsafeMutableRawPointer(list)) }
      for index in 0..<Int(count) {
        let type: AnyClass = list[index]
        guard !NSStringFromClass(type).hasPrefix("_") else { continue }
        if isClass(type, below: UIViewController.self) {
          for hook in UIKitHook.controllers { install(hook, in: type) }
        } else if isClass(type, below: UIView.self) {
          for hook in UIKitHook.views { install(hook, in: type) }
        }
      }
    }

    /// Asks the runtime alone: a message could initialize classes that nothing else uses.
    private static func isClass(_ type: AnyClass, below base: AnyClass) -> Bool {
      var type: AnyClass? = type
      while let found = type {
        if found == base { return true }
        type = class_getSuperclass(found)
      }
      return false
    }

    /// The method that a class has itself; nil where it has that of its superclass.
    private static func ownMethod(_ selector: Selector, of type: AnyClass) -> Method? {
      var count: UInt32 = 0
      guard let list = withUnsafeMutablePointer(to: &count, { class_copyMethodList(type, $0) })
      else { return nil }
      defer { free(UnsafeMutableRawPointer(list)) }
      return (0..<Int(count)).lazy.map { list[$0] }.first { method_getName($0) == selector }
    }

    /// An object on its way through a block, which UIKit runs on the main thread.
    private struct Carried: @unchecked Sendable {
      let object: AnyObject
      let other: AnyObject?
    }

    /// The name of a method, which no thread changes.
    private struct MethodName: @unchecked Sendable {
      let selector: Selector
    }

    private static func install(_ hook: UIKitHook, in type: AnyClass) {
      let selector = NSSelectorFromString(hook.selector)
      guard let method = ownMethod(selector, of: type) else { return }
      let original = method_getImplementation(method)
      let name = MethodName(selector: selector)

      /// Records the call on the main thread; elsewhere it is only made.
      @Sendable func record(
        _ carried: Carried, _ flag: Bool, _ size: CGSize, _ body: @escaping @Sendable () -> Void
      ) {
        guard Thread.isMainThread else { return body() }
        MainActor.assumeIsolated {
          hook.call(
            carried.object, .init(flag: flag, size: size, object: carried.other), body)
        }
      }

      let block: Any
      switch hook.kind {
      case .none:
        typealias Function = @convention(c) (AnyObject, Selector) -> Void
        let call = unsafeBitCast(original, to: Function.self)
        let made: @convention(block) (AnyObject) -> Void = { object in
          let carried = Carried(object: object, other: nil)
          record(carried, false, .zero) { call(carried.object, name.selector) }
        }
        block = made
      case .flag:
        typealias Function = @convention(c) (AnyObject, Selector, Bool) -> Void
        let call = unsafeBitCast(original, to: Function.self)
        let made: @convention(block) (AnyObject, Bool) -> Void = { object, flag in
          let carried = Carried(object: object, other: nil)
          record(carried, flag, .zero) { call(carried.object, name.selector, flag) }
        }
        block = made
      case .object:
        typealias Function = @convention(c) (AnyObject, Selector, AnyObject?) -> Void
        let call = unsafeBitCast(original, to: Function.self)
        let made: @convention(block) (AnyObject, AnyObject?) -> Void = { object, other in
          let carried = Carried(object: object, other: other)
          record(carried, false, .zero) { call(carried.object, name.selector, carried.other) }
        }
        block = made
      case .sizeAndObject:
        typealias Function = @convention(c) (AnyObject, Selector, CGSize, AnyObject?) -> Void
        let call = unsafeBitCast(original, to: Function.self)
        let made: @convention(block) (AnyObject, CGSize, AnyObject?) -> Void = {
          object, size, other in
          let carried = Carried(object: object, other: other)
          record(carried, false, size) { call(carried.object, name.selector, size, carried.other) }
        }
        block = made
      case .twoObjects:
        typealias Function = @convention(c) (AnyObject, Selector, AnyObject?, AnyObject?) -> Void
        let call = unsafeBitCast(original, to: Function.self)
        let made: @convention(block) (AnyObject, AnyObject?, AnyObject?) -> Void = {
          object, other, third in
          let carried = Carried(object: object, other: other)
          let last = Carried(object: object, other: third)
          record(carried, false, .zero) {
            call(carried.object, name.selector, carried.other, last.other)
          }
        }
        block = made
      }
      method_setImplementation(method, imp_implementationWithBlock(block))
    }
  }
#endif
