import Foundation
package import GimbalInterfaceDocuments

/// The bars that the canvas draws around a controller: simulated bars, or those of the containers
/// that lead to it.
struct CanvasBars: Equatable {
  /// The bars above a view that differ in height.
  enum Top { case none, navigation, largeNavigation }

  /// The bar above the view, or none.
  var top = Top.none
  /// The saved height of the navigation bar above, in points; 0 if unknown.
  var savedHeight: CGFloat = 0
  /// True if the navigation bar above shows large titles of controllers that do not refuse them.
  var hasLargeTitles = false
  /// True if the navigation bar above has a prompt above its title.
  var hasPrompt = false
  /// True if a tab bar is below the view.
  var hasTabBar = false
  /// True if the tab bar is opaque, so that a view may end above it.
  var isTabBarOpaque = false
  /// True if a toolbar is below the view.
  var hasToolbar = false
  /// True if the toolbar is opaque, so that a view may end above it.
  var isToolbarOpaque = false
  /// True if the controller is only shown embedded in another one.
  var isEmbedded = false
  /// True if the controller is presented, as a sheet in versions that draw sheets.
  var isPresented = false
  /// False if the document disables the status bar.
  var hasStatusBar = true
  /// True if a bar above is opaque, so that a view may begin below it.
  var isOpaque = false
}

