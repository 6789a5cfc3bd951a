import UIKit

@objc protocol NoteEditing {
  func note(_ controller: NoteViewController, didSave text: String)
  @objc optional func noteDidCancel(_ controller: NoteViewController)
}

extension Notification.Name {
  static let notesDidChange = Notification.Name("notesDidChange")
}
