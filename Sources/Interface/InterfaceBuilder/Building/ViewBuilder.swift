import Foundation
package import GimbalEngine
package import GimbalInterfaceDocuments

/// Makes views from their descriptions: one tree at a time, then its constraints.
///
/// `ObjectLoader` uses it for an app's objects, and `CanvasLayout` for the views of a canvas.
@MainActor
package final class ViewBuilder {
  /// The purpose of the views: for an app, or for a canvas.
  package enum Purpose {
    /// For an app: views of the classes that the document names.
    case app
    /// For a canvas: views of UIKit's classes, with placeholders and without runtime attributes.
    case canvas
  }

  /// The document that contains the descriptions.
  package let document: InterfaceDocument
  /// Whether the views are for an app or for a canvas.
  package let purpose: Purpose
  /// The size classes and idiom that select the document's variations.
  package let traits: InterfaceTraits
  /// The objects that have been made, by the ids of their elements.
  package let objects: InterfaceObjects
  /// The elements that were left out or replaced, with the effects.
  package private(set) var omissions: [Omission] = []
  /// The configured views.
  ///
  /// Views in `unnamed` are retained while their identities are used.
  private var filled: Set<ObjectIdentifier> = []
  private var unnamed: [UIView] = []
  /// The views that a class has already made, by their ids in the document.
  var adopted: [String: UIView] = [:]
  /// Returns a closure that makes a view any number of times: a reusable cell or header.
  var makePrototype: ((ViewDescription) -> () -> UIView)?
  /// The closures that make the prototypes registered with lists.
  var prototypes: [() -> UIView] = []
  /// Makes a view of a custom class; nil means the class in the table of elements.
  var makeView: ((ViewDescription) -> UIView?)?
  /// Called with each view after it was configured, except for its constraints.
  var didConfigure: ((UIView, ViewDescription) -> Void)?

  /// The views with a label from the document's author, in the order of creation.
  private(set) var labeled: [(view: UIView, label: String)] = []

  /// Called with each arranged view of a stack after it was added.
  var didArrange: ((UIView, ViewDescription) -> Void)?

  /// The edges of guides without a height, by the guides' ids.
  ///
  /// The top and the bottom of such a guide are both at this edge.
  var flatGuides: [String: ConstraintDescription.Attribute] = [:]

  /// Creates a builder for one hierarchy; `objects` can contain objects that exist already.
  package init(
    _ document: InterfaceDocument, _ purpose: Purpose, traits: InterfaceTraits,
    objects: InterfaceObjects = InterfaceObjects()
  ) {
    self.document = document
    self.purpose = purpose
    self.traits = traits
    self.objects = objects
  }

  /// Records that an element was left out or replaced.
  func omit(_ markup: Markup, _ effect: OmittedEffect) {
    omissions.append(Omission(markup: markup, effect: effect))
  }

  /// Makes a view and its descendants, without constraints.
  package func tree(_ description: ViewDescription) -> UIView {
    let view =
      adopted.removeValue(forKey: description.id) ?? makeView?(description)
      ?? ViewClasses.entry(description.kind).make(description)
    fill(view, description)
    return view
  }

  /// Configures a view, and adds its guides and its subviews.
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

  /// Makes the subviews of a view.
  ///
  /// On a canvas, views that are not installed for the traits are left out. For an app they are
  /// made too, without a superview, and connected like all others.
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
      // R-NIB-7.2
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

  /// Returns the guide of a view with a key.
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
