import Foundation
import Gimbal
import GimbalEngine
import GimbalFields
import GimbalTraces

/// Text fields and text views, and the keyboard, that send every event of theirs.
@MainActor
struct RecordedEdits {
  private final class Editor: UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: UITextField) {}
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    func textViewDidChange(_ textView: UITextView) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}
  }

  /// The trace of them all on a device.
  func trace(on sim: Simulator) -> Trace {
    let (root, editor) = (UIViewController(), Editor())
    sim.launch(root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let text = UITextView(frame: CGRect(x: 0, y: 140, width: 200, height: 100))
    sim.perform {
      (field.delegate, text.delegate) = (editor, editor)
      root.view.addSubview(field)
      root.view.addSubview(text)
    }
    sim.settle()
    sim.tap(at: CGPoint(x: 100, y: 115))
    sim.type("a\n")
    sim.perform { field.pressClear() }
    sim.tap(at: CGPoint(x: 100, y: 200))
    sim.type("b")
    sim.dismissKeyboard()
    return sim.trace
  }
}
