import Foundation
package import GimbalEngine
package import GimbalInterfaceDocuments

/// Makes views of their descriptions: a tree at a time, then the constraints in it.
@MainActor
package final class ViewBuilder {
  /// The purpose of the views: an app's own, or those that a canvas shows.
  package enum Purpose {
    /// The classes that the document names, as an app loads them.
    case app
    /// UIKit's own classes, with placeholders and without runtime attributes, as a canvas shows them.
    case canvas
  }

  /// The document.
  package let document: InterfaceDocument
  /// The purpose of the views.
  package let purpose: Purpose
  /// The traits by which the document's variations are chosen.
  package let traits: InterfaceTraits
  /// The objects that have been made.
  package let objects: InterfaceObjects
  /// The elements that were left out or stand in for others, and why.
  package private(set) var omissions: [Omission] = []
  /// The views that have what their descriptions say; those in `unnamed` live as long as their identities count.
  private var filled: Set<ObjectIdentifier> = []
  private var unnamed: [UIView] = []
  /// The views that a class has made already, by the ids under which the document describes them.
  var adopted: [String: UIView] = [:]
  /// Returns what makes a view any number of times: a cell or a header that waits for its use.
  var makePrototype: ((ViewDescription) -> () -> UIView)?
  /// The makers of the prototypes that are registered with lists.
  var prototypes: [() -> UIView] = []
  /// Gives a view of another class than the table's; nil takes the table's.
  var makeView: ((ViewDescription) -> UIView?)?
  /// Called with each view when it has all that its description says but its constraints.
  var didConfigure: ((UIView, ViewDescription) -> Void)?

  /// The views that the document's author has given a label, in the order in which they were made.
  private(set) var labeled: [(view: UIView, label: String)] = []

  /// Called with each view that a stack arranges, once it does.
  var didArrange: ((UIView, ViewDescription) -> Void)?

  /// Creates a builder.
  package init(
    _ document: InterfaceDocument, _ purpose: Purpose, traits: InterfaceTraits,
    objects: InterfaceObjects = InterfaceObjects()
  ) {
    self.document = document
    self.purpose = purpose
    self.traits = traits
    self.objects = objects
  }

  /// Notes that an element has no effect, or not its own.
  func omit(_ markup: Markup, _ effect: OmittedEffect) {
    omissions.append(Omission(markup: markup, effect: effect))
  }

  /// Makes a view and all below it, without constraints.
  package func tree(_ description: ViewDescription) -> UIView {
    let view =
      adopted.removeValue(forKey: description.id) ?? makeView?(description)
      ?? ViewClasses.entry(description.kind).make(description)
    fill(view, description)
    return view
  }

  /// Gives a view what its description says, its guides and its subviews.
  ///
  /// Calls after the first have no effect.
  func fill(_ view: UIView, _ description: ViewDescription) {
    guard filled.insert(ObjectIdentifier(view)).inserted else { return }
    objects[description.id] = view
    if description.id.isEmpty { unnamed.append(view) }
    configure(view, description)
    if let label = description.markup["userLabel"] { labeled.append((view, label)) }
    for guide in description.guides {
      objects[guide.id] = ViewBuilder.guide(guide.key, of: view)
    }
    addSubviews(of: description, to: view)
  }

  /// Makes the views inside a view.
  ///
  /// On a canvas those that are not there for the traits are left out; an app gets them too, in no superview, connected
  /// like all others.
  ///
  /// See: R-NIB-7.
  private func addSubviews(of description: ViewDescription, to view: UIView) {
    if let content = description.content {
      adoptStrings(of: view, description.markup)
      if let own = ViewClasses.content(of: view) {
        fill(own, content)
      } else {
        view.addSubview(tree(content))
      }
    }
    if purpose == .app, let list = description.list { addParts(of: list, to: view) }
    guard !description.subviews.isEmpty else { return }
    let excluded = description.excluded(.subviews, in: traits)
    let stack = view as? any ArrangingInterface
    for child in description.subviews {
      let isAbsent = excluded.contains(child.id)
      if isAbsent, purpose == .canvas { continue }
      let subview = tree(child)
      if isAbsent { continue }
      if let stack {
        stack.arrange(subview)
        didArrange?(subview, child)
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// The guide of a view under a key.
  private static func guide(_ key: String, of view: UIView) -> AnyObject? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    default: nil
    }
  }
}
