import UIKit

/// A note that is being written: a field, a counter and a button.
class NoteViewController: UIViewController {
  @IBOutlet private(set) weak var textField: UITextField!
  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet var buttons: [UIButton]!

  weak var delegate: NoteEditing?
  private(set) var isDimmed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    textField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    let tap = UITapGestureRecognizer(target: self, action: #selector(dim))
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(NoteViewController.cancel))
    updateCount()
  }

  @objc private func textChanged(_ sender: UITextField) { updateCount() }

  @objc func dim() { isDimmed.toggle() }

  @objc func cancel() {
    delegate?.noteDidCancel?(self)
    navigationController?.popViewController(animated: false)
  }

  @IBAction func save(_ sender: UIButton) {
    delegate?.note(self, didSave: textField.text ?? "")
    navigationController?.popViewController(animated: false)
  }

  func updateCount() { countLabel.text = "\(textField.text?.count ?? 0) characters" }
}
