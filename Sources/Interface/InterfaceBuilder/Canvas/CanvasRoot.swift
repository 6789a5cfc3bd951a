package import GimbalInterfaceDocuments

/// A view that a canvas lays out separately, such as a controller's view, a nib's view, a cell or a
/// header.
package struct CanvasRoot {
  /// The kinds of root views, which have different canvases.
  package enum Kind {
    /// The view of a controller.
    case controllerView
    /// A top-level view of a nib file, or an additional view of a controller.
    case loose
    /// A cell of a table or a collection; the canvas determines its frame.
    case cell
    /// A header, a footer or a view in a bar; its container determines its frame.
    case furniture
  }

  /// The description of the root view.
  package let view: ViewDescription
  /// The kind of the root view, which determines its canvas.
  package let kind: Kind
  /// The controller whose view it is; nil for other kinds.
  package let controller: ControllerDescription?
  /// The table that contains a cell; nil for all others.
  var table: Markup?
  /// True for a top-level element of a nib file.
  var isTopLevel = false

  /// True for a controller's view, and for a view of a nib file that its canvas shows like one.
  ///
  /// It has the margins of a controller's view, and bars and the screen's shape can obscure parts of
  /// it. Other cells, headers and footers are not at a known position on the screen.
  ///
  /// Source: Interface Builder documents: top-level views and collection view cells of nib files
  /// have side margins of 16 or 20 points; table cells have their own margins. Cells of
  /// Landnis/MoviesApp, omersezer/swift-projects and unstoppabledomains/unstoppable-ios-app have the
  /// insets of top-level views. Those of Adamant-im/adamant-iOS, Ahmed-Elkollaly/Marvel and
  /// AlphaWallet/alpha-wallet-ios have none, as top-level views of their sizes and versions.
  var isCanvasView: Bool {
    kind == .controllerView || kind == .loose || (isTopLevel && view.kind == "collectionViewCell")
  }

  /// True if the document gives the controller's view a freeform size, whatever the screen.
  ///
  /// See: R-NIB-11.20.
  var hasFreeSize: Bool {
    controller?.markup.children.contains {
      $0.name == "freeformSimulatedSizeMetrics" && $0["key"] == "simulatedDestinationMetrics"
    } ?? false
  }

  /// True if the first subview is a table or a collection that begins below the bar above.
  var beginsWithList: Bool {
    guard let list = view.subviews.first, CanvasRoot.lists.contains(list.kind),
      let guide = view.guides.first(where: { $0.key == "safeArea" })?.id
    else { return false }
    return view.constraints.contains {
      let items = [$0.firstItem, $0.secondItem]
      return items.contains(list.id) && items.contains(guide) && $0.firstAttribute == .top
        && $0.secondAttribute == .top
    }
  }

  /// Returns all root views of a document, in the order of their elements.
  package static func all(in document: InterfaceDocument) -> [CanvasRoot] {
    var roots: [CanvasRoot] = []
    for scene in document.scenes {
      if let controller = scene.controller {
        if let view = controller.view {
          roots.append(CanvasRoot(view: view, kind: .controllerView, controller: controller))
        }
        collect(in: controller.markup, &roots)
      }
      for object in scene.objects { collectObject(object, &roots) }
    }
    for object in document.objects { collectObject(object, &roots) }
    return roots
  }

  private static func collectObject(_ markup: Markup, _ roots: inout [CanvasRoot]) {
    if markup.child(key: "frame") != nil, !cells.contains(markup.name) {
      roots.append(CanvasRoot(view: ViewDescription(markup), kind: .loose, controller: nil))
    }
    if cells.contains(markup.name) {
      append(markup, .cell, &roots)
      if let position = roots.firstIndex(where: { $0.view.markup === markup }) {
        roots[position].isTopLevel = true
      }
    } else {
      collect(in: markup, &roots)
    }
  }

  private static func collect(
    in markup: Markup, table outer: Markup? = nil, _ roots: inout [CanvasRoot]
  ) {
    let table = markup.name == "tableView" ? markup : outer
    for child in markup.children {
      if cells.contains(child.name) {
        append(child, .cell, in: table, &roots)
      } else if let key = child["key"], positions.contains(key), child.child(key: "frame") != nil {
        append(child, .furniture, &roots)
      } else {
        collect(in: child, table: table, &roots)
      }
    }
  }

  private static func append(
    _ markup: Markup, _ kind: Kind, in table: Markup? = nil, _ roots: inout [CanvasRoot]
  ) {
    roots.append(
      CanvasRoot(view: ViewDescription(markup), kind: kind, controller: nil, table: table))
    collect(in: markup, &roots)
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]
  private static let lists: Set<String> = ["tableView", "collectionView"]
  private static let positions: Set<String> = [
    "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "titleView",
    "customView", "backgroundView",
  ]
}
