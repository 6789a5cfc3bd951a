import Foundation
import Gimbal
import GimbalAlerts
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Alerts, action sheets and similar presentations (R-ALERT).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct AlertTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func present(_ alert: UIViewController) {
    sim.perform { root.present(alert, animated: true) }
    sim.settle()
  }

  private func alert(
    _ titles: [String], _ style: UIAlertController.Style = .alert,
    _ handler: @escaping @MainActor (UIAlertAction) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: style)
    for title in titles {
      alert.addAction(
        UIAlertAction(
          title: title, style: title == "Cancel" ? .cancel : .default, handler: handler))
    }
    return alert
  }

  @Test func `a tap dismisses the alert, and then its handler is called (R-ALERT-1)`() throws {
    var completions: [String] = []
    let alert = alert(["OK", "Cancel"]) { action in
      completions.append("\(action.title ?? "") \(root.presentedViewController == nil)")
    }
    present(alert)
    let button = try #require(
      alert.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "OK" })
    let position = button.convert(CGPoint(x: 20, y: 20), to: nil)
    sim.tap(at: position)
    #expect(completions == ["OK true"] && root.presentedViewController == nil)
  }

  /// W-28.
  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `the keyboard hides behind an alert and returns afterwards (R-KEY-5)`(
    style: UIAlertController.Style
  ) {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    sim.perform {
      root.view.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    sim.settle()
    let height = sim.keyboardHeight
    func posted(_ body: () -> Void) -> [String] {
      sim.events { body() }.map(\.baseName).filter {
        $0.hasPrefix("keyboardWillShow") || $0.hasPrefix("keyboardWillHide")
      }
    }
    let coming = posted { present(alert(["OK"], style)) }
    #expect(height > 0 && coming == ["keyboardWillHideNotification"] && sim.keyboardHeight == 0)
    let going = posted {
      sim.perform { root.dismiss(animated: true) }
      sim.settle()
    }
    #expect(going == ["keyboardWillShowNotification"] && sim.keyboardHeight == height)
    #expect(field.isFirstResponder)
    // Another controller leaves the keyboard unchanged.
    #expect(posted { present(UIViewController()) } == [])
  }

  @Test func `an action is selected by its title unless it is disabled (R-ALERT-1)`() {
    var callCount = 0
    let alert = alert(["OK", "Cancel"]) { _ in callCount += 1 }
    #expect(!sim.chooseAction("OK"))
    present(alert)
    alert.actions[0].isEnabled = false
    #expect(!sim.chooseAction("OK") && !sim.chooseAction("Maybe") && callCount == 0)
    #expect(sim.chooseAction("Cancel") && callCount == 1 && root.presentedViewController == nil)
  }

  @Test func `an alert is centered, 270 wide, with two buttons in a row (R-ALERT-2)`() {
    let alert = alert(["OK", "Cancel"])
    present(alert)
    let frame = alert.view.frame
    #expect(frame.width == 270 && abs(frame.midX - 196.5) < 0.4 && abs(frame.midY - 438.5) < 0.5)
    let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["Cancel", "OK"])
    #expect(buttons.map(\.frame.minX) == [0, 135] && buttons[0].frame.maxY == frame.height)
    #expect(root.view.window != nil && sim.assumptions.contains { $0.hasPrefix("alerts") })
  }

  /// W-61.
  @Test(arguments: [(11, 44 + 1 / CGFloat(3)), (13, 44 + 1 / CGFloat(3)), (14, 44)])
  func `up to iOS 13 a line of one pixel is above each row of buttons (R-ALERT-4)`(
    system: Int, distance: CGFloat
  ) throws {
    let phone = try Simulator(DeviceCatalog.standard.device("iphone-8-plus"), system: .iOS(system))
    let root = phone.perform { UIViewController() }
    phone.launch(root)
    let alert = phone.perform { self.alert(["One", "Two", "Three"]) }
    phone.perform { root.present(alert, animated: false) }
    phone.settle()
    let buttons = alert.view.subviews.compactMap { $0 as? UIButton }.map(\.frame)
    #expect(buttons.allSatisfy { $0.height == 44 })
    for (upper, lower) in zip(buttons, buttons.dropFirst()) {
      #expect(abs(lower.minY - upper.minY - distance) < 0.001)
    }
    #expect(buttons.last?.maxY == alert.view.bounds.height)
    let sheet = phone.perform { self.alert(["One", "Two"], .actionSheet) }
    phone.perform { root.dismiss(animated: false) }
    phone.settle()
    phone.perform { root.present(sheet, animated: false) }
    phone.settle()
    let rows = sheet.view.subviews.compactMap { $0 as? UIButton }.map(\.frame.minY)
    #expect(rows.count == 2 && abs(rows[1] - rows[0] - distance - 13) < 0.001)
  }

  /// W-46.
  @Test func `on iOS 26 an alert is 320 wide on a phone in portrait (R-SDK-3)`() throws {
    for (slug, app, held, width) in [
      ("iphone-17", AppDescription(), .portrait, 320),
      ("iphone-17", AppDescription(), .landscapeLeft, 270),
      ("iphone-17", AppDescription(sdk: .iOS18), .portrait, 270),
      ("iphone-17", AppDescription(designRequiresCompatibility: true), .portrait, 270),
      ("ipad-a16", AppDescription(), .portrait, 270),
    ] as [(String, AppDescription, UIDeviceOrientation, CGFloat)] {
      let sim = try device(slug, .iOS(26), held: held, app: app)
      let root = sim.perform { UIViewController() }
      sim.launch(root)
      let alert = sim.perform {
        UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      }
      sim.perform { root.present(alert, animated: false) }
      sim.settle()
      #expect(alert.view.frame.width == width)
    }
  }

  @Test func `three buttons are stacked, with the cancel button last`() {
    let alert = alert(["Cancel", "One", "Two"])
    present(alert)
    let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["One", "Two", "Cancel"])
    #expect(Set(buttons.map(\.frame.width)) == [270])
  }

  @Test func `two buttons with a long title are stacked, with the cancel button last (R-ALERT-2)`()
    throws
  {
    let alert = alert(["Delete the whole conversation", "Cancel"])
    present(alert)
    let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
    let cancel = try #require(buttons.first { $0.currentTitle == "Cancel" }).frame
    let other = try #require(buttons.first { $0.currentTitle != "Cancel" }).frame
    #expect(cancel.width == 270 && other.width == 270 && other.minY > 0)
    #expect(cancel.minY >= other.maxY && cancel.maxY == alert.view.bounds.height)
  }

  @Test func `an action sheet is at the bottom edge, and on an iPad it is a popover (R-ALERT-2)`()
    throws
  {
    let sheet = alert(["One", "Cancel"], .actionSheet)
    present(sheet)
    #expect(sheet.view.frame.width == 377 && sheet.view.frame.maxY == 852 - 34)
    let pad = try Simulator(DeviceCatalog.standard.device("ipad-10"), system: .iOS(18))
    pad.perform {
      let other = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      #expect(other.modalPresentationStyle == .popover)
    }
  }

  @Test func `an action sheet of two buttons has cancel last, an alert has it first`() {
    for (style, titles) in [
      (UIAlertController.Style.actionSheet, ["One", "Cancel"]), (.alert, ["Cancel", "One"]),
    ] {
      let controller = alert(["Cancel", "One"], style)
      present(controller)
      let buttons = controller.view.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.map(\.currentTitle) == titles)
      sim.perform { root.dismiss(animated: false) }
      sim.settle()
    }
  }

  @Test func `a text field of an alert is edited from the start, above the keyboard`() throws {
    let alert = alert(["OK"])
    alert.addTextField { $0.placeholder = "Name" }
    present(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder && sim.type("Ada") && field.text == "Ada")
    sim.chooseAction("OK")
    #expect(!field.isFirstResponder && sim.keyboardHeight == 0)
  }

  @Test func `a second cancel button and a text field in an action sheet are refused (R-ALERT-3)`()
  {
    let sheet = alert(["Cancel"], .actionSheet)
    expectException("NSInternalInconsistencyException", on: sim) {
      sheet.addAction(UIAlertAction(title: "No", style: .cancel))
    }
    expectException("NSInternalInconsistencyException", on: sim) {
      sheet.addTextField()
    }
    #expect(sheet.actions.count == 1 && sheet.textFields == nil)
  }

  @Test func `the preferred action is one of the actions`() {
    let alert = alert(["OK"])
    alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    #expect(alert.preferredAction == nil)
    alert.preferredAction = alert.actions[0]
    #expect(alert.preferredAction === alert.actions[0])
  }

  @Test func `the preferred action is emphasized, otherwise the cancel button`() {
    for (preferred, strong) in [(nil, "Cancel"), (1, "Two")] as [(Int?, String)] {
      let alert = alert(["One", "Two", "Cancel"])
      alert.preferredAction = preferred.map { alert.actions[$0] }
      present(alert)
      for button in alert.view.subviews.compactMap({ $0 as? UIButton }) {
        let font = button.titleLabel?.font
        let weight: UIFont.Weight = button.currentTitle == strong ? .semibold : .regular
        #expect(font == .systemFont(ofSize: font?.pointSize ?? 0, weight: weight))
      }
      sim.perform { root.dismiss(animated: false) }
      sim.settle()
    }
  }

  @Test func `an activity controller can be presented and calls its completion when dismissed`() {
    var callCount = 0
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, completed, _, _ in callCount += completed ? 100 : 1 }
    present(sheet)
    #expect(root.presentedViewController === sheet)
    sim.perform { sheet.dismiss(animated: true) }
    sim.settle()
    #expect(callCount == 1)
  }

  @Test func `an interaction has one view, and its delegate provides context menus`() {
    final class Menus: UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(title: "Menu", children: [UIAction(title: "Copy") { _ in }])
        })
      }
    }
    let (menus, first, second) = (Menus(), UIView(), UIView())
    let interaction = UIContextMenuInteraction(delegate: menus)
    first.addInteraction(interaction)
    #expect(interaction.view === first && first.interactions.count == 1)
    second.addInteraction(interaction)
    #expect(interaction.view === second && first.interactions.isEmpty)
    #expect(interaction.menu(at: .zero)?.children.map(\.title) == ["Copy"])
    second.interactions = []
    #expect(interaction.view == nil)
  }
}
