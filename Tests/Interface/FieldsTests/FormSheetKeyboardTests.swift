import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Form sheets and the keyboard (R-KEY-7, W-29).
@MainActor @Suite(.simulator("ipad-air-2")) struct FormSheetKeyboardTests {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var disablesDismissal: Bool?
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override var disablesAutomaticKeyboardDismissal: Bool {
      disablesDismissal ?? super.disablesAutomaticKeyboardDismissal
    }
  }

  private func presented(
    _ slug: String = "ipad-air-2", _ system: SystemVersion = .iOS(12),
    _ style: UIModalPresentationStyle = .formSheet, size: CGSize = .zero,
    held: UIDeviceOrientation = .landscapeLeft
  ) throws -> (Simulator, Form) {
    let sim = try device(slug, system, held: held)
    let root = Probe("root")
    sim.launch(root)
    let form = sim.perform { Form() }
    form.modalPresentationStyle = style
    form.preferredContentSize = size
    sim.doing { root.present(form, animated: false) }
    return (sim, form)
  }

  @Test(arguments: [
    ("ipad-air-2", SystemVersion.iOS(12)), ("ipad-pro-11-1", .iOS(14)), ("ipad-pro-11-1", .iOS(16)),
  ])
  func `a form sheet moves up with the keyboard, and back (R-KEY-7)`(
    slug: String, system: SystemVersion
  ) throws {
    let (sim, form) = try presented(slug, system, size: CGSize(width: 540, height: 420))
    let frame = form.view.convert(form.view.bounds, to: nil)
    sim.doing { form.field.becomeFirstResponder() }
    let keyboard = sim.screen.bounds.height - sim.machine.guides.keyboardHeight
    let moved = form.view.convert(form.view.bounds, to: nil)
    #expect(moved.size == frame.size && moved.minX == frame.minX)
    let top = sim.window?.safeAreaInsets.top ?? 0
    #expect(moved.minY == max(top, keyboard - frame.height) && moved.minY < frame.minY)
    form.disablesDismissal = false
    sim.doing { form.field.resignFirstResponder() }
    #expect(form.view.convert(form.view.bounds, to: nil) == frame)
  }

  @Test func `a form sheet above the keyboard, and a page sheet, do not move (R-KEY-7)`() throws {
    let (sim, form) = try presented(
      size: CGSize(width: 300, height: 200), held: .portrait)
    let frame = form.view.convert(form.view.bounds, to: nil)
    sim.doing { form.field.becomeFirstResponder() }
    #expect(form.view.convert(form.view.bounds, to: nil) == frame)

    let (other, page) = try presented("ipad-air-2", .iOS(14), .pageSheet)
    let position = page.view.convert(page.view.bounds, to: nil)
    other.doing { page.field.becomeFirstResponder() }
    #expect(page.view.convert(page.view.bounds, to: nil) == position)
  }

  @Test
  func `the keyboard stays when a field of a form sheet resigns, until dismissal (R-KEY-7)`()
    throws
  {
    let (sim, form) = try presented()
    #expect(form.disablesAutomaticKeyboardDismissal)
    sim.doing { form.field.becomeFirstResponder() }
    let height = sim.machine.guides.keyboardHeight
    var events = sim.events { sim.doing { form.field.resignFirstResponder() } }
    #expect(!form.field.isFirstResponder && sim.machine.guides.keyboardHeight == height)
    #expect(height > 0 && events.named("keyboardWillHideNotification").isEmpty)
    events = sim.events { sim.doing { form.dismiss(animated: false) } }
    #expect(sim.machine.guides.keyboardHeight == 0)
    #expect(events.named("keyboardWillHideNotification").count == 1)
  }

  @Test(
    arguments: [
      ("ipad-air-2", SystemVersion.iOS(12), UIModalPresentationStyle.formSheet, false),
      ("ipad-air-2", .iOS(12), .pageSheet, nil), ("iphone-8", .iOS(16), .formSheet, nil),
    ] as [(String, SystemVersion, UIModalPresentationStyle, Bool?)])
  func `in other styles, or if the controller allows it, the keyboard hides (R-KEY-7)`(
    slug: String, system: SystemVersion, style: UIModalPresentationStyle, disablesDismissal: Bool?
  ) throws {
    let (sim, form) = try presented(slug, system, style, held: .portrait)
    form.disablesDismissal = disablesDismissal
    sim.doing { form.field.becomeFirstResponder() }
    #expect(sim.machine.guides.keyboardHeight > 0)
    sim.doing { form.field.resignFirstResponder() }
    #expect(sim.machine.guides.keyboardHeight == 0)
  }

  @Test func `an override keeps the keyboard of a page sheet, but not that of a root (R-KEY-7)`()
    throws
  {
    let (sim, form) = try presented("ipad-air-2", .iOS(12), .pageSheet)
    form.disablesDismissal = true
    sim.doing { form.field.becomeFirstResponder() }
    sim.doing { form.field.resignFirstResponder() }
    #expect(sim.machine.guides.keyboardHeight > 0)

    let other = try device("ipad-air-2", .iOS(12))
    let root = other.perform { Form() }
    root.disablesDismissal = true
    other.launch(root)
    other.doing { root.field.becomeFirstResponder() }
    other.doing { root.field.resignFirstResponder() }
    #expect(other.machine.guides.keyboardHeight == 0)
  }
}