/// The bars of the controllers of a storyboard, and the stacks onto which segues push them.
package struct CanvasBarFinder {
  private var controllers: [String: ControllerDescription] = [:]
  private var incoming: [String: [(source: String, segue: SegueDescription)]] = [:]
  private var preferred: Set<String> = []
  private let defaults: Markup?
  private let isPad: Bool

  /// Collects the controllers of a document and the segues that lead to them.
  package init(_ document: InterfaceDocument) {
    defaults = document.markup.child("simulatedMetricsContainer")
    isPad = CanvasDevice.of(document)?.isPad == true
    for breaker in document.markup.list("inferredMetricsTieBreakers") {
      if let id = breaker["reference"] { preferred.insert(id) }
    }
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      controllers[controller.id] = controller
      for segue in CanvasBarFinder.segues(in: controller.markup) {
        incoming[segue.destination, default: []].append((controller.id, segue))
      }
    }
  }

  private static func segues(in markup: Markup) -> [SegueDescription] {
    var found: [SegueDescription] = []
    for child in markup.children {
      if child.name == "segue" { found.append(SegueDescription(child)) }
      found += segues(in: child)
    }
    return found
  }

  /// The screen size of all canvases of a document without a device, in points.
  ///
  /// Source: Interface Builder documents, `simulatedScreenMetrics` and the frames of roots.
  var simulatedScreen: CGSize? {
    guard let metrics = defaults?.child(key: "destination") else { return nil }
    switch metrics["type"]?.split(separator: ".").first {
    case "retina4_7", "retina47": return CGSize(width: 375, height: 667)
    case "retina5_5", "retina55": return CGSize(width: 414, height: 736)
    case "retina4", "retina4_0": return CGSize(width: 320, height: 568)
    case nil, "retina3_5": return CGSize(width: 320, height: 480)
    default: return nil
    }
  }

  /// Returns the bars of a controller by its id, from itself and the containers that lead to it.
  func bars(of id: String) -> CanvasBars {
    var visited: Set<String> = []
    return bars(of: id, &visited)
  }

  private func bars(of id: String, _ visited: inout Set<String>) -> CanvasBars {
    guard let controller = controllers[id], visited.insert(id).inserted else { return CanvasBars() }
    var bars = inferred(id, &visited)
    // Source: Apple, UINavigationItem.LargeTitleDisplayMode.never and always.
    switch controller.markup.child(key: "navigationItem")?["largeTitleDisplayMode"] {
    case "never" where bars.top == .largeNavigation: bars.top = .navigation
    case "always" where bars.top == .navigation && bars.hasLargeTitles: bars.top = .largeNavigation
    default: break
    }
    bars.hasPrompt = controller.markup.child(key: "navigationItem")?["prompt"] != nil
    state(controller.markup, in: &bars)
    if controller.markup.flag("hidesBottomBarWhenPushed") == true { bars.hasTabBar = false }
    return bars
  }

  /// Returns the simulated bars of a top-level view of a nib file.
  func bars(ofTopLevel view: ViewDescription) -> CanvasBars {
    var bars = CanvasBars()
    state(view.markup, in: &bars)
    return bars
  }

  private func state(_ markup: Markup, in bars: inout CanvasBars) {
    if let top = markup.child(key: "simulatedTopBarMetrics") {
      bars.top = top.name == "simulatedNavigationBarMetrics" ? .navigation : .none
      bars.isOpaque = top.flag("translucent") == false
    }
    if let bottom = markup.child(key: "simulatedBottomBarMetrics") {
      // A toolbar is above the tab bar of a container.
      if bottom.name != "simulatedToolbarMetrics" {
        bars.hasTabBar = bottom.name == "simulatedTabBarMetrics"
      }
      bars.isTabBarOpaque = bottom.flag("translucent") == false
      bars.hasToolbar = bottom.name == "simulatedToolbarMetrics"
      bars.isToolbarOpaque = bars.hasToolbar && bottom.flag("translucent") == false
    }
    if let status = markup.child(key: "simulatedStatusBarMetrics") {
      bars.hasStatusBar = status.name != "nil"
    }
  }

  private func inferred(_ id: String, _ visited: inout Set<String>) -> CanvasBars {
    guard let way = way(to: id) else { return CanvasBars() }
    let source = controllers[way.source]
    var bars = bars(of: way.source, &visited)
    switch way.segue.kind {
    case "relationship": return contained(by: source, way.segue, bars)
    case "show", "push": return bars
    case "embed":
      bars = CanvasBars()
      bars.isEmbedded = true
      return bars
    // A split view of compact width pushes its detail onto the other column.
    // Source: Apple, UISplitViewController; Interface Builder documents of congdoan/Stanford-iOS11,
    // ecssiah/cs193p_iOS11 and rubenbaca/cs193p_iOS11.
    case "showDetail" where !isPad && preferred.contains(way.segue.id): return bars
    case "showDetail", "replace": return CanvasBars()
    case "presentation", "modal", "popoverPresentation":
      bars = CanvasBars()
      bars.isPresented = way.segue.kind != "popoverPresentation"
      return bars
    default: return CanvasBars()
    }
  }

  /// Returns the segue that determines a controller's bars, with the id of its source.
  private func way(to id: String) -> (source: String, segue: SegueDescription)? {
    let ways = incoming[id] ?? []
    return ways.first { preferred.contains($0.segue.id) }
      ?? ways.min { CanvasBarFinder.rank($0.segue) < CanvasBarFinder.rank($1.segue) }
  }

  /// Returns the navigation controller that shows a controller above its root, by its id, and the
  /// ids of the controllers that segues push onto it, the given one last; nil without one.
  package func stack(to id: String) -> (navigation: String, pushed: [String])? {
    var pushed: [String] = []
    var next = id
    while let way = way(to: next), let kind = controllers[next]?.kind {
      switch way.segue.kind {
      case "show", "push":
        let isPushed = !["navigationController", "splitViewController"].contains(kind)
        guard isPushed, !pushed.contains(next) else { return nil }
        pushed.insert(next, at: 0)
        next = way.source
      case "relationship":
        let isRoot = controllers[way.source]?.kind == "navigationController" && !pushed.isEmpty
        return isRoot ? (way.source, pushed) : nil
      default: return nil
      }
    }
    return nil
  }

  /// Returns true if a segue presents a controller as a sheet, or the container around it.
  ///
  /// Showing a controller without a navigation controller or a split view controller presents it.
  package func isSheet(_ id: String) -> Bool {
    let presented = outermost(of: stack(to: id)?.navigation ?? id)
    guard let way = way(to: presented) else { return false }
    switch way.segue.kind {
    case "show", "push", "showDetail", "replace":
      return controllers[outermost(of: way.source)]?.kind != "splitViewController"
    case "presentation", "modal":
      let style =
        way.segue.markup["modalPresentationStyle"]
        ?? controllers[presented]?.markup["modalPresentationStyle"]
      return [nil, "automatic", "pageSheet", "formSheet"].contains(style)
    default: return false
    }
  }

  /// Returns the outermost container that shows a controller at first, or the controller itself.
  private func outermost(of id: String) -> String {
    var (outer, visited) = (id, Set([id]))
    while let way = way(to: outer), way.segue.kind == "relationship",
      visited.insert(way.source).inserted
    {
      outer = way.source
    }
    return outer
  }

  private func contained(
    by source: ControllerDescription?, _ segue: SegueDescription, _ outer: CanvasBars
  ) -> CanvasBars {
    var bars = outer
    switch source?.kind {
    case "navigationController":
      guard let markup = source?.markup, markup.flag("navigationBarHidden") != true else { break }
      let bar = markup.child(key: "navigationBar")
      bars.hasLargeTitles = bar?.flag("largeTitles") == true
      bars.top = bars.hasLargeTitles ? .largeNavigation : .navigation
      bars.savedHeight = bar?.child(key: "frame")?.rectangle?.height ?? 0
      bars.isOpaque = bar?.flag("translucent") == false
      if markup.flag("toolbarHidden") == false { bars.hasToolbar = true }
    case "tabBarController":
      bars.hasTabBar = true
      let bar = source?.markup.child(key: "tabBar")
      bars.isTabBarOpaque = bar?.flag("translucent") == false
    default: break
    }
    return bars
  }

  /// Returns the precedence of a segue among those that determine a controller's bars, if the
  /// document names none.
  private static func rank(_ segue: SegueDescription) -> Int {
    switch segue.kind {
    case "relationship": 0
    case "show", "push": 1
    case "showDetail": 2
    case "presentation", "modal": 3
    default: 4
    }
  }
}
