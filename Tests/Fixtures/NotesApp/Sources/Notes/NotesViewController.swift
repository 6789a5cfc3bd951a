import UIKit

/// The list of notes.
class NotesViewController: UITableViewController {
  private(set) var notes = ["Milk", "Bread"]
  private(set) var cancelCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    NotificationCenter.default.addObserver(
      self, selector: #selector(notesDidChange(_:)), name: .notesDidChange, object: nil)
  }

  @objc func add() {
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    guard
      let note = storyboard.instantiateViewController(withIdentifier: "Note") as? NoteViewController
    else { return }
    note.delegate = self
    navigationController?.pushViewController(note, animated: false)
  }

  @objc func notesDidChange(_ notification: Notification) { tableView.reloadData() }
}

extension NotesViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }
}

extension NotesViewController: NoteEditing {
  func note(_ controller: NoteViewController, didSave text: String) {
    notes.append(text)
    NotificationCenter.default.post(name: .notesDidChange, object: nil)
  }

  func noteDidCancel(_ controller: NoteViewController) { cancelCount += 1 }
}
