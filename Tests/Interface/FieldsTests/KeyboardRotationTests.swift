import Foundation
import Gimbal
import GimbalEngine
import GimbalFields
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The keyboard in a rotation (R-KEY-1, W-5).
@MainActor @Suite(.simulator("iphone-15-pro")) struct KeyboardRotationTests {
  private func editing(
    _ slug: String, _ system: SystemVersion
  ) throws -> (Simulator, UITextField) {
    let (sim, root) = try launched(slug, system)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    sim.doing {
      root.view.addSubview(field)
      field.becomeFirstResponder()
    }
    return (sim, field)
  }

  @Test func `an accessory view that exists only once is no error`() throws {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    let fields = (0..<4).map { _ in
      FieldWithFleetingBar(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    }
    sim.doing {
      for (index, field) in fields.enumerated() {
        field.calls = index
        root.view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    #expect(fields[3].isFirstResponder)
  }

  private static let posted = [
    "keyboardWillChangeFrameNotification", "keyboardWillHideNotification",
    "keyboardDidChangeFrameNotification", "keyboardDidHideNotification",
    "keyboardWillChangeFrameNotification", "keyboardWillShowNotification",
    "keyboardDidChangeFrameNotification", "keyboardDidShowNotification",
  ]

  @Test(arguments: [
    ("iphone-5", SystemVersion.iOS(7)), ("iphone-6s", .iOS(9)), ("iphone-8", .iOS(12)),
    ("iphone-15-pro", .iOS(17)), ("iphone-17", .iOS(26)), ("ipad-air-2", .iOS(12)),
  ])
  func `a rotation hides the keyboard before and shows it after`(
    slug: String, system: SystemVersion
  ) throws {
    let (sim, _) = try editing(slug, system)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.map(\.name).filter { $0.hasPrefix("keyboard") && $0.hasSuffix("Notification") }
        == Self.posted)
    let order = events.map(\.name)
    let begins = order.firstIndex {
      $0.hasPrefix("willRotate") || $0.hasPrefix("viewWillTransition")
    }
    let hides = order.firstIndex(of: "keyboardWillHideNotification")
    let shows = order.firstIndex(of: "keyboardWillShowNotification")
    let rotated = order.firstIndex(of: "interfaceOrientation")
    #expect(try #require(hides) < #require(begins))
    #expect(try #require(rotated) < #require(shows))
  }

  @Test func `the hiding ends below the old screen, the showing in the new one`()
    throws
  {
    let (sim, _) = try editing("iphone-15-pro", .iOS(17))
    var ends: [(hides: Bool, frame: CGRect)] = []
    let center = NotificationCenter.default
    let tokens = [
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillShowNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frame = value?.cgRectValue ?? .null
        MainActor.assumeIsolated {
          ends.append((name == UIResponder.keyboardWillHideNotification, frame))
        }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    sim.rotate(to: .landscapeLeft)
    #expect(ends.map(\.hides) == [true, false])
    #expect(ends.first?.frame.minY == 852 && ends.first?.frame.width == 393)
    #expect(ends.last?.frame.maxY == 393 && ends.last?.frame.width == 852)
  }

  @Test func `a field that resigns while the keyboard hides gets no keyboard afterwards`() throws {
    let (sim, field) = try editing("iphone-15-pro", .iOS(17))
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } }
    defer { NotificationCenter.default.removeObserver(token) }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.map(\.name).filter { $0.hasPrefix("keyboard") && $0.hasSuffix("Notification") }
        == Array(Self.posted.prefix(4)))
  }
}

/// A field whose accessory view is nil in every second call.
private final class FieldWithFleetingBar: UITextField {
  var calls = 0
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  override var inputAccessoryView: UIView? {
    get {
      calls += 1
      return calls.isMultiple(of: 2) ? nil : bar
    }
    set { _ = newValue }
  }
}
