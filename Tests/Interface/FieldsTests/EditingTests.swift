import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Editing of text fields and text views, and the keyboard (R-EDIT, R-KEY).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct EditingTests {
  /// A delegate of all fields that refuses the configured calls.
  private final class Editor: UITextFieldDelegate, UITextViewDelegate {
    var refused: Set<String> = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      !refused.contains("begin")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refused.contains("end") }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { !refused.contains(string) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { !refused.contains("return") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { !refused.contains("clear") }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !refused.contains(text) }
    func textViewDidChange(_ textView: UITextView) {}
  }

  private let sim: Simulator
  private let root = Probe("root")
  private let editor = Editor()
  private let name = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  private let mail = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
  private let note = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    sim.perform {
      for (view, id) in [(name as UIView, "name"), (mail, "mail"), (note, "note")] {
        view.accessibilityIdentifier = id
        root.view.addSubview(view)
      }
      (name.delegate, mail.delegate, note.delegate) = (editor, editor, editor)
      for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
        name.addAction(UIAction { _ in }, for: event)
      }
    }
    sim.settle()
  }

  /// Returns the events of editing and of the keyboard while `body` runs.
  private func story(_ body: () -> Void) -> [String] {
    sim.events(body).filter {
      $0.baseName.hasPrefix("text") || $0.baseName.hasPrefix("keyboard")
        || $0.baseName == "sendAction"
    }.map { $0.baseName == "sendAction" ? $0.argumentsText : $0.baseName }
  }

  @Test func `the delete key works with the caret inside the first character`() {
    for offset in 1...7 {
      sim.doing {
        note.text = "👨‍👩‍👧"
        note.selectedRange = NSRange(location: offset, length: 0)
        note.deleteBackward()
      }
      #expect(note.text.utf16.count < 8)
    }
  }

  private func tap(_ view: UIView) { sim.tap(at: CGPoint(x: 100, y: view.frame.midY)) }

  @Test func `a tap begins editing, with the delegate, the targets, then the keyboard (R-EDIT-1)`()
  {
    let story = story { tap(name) }
    #expect(
      story == [
        "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "editingDidBegin",
        "keyboardWillChangeFrameNotification", "keyboardWillShowNotification", "keyboard",
        "keyboardDidChangeFrameNotification", "keyboardDidShowNotification",
      ])
    #expect(name.isEditing && name.isFirstResponder && sim.keyboardHeight == 335)
  }

  @Test func `a text view shows its keyboard first (R-EDIT-5, R-KEY-2)`() {
    let begin = story { tap(note) }
    #expect(
      begin.firstIndex(of: "keyboardWillShowNotification")! < begin.firstIndex(
        of: "textViewDidBeginEditing")!)
    let end = story { sim.dismissKeyboard() }
    #expect(
      end.firstIndex(of: "keyboardWillHideNotification")! < end.firstIndex(
        of: "textViewDidEndEditing")!)
  }

  @Test func `from one field to another the keyboard stays (R-EDIT-3, R-KEY-1)`() {
    tap(name)
    let story = story { tap(mail) }
    #expect(
      story == [
        "textFieldShouldBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing",
        "editingDidEnd", "textFieldDidBeginEditing",
      ])
    #expect(mail.isEditing && !name.isEditing && sim.keyboardHeight == 335)
  }

  @Test func `a delegate that refuses to begin or end editing prevents it (R-EDIT-1, R-EDIT-3)`() {
    editor.refused = ["begin"]
    #expect(story { tap(name) } == ["textFieldShouldBeginEditing"])
    #expect(!name.isFirstResponder && sim.keyboardHeight == 0)
    editor.refused = []
    tap(name)
    editor.refused = ["end"]
    tap(mail)
    #expect(name.isEditing && !mail.isEditing)
    #expect(!sim.dismissKeyboard() && sim.keyboardHeight == 335)
    sim.perform { name.isEnabled = false }
    #expect(!name.canBecomeFirstResponder)
  }

  @Test func `typed text is offered to the delegate character by character (R-EDIT-2)`() {
    tap(name)
    editor.refused = ["x"]
    let typed = story { sim.type("Axé") }
    #expect(
      typed == [
        "textField", "editingChanged", "textField", "textField", "editingChanged",
      ])
    #expect(name.text == "Aé" && name.hasText)
    sim.deleteBackward()
    sim.deleteBackward()
    #expect(name.text == "" && story { sim.deleteBackward() } == [])
    #expect(story { sim.perform { name.insertText("Z") } } == ["editingChanged"])
    #expect(story { sim.perform { name.text = "by code" } } == [])
    sim.perform {
      name.selectedTextRange = name.textRange(
        from: name.beginningOfDocument, to: name.endOfDocument)
    }
    #expect(story { sim.perform { name.insertText("by code") } } == ["editingChanged"])
    #expect(sim.type("!") && name.text == "by code!")
    sim.dismissKeyboard()
    #expect(!sim.type("nobody") && name.text == "by code!")
  }

  @Test func `the return key queries the delegate, and ends editing for a target (R-EDIT-4)`() {
    tap(name)
    #expect(story { sim.type("\n") } == ["textFieldShouldReturn"] && name.isEditing)
    sim.perform { name.addAction(UIAction { _ in }, for: .editingDidEndOnExit) }
    editor.refused = ["return"]
    #expect(story { sim.type("\n") } == ["textFieldShouldReturn"] && name.isEditing)
    editor.refused = []
    let story = story { sim.type("\n") }
    #expect(
      story.prefix(2) == ["textFieldShouldReturn", "primaryActionTriggered editingDidEndOnExit"])
    #expect(!name.isEditing && sim.keyboardHeight == 0)
    tap(note)
    sim.type("a\nb")
    #expect(note.text == "a\nb")
  }

  @Test func `a text is cleared if the delegate allows it`() {
    sim.perform { name.text = "Ada" }
    editor.refused = ["clear"]
    sim.perform { name.pressClear() }
    #expect(name.text == "Ada")
    editor.refused = []
    sim.perform { name.pressClear() }
    #expect(name.text == "")
    sim.perform { (name.text, name.clearsOnBeginEditing) = ("Ada", true) }
    tap(name)
    #expect(name.text == "")
  }

  @Test func `a view that leaves the window hides its keyboard`() {
    tap(name)
    let story = story {
      sim.perform { name.removeFromSuperview() }
      sim.settle()
    }
    #expect(story.contains("keyboardDidHideNotification") && sim.keyboardHeight == 0)
    #expect(!name.isEditing)
  }

  @Test func `notifications contain rectangles, duration and curve (R-KEY-4)`() throws {
    nonisolated(unsafe) var received: [(CGRect, CGRect, Double, Int)] = []
    let observer = NotificationCenter.default.addObserver(
      forName: nil, object: nil, queue: nil
    ) { note in
      guard
        note.name == UIResponder.keyboardWillShowNotification
          || note.name == UIResponder.keyboardWillHideNotification, let info = note.userInfo
      else { return }
      let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
      let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let time = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let pace = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      received.append((begin!, end!, time!.doubleValue, pace!.intValue))
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    tap(name)
    sim.dismissKeyboard()
    let (up, down) = (
      CGRect(x: 0, y: 517, width: 393, height: 335), CGRect(x: 0, y: 852, width: 393, height: 335)
    )
    #expect(received.count == 2)
    #expect(received[0] == (down, up, 0.25, 7) && received[1] == (up, down, 0.25, 7))
    #expect(UIView.AnimationCurve(rawValue: 7) != nil)
  }

  @Test func `the keyboard arrives after 0.25 seconds, and its guide with the first notification`()
  {
    let guide = root.view.keyboardLayoutGuide
    sim.begin { sim.tap(at: CGPoint(x: 100, y: 115)) }
    sim.perform { root.view.layoutIfNeeded() }
    #expect(guide.layoutFrame.minY == 517)
    #expect(!sim.trace.text.contains("keyboardDidShowNotification"))
    sim.advance(by: 0.26)
    #expect(sim.trace.text.contains("keyboardDidShowNotification"))
    sim.settle()
  }

  @Test func `the keyboard has the landscape height when it returns (R-KEY-1, W-5)`() {
    tap(name)
    let story = story { sim.rotate(to: .landscapeLeft) }
    #expect(story.filter { $0 == "keyboard" }.count == 1)
    #expect(sim.keyboardHeight == 208)
  }

  @Test func `input views and accessory views are used with their heights (R-KEY-3)`() {
    sim.perform {
      name.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      mail.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    }
    tap(name)
    #expect(sim.keyboardHeight == 379 && name.inputAccessoryView?.frame.width == 393)
    tap(mail)
    #expect(sim.keyboardHeight == 200)
    sim.perform {
      mail.inputView = nil
      mail.reloadInputViews()
    }
    sim.settle()
    #expect(sim.keyboardHeight == 335)
  }

  @Test func `an input view without a height has that of its content or constraints (R-KEY-3)`() {
    final class Keys: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 120) }
    }
    let tied = UIView()
    let inner = UIView()
    sim.perform {
      tied.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: tied.topAnchor),
        inner.bottomAnchor.constraint(equalTo: tied.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 140),
      ])
      name.inputView = Keys()
      mail.inputView = tied
    }
    tap(name)
    #expect(sim.keyboardHeight == 120 && name.inputView?.frame.width == 393)
    tap(mail)
    #expect(sim.keyboardHeight == 140)
  }

  @Test func `without a keyboard an accessory view is above the home indicator (R-KEY-3)`() {
    final class Bar: UIView {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar.frame.height > 0 ? bar : nil }
    }
    let view = Bar()
    sim.doing {
      root.view.addSubview(view)
      view.becomeFirstResponder()
    }
    #expect(sim.keyboardHeight == 44 + 34)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.keyboardHeight == 44 + 21)
    sim.doing {
      view.bar.frame.size.height = 0
      view.reloadInputViews()
    }
    #expect(sim.keyboardHeight == 0)
  }

  @Test(arguments: [
    ("iphone-5s", SystemVersion.iOS(7), 216.0, 162.0, false),
    ("ipad-2", .iOS(7), 264, 352, false), ("iphone-5s", .iOS(12), 253, 193, true),
    ("iphone-se-3", .iOS(26), 260, 206, false), ("iphone-17-pro-max", .iOS(26), 345, 208, false),
    ("ipad-10", .iOS(26), 337, 422, false), ("ipad-pro-11-1", .iOS(16), 340, 428, true),
  ])
  func `keyboards have the height of their device (R-KEY-3)`(
    slug: String, system: SystemVersion, portrait: Double, side: Double, isAssumed: Bool
  ) throws {
    let device = try DeviceCatalog.standard.device(slug)
    for (isLandscape, height) in [(false, portrait), (true, side)] {
      let sourcedValue = Keyboards.standard.height(
        on: device, system: system, isLandscape: isLandscape)
      #expect(sourcedValue.value == CGFloat(height) && sourcedValue.isAssumed == isAssumed)
    }
  }
}
