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
    let work = DocumentRoom.work
    if let nibName {
      guard let nib = work.nib(named: nibName, in: nibBundle) else { return false }
      _ = nib.instantiate(withOwner: self)
      return loadedView != nil
    }
    let name = String(describing: type(of: self))
    guard name != "UIViewController" else { return false }
    for candidate in NibNames.candidates(for: name) {
      guard let nib = work.nib(named: candidate, in: nibBundle) else { continue }
      _ = nib.instantiate(withOwner: self)
      return loadedView != nil
    }
    return false
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
