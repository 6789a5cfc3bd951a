import Foundation
package import GimbalEngine
package import GimbalInterfaceDocuments
import GimbalTraits

/// The objects of a nib file, which each instantiation makes again.
@MainActor
final class NibObjects: NibSource {
  private let document: InterfaceDocument
  /// The elements that the last instantiation has left out or replaced.
  private(set) var omissions: [Omission] = []

  /// Creates the source of a document with the format of a nib file.
  init(_ document: InterfaceDocument) { self.document = document }

  /// Makes and connects all objects, sets their attributes, and calls `awakeFromNib`.
  ///
  /// Rule: R-NIB-2.
  func instantiate(withOwner owner: Any?) -> [Any] {
    let owner = owner as AnyObject?
    let traits = (owner as? any UITraitEnvironment)?.traitCollection ?? .current
    let context = LoadingContext(owner as? UIViewController, id: nil)
    let loader = ObjectLoader(document, traits: traits, context)
    let ownerID = placeholder("IBFilesOwner")
    loader.objects[ownerID?.id ?? ""] = owner
    _ = loader.makeLooseObjects(document.objects)
    var made: [Any] = []
    var trees: [ViewDescription] = []
    let controllers = NibControllers(loader)
    for element in document.objects {
      if NibControllers.isController(element) {
        // R-NIB-9.1
        made.append(controllers.make(element))
        continue
      }
      if ViewClasses.isView(element) {
        let description = ViewDescription(element)
        trees.append(description)
        // R-NIB-2.1
        made.append(loader.tree(description))
      } else if let object = loader.objects[element.id ?? ""] {
        made.append(object)
      }
    }
    if let controller = owner as? UIViewController, let element = ownerID,
      let connection = element.list("connections").first(where: { $0["property"] == "view" }),
      let view = connection["destination"].flatMap(loader.objects.view)
    {
      controller.view = view
    }
    // R-NIB-2.2
    for description in trees + controllers.trees { loader.builder.constrain(description) }
    for element in document.markup.list("objects") { loader.connect(element) }
    loader.wake()
    loader.followTraits()
    omissions = loader.builder.omissions + controllers.wake()
    loader.objects.forget(ownerID?.id)
    return made
  }

  private func placeholder(_ name: String) -> Markup? {
    document.markup.list("objects").first { $0["placeholderIdentifier"] == name }
  }
}

/// The views of a nib file without an owner.
@MainActor
package enum NibDocument {
  /// Makes the top-level views of a document, in order.
  package static func views(of document: InterfaceDocument) -> [UIView] {
    NibObjects(document).instantiate(withOwner: nil).compactMap { $0 as? UIView }
  }

  /// Returns the elements of a document that are left out or replaced, in document order.
  package static func omissions(of document: InterfaceDocument) -> [Omission] {
    let objects = NibObjects(document)
    _ = objects.instantiate(withOwner: nil)
    return objects.omissions
  }
}
