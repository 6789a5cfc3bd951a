import Foundation

/// Views from nib files.
extension UIViewController {
  /// Sets the view that the controller's storyboard or nib file describes; returns false if there
  /// is none.
  ///
  /// If the controller has no nib name, the file is found by the class's name, first without the
  /// suffix Controller.
  ///
  /// Rule: R-NIB-3.
  package final func loadViewOfDocument() -> Bool {
    if let documentOrigin { return documentOrigin.loadView(of: self) }
    if let nibName { return loadView(fromNib: nibName) }
    let name = String(describing: type(of: self))
    guard name != "UIViewController" else { return false }
    return NibNames.candidates(for: name).contains { loadView(fromNib: $0) }
  }

  /// Sets the name of the nib file with the controller's view, when it comes from another nib file.
  package final func takeNib(named name: String) { givenNibName = name }

  private func loadView(fromNib name: String) -> Bool {
    let bundle = nibBundle
    let found = DocumentSpace.found { (work) throws(UnreadableDocument) in
      try work.nib(named: name, in: bundle)
    }
    _ = found.source?.instantiate(withOwner: self)
    return found.source != nil && loadedView != nil
  }
}

/// The names under which the nib file of a controller class is searched for.
enum NibNames {
  /// Returns the names in the order in which they are tried.
  ///
  /// Source: Apple, UIViewController.nibName.
  static func candidates(for className: String) -> [String] {
    className.hasSuffix("Controller")
      ? [String(className.dropLast("Controller".count)), className] : [className]
  }
}
