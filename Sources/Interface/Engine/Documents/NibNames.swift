import Foundation

/// Views that come from nib files.
extension UIViewController {
  /// Gives the controller the view that its storyboard or its nib file describes; false where there is none.
  ///
  /// Without a name a nib file is found by the name of the class, first without the word Controller.
  ///
  /// Rule: R-NIB-3.
  package final func loadViewOfDocument() -> Bool {
    if let documentOrigin { return documentOrigin.loadView(of: self) }
    if let nibName { return loadView(fromNib: nibName) }
    let name = String(describing: type(of: self))
    guard name != "UIViewController" else { return false }
    return NibNames.candidates(for: name).contains { loadView(fromNib: $0) }
  }

  /// Takes the name of the nib file that has the controller's view, as another nib file gives it.
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

/// The names under which a class has its nib file.
enum NibNames {
  /// The names in the order in which they are tried.
  ///
  /// Source: Apple, UIViewController.nibName.
  static func candidates(for className: String) -> [String] {
    className.hasSuffix("Controller")
      ? [String(className.dropLast("Controller".count)), className] : [className]
  }
}
