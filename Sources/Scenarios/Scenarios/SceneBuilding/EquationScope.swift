import GimbalDocuments
import GimbalEngine

/// The views and guides that equations refer to, in their current state.
@MainActor
struct EquationScope {
  /// The scene, which finds views and guides by their names.
  let builtScene: BuiltScene
  /// The view that `self` means; nil in expectations without one.
  let holder: UIView?
  /// The equation, whose other side `superview` refers to; nil for a single item.
  let equation: ConstraintEquation?

  /// Returns the view or guide of one side of the equation; throws an error if there is none.
  func item(_ side: ItemAttribute) throws(SceneError) -> AnyObject {
    try item(side.item, at: side.position)
  }

  /// Returns the view or guide that one side of an equation names; throws an error if there is
  /// none.
  func item(_ item: EquationItem, at position: SourcePosition) throws(SceneError) -> AnyObject {
    let base = try base(item.base, at: position)
    guard let guide = item.guide else { return base }
    guard let view = base as? UIView else {
      throw SceneError(
        position: position, message: "a layout guide has no guide '\(guide.rawValue)'")
    }
    if let found = view.guide(guide) { return found }
    throw SceneError(
      position: position, message: "only a controller's view has a '\(guide.rawValue)'")
  }

  private func base(
    _ base: EquationItem.Base, at position: SourcePosition
  ) throws(SceneError) -> AnyObject {
    switch base {
    case .holder:
      if let holder { return holder }
    case .controllerView:
      if let view = holder?.nearestController?.viewIfLoaded { return view }
    case .superview:
      guard let anchor = equation?.anchorItem else { break }
      let object = try item(anchor, at: position)
      if let view = object as? UIView ?? (object as? UILayoutGuide)?.owningView {
        if object is UILayoutGuide { return view }
        if let superview = view.superview { return superview }
      }
    case .named(let name):
      if let guide = builtScene.guide(name) { return guide }
      if let view = builtScene.view(name) ?? builtScene.controller(name)?.viewIfLoaded {
        return view
      }
      throw SceneError(
        position: position,
        message: "there is no view or layout guide \(QuotedText.of(name)) at this moment"
          + NearestWord.hintOrAll(for: name, among: builtScene.viewNames))
    }
    throw SceneError(
      position: position, message: "there is no \(base.phrase) at this moment")
  }
}

extension EquationItem.Base {
  fileprivate var phrase: String {
    switch self {
    case .holder: "'self'"
    case .superview: "'superview'"
    case .controllerView: "controller with a view"
    case .named(let name): QuotedText.of(name)
    }
  }
}

extension UIView {
  /// Returns a system guide of the view, or of its controller.
  fileprivate func guide(_ name: EquationItem.GuideName) -> UILayoutGuide? {
    switch name {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readable: readableContentGuide
    case .keyboard: keyboardLayoutGuide
    case .topLayoutGuide: (next as? UIViewController)?.topLayoutGuide as? UILayoutGuide
    case .bottomLayoutGuide: (next as? UIViewController)?.bottomLayoutGuide as? UILayoutGuide
    }
  }
}
