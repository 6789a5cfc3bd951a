package import Foundation

/// A view as a document describes it.
///
/// It has the members of all views; code that builds a class reads its properties from ``markup``.
package final class ViewDescription {
  /// The element.
  package let markup: Markup
  /// The element's name, which determines the base class: `label`, `stackView` and so on.
  package var kind: String { markup.name }
  /// The view's id; empty for one without.
  package let id: String
  /// The view's role in its parent: `view`, `contentView`, `tableHeaderView` …; nil in `subviews`.
  package var key: String? { markup.key }
  /// The custom class in the document.
  package let customClass: ClassName?
  /// The saved frame, in the superview's coordinates, in points.
  package let frame: Varied<CGRect?>
  /// True if frame and autoresizing mask position the view.
  ///
  /// From Xcode 8 on, documents have a mask for each view with a fixed frame, and the app uses it.
  ///
  /// See: R-NIB-2.
  package let translatesMask: Bool
  /// True if the view has no constraints of its own, but its frame.
  package let isFixed: Bool
  /// The views inside, back to front.
  package let subviews: [ViewDescription]
  /// The constraints that the view holds.
  package let constraints: [ConstraintDescription]
  /// The ids of guides by key: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`.
  package let guides: [(key: String, id: String)]
  /// True if the view is hidden.
  package let isHidden: Varied<Bool>
  private let masks: [(key: SizeClassKey, markup: Markup)]

  /// Reads an element.
  package init(_ markup: Markup) {
    self.markup = markup
    id = markup.id ?? ""
    customClass = ClassName(markup)
    frame = markup.varied { $0.child(key: "frame")?.rectangle }
    isFixed = markup.flag("fixedFrame") ?? false
    translatesMask =
      markup.flag("translatesAutoresizingMaskIntoConstraints") ?? true
      || isFixed && markup.child(key: "autoresizingMask") != nil
    subviews = markup.list("subviews").map(ViewDescription.init)
    constraints = markup.list("constraints").filter { $0.name == "constraint" }
      .map(ConstraintDescription.init)
    guides = markup.children.compactMap { guide in
      guard ViewDescription.guideNames.mayContain(guide.nameTag), let id = guide.id,
        ViewDescription.guideElements.contains(guide.name)
      else { return nil }
      return (guide.key ?? "", id)
    }
    isHidden = markup.varied({ $0.flag("hidden") }, default: false)
    masks = !markup.varies ? [] : markup.variations.filter { $0.markup.child("mask") != nil }
  }

  /// True if the document records that the saved frame differs from the constraints.
  package var isMisplaced: Bool { markup.flag("misplaced") ?? false }

  /// True if the document records that the constraints are ambiguous.
  package var isAmbiguous: Bool { markup.flag("ambiguous") ?? false }

  /// The content view of a cell or an effect view.
  package private(set) lazy var content: ViewDescription? =
    ViewDescription.withContent.contains(kind) ? view(key: "contentView") : nil

  private static let guideElements = ["viewLayoutGuide", "keyboardLayoutGuide"]
  private static let guideNames = NameFilter(guideElements)

  private static let withContent: Set<String> = [
    "visualEffectView", "tableViewCell", "collectionViewCell",
  ]

  /// The contents of a table or a collection view in addition to subviews; nil for all other views.
  package private(set) lazy var list: ListDescription? = ListDescription(markup)

  /// Returns a view with a key, such as `contentView`.
  package func view(key: String) -> ViewDescription? {
    markup.child(key: key).map(ViewDescription.init)
  }

  /// The parts of a view that a variation can exclude.
  package enum Part: String {
    /// The constraints that the view holds.
    case constraints
    /// The views inside.
    case subviews
  }

  /// Returns the ids of parts that are excluded for traits.
  ///
  /// Keys apply from the least to the most specific; a more specific one can include a part again.
  package func excluded(_ part: Part, in traits: InterfaceTraits) -> Set<String> {
    guard !masks.isEmpty else { return [] }
    var excluded: Set<String> = []
    for mask in masks where mask.key.matches(traits) {
      for list in mask.markup.children where list.name == "mask" && list["key"] == part.rawValue {
        for entry in list.children {
          guard let id = entry["reference"] else { continue }
          if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  /// Returns the most specific element with a key for traits, such as `fontDescription`.
  package func element(key: String, in traits: InterfaceTraits) -> Markup? {
    guard markup.varies else { return markup.child(key: key) }
    return markup.varied { $0.child(key: key) }.chosen(by: traits)
  }

  /// Returns the most specific value of an attribute for traits.
  package func attribute(_ name: String, in traits: InterfaceTraits) -> String? {
    guard markup.varies else { return markup[name] }
    return markup.varied { $0[name] }.chosen(by: traits)
  }
}

/// A class in a document, with the module of a Swift class.
package struct ClassName: Hashable, Sendable, CustomStringConvertible {
  /// The name without a module.
  package let name: String
  /// The module; nil for an Objective-C class.
  package let module: String?

  /// Creates a name.
  package init(name: String, module: String?) {
    self.name = name
    self.module = module
  }

  /// Reads the custom class of an element; nil without one.
  package init?(_ markup: Markup) {
    guard let name = markup["customClass"] else { return nil }
    self.init(name: name, module: markup["customModule"])
  }

  /// The name in the Objective-C runtime: `Module.Name`.
  package var description: String { module.map { "\($0).\(name)" } ?? name }
}

extension Markup {
  /// A `rect` as a value.
  package var rectangle: CGRect? {
    guard name == "rect" else { return nil }
    return CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  /// A `size` as a value.
  package var size: CGSize {
    CGSize(width: number("width") ?? 0, height: number("height") ?? 0)
  }
}
