import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Scenes with container controllers, and their steps.
@MainActor
@Suite struct ContainerSceneTests {
  private nonisolated static let navigation = """
    {"controller": {"class": "UINavigationController", "stack": [{"id": "A"}, {"id": "B"}], \
      "delegate": {}}}
    """
  private nonisolated static let tabs = """
    {"controller": {"class": "UITabBarController", "tabs": [{"id": "A"}, {"id": "B"}], \
      "selected": 1, "delegate": {"shouldSelect": false}}}
    """
  private nonisolated static let pages = """
    {"controller": {"class": "UIPageViewController", "pages": [{"id": "A"}, {"id": "B"}], \
      "delegate": {}}}
    """
  private nonisolated static let split = """
    {"controller": {"class": "UISplitViewController", "splitStyle": "doubleColumn", \
      "columns": {"primary": {"id": "A"}, "secondary": {"id": "B"}, "compact": {"id": "C"}}}}
    """

  private func count(_ pattern: String, _ count: Int) -> String {
    #"{"expect": {"events": {"count": {"\#(pattern)": \#(count)}}}}"#
  }

  @Test(arguments: [
    (navigation, "B"), (tabs, "B"), (pages, "A"),
  ])
  func `a container shows the scene's controllers`(scene: String, shown: String) throws {
    let other = shown == "A" ? "B" : "A"
    let steps = """
      {"expect": {"since": "start", "events": {"count": {"\(shown) viewDidAppear(_:)": 1, \
        "\(other) viewDidAppear(_:)": 0}}}}
      """
    #expect(try Draft.messages(steps, scene: scene) == [])
  }

  @Test func `columns are shown side by side on an iPad, and one of them on a phone`() throws {
    let apart = """
      {"expect": {"since": "start", "events": {"count": {"B viewDidAppear(_:)": 1, \
        "C viewDidAppear(_:)": 0}}}}
      """
    #expect(
      try Draft.messages(apart, scene: Self.split, devices: #"["ipad-mini-a17-pro"]"#) == [])
  }

  @Test func `a stack is pushed, popped, emptied and set`() throws {
    let steps = [
      #"{"push": {"in": "root", "controller": {"id": "C"}}}"#, count("C viewDidAppear(_:)", 1),
      #"{"popToRoot": {"in": "root"}}"#, count("A viewDidAppear(_:)", 1),
      #"{"setStack": {"in": "root", "controllers": ["A", {"id": "D"}], "animated": false}}"#,
      count("D viewDidAppear(_:)", 1),
      #"{"pop": {"in": "root", "to": "A"}}"#, count("D viewDidDisappear(_:)", 1),
    ]
    #expect(try Draft.messages(steps.joined(separator: ","), scene: Self.navigation) == [])
  }

  @Test func `a swipe is released in a later step`() throws {
    let steps = [
      #"{"swipeBack": {"in": "root", "phase": "begin"}}"#, count("A viewDidAppear(_:)", 0),
      #"{"swipeBack": {"in": "root", "phase": "finish"}}"#, count("A viewDidAppear(_:)", 1),
      count("B deinit", 1),
    ]
    #expect(try Draft.messages(steps.joined(separator: ","), scene: Self.navigation) == [])
  }

  @Test func `a cancelled page swipe returns to the page`() throws {
    let steps = [
      #"{"swipePage": {"in": "root", "phase": "begin"}}"#, count("B viewWillAppear(_:)", 1),
      #"{"swipePage": {"in": "root", "phase": "cancel"}}"#, count("B viewDidDisappear(_:)", 1),
    ]
    #expect(try Draft.messages(steps.joined(separator: ","), scene: Self.pages) == [])
  }

  @Test func `a delegate refuses a tap, and not a change by code`() throws {
    let tap = #"{"select": {"in": "root", "controller": "A"}}"#
    let code = #"{"select": {"in": "root", "controller": "A", "by": "code"}}"#

    #expect(
      try Draft.messages(tap + "," + count("A viewDidAppear(_:)", 0), scene: Self.tabs) == [])
    #expect(
      try Draft.messages(code + "," + count("A viewDidAppear(_:)", 1), scene: Self.tabs) == [])
  }

  @Test func `an interface rotates when a controller starts to support an orientation`() throws {
    let steps = [
      #"{"set": {"controller": "root", "supportedOrientations": "portrait"}}"#,
      #"{"rotate": "landscapeLeft"}"#, #"{"expect": {"orientation": "portrait"}}"#,
      #"{"set": {"controller": "root", "supportedOrientations": "all"}}"#,
      #"{"updateOrientations": {"controller": "root"}}"#,
      #"{"expect": {"orientation": "landscapeRight"}}"#,
    ]
    for system in ["12", "18"] {
      #expect(
        try Draft.messages(
          steps.joined(separator: ","), devices: #"["iphone-xr"]"#,
          more: #""systems": ["\#(system)"],"#) == [], "\(system)")
    }
  }

  @Test(arguments: [
    (#"{"select": {"in": "root", "controller": "root"}}"#, tabs, "'root' is not one of its tabs"),
    (
      #"{"swipePage": {"in": "root", "direction": "reverse"}}"#, pages,
      "there is no page in that direction"
    ),
    (
      #"{"popToRoot": {"in": "root"}}, {"swipeBack": {"in": "root"}}"#, navigation,
      "there is nothing to go back to"
    ),
    (
      #"{"swipeDown": {"controller": "root"}}"#, navigation,
      "it is in no sheet or popover that can be swiped down"
    ),
    (
      #"{"swipePage": {"in": "root", "direction": "reverse", "phase": "begin"}}"#, pages,
      "there is no page in that direction"
    ),
    (
      #"{"popToRoot": {"in": "root"}}, {"swipeBack": {"in": "root", "phase": "begin"}}"#,
      navigation, "there is nothing to go back to"
    ),
  ])
  func `a step that cannot be performed is reported`(step: String, scene: String, message: String)
    throws
  {
    let found = try Draft.messages(step, scene: scene)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test(arguments: [
    (#"{"push": {"in": "root", "controller": {}}}"#, tabs, "UITabBarController", "UINavigation"),
    (#"{"pop": {"in": "A"}}"#, navigation, "UIViewController", "UINavigation"),
    (#"{"select": {"in": "root", "controller": "A"}}"#, split, "UISplitView", "UITabBar"),
    (#"{"swipePage": {"in": "root"}}"#, navigation, "UINavigation", "UIPageView"),
    (
      #"{"push": {"in": "root", "controller": {"id": "new"}}}, {"turnPage": {"in": "new", "to": "A"}}"#,
      navigation, "UIViewController", "UIPageView"
    ),
  ])
  func `a step for another kind of container is refused when it is read`(
    step: String, scene: String, found: String, needed: String
  ) {
    let text = Draft.issue(Draft.text(steps: step, scene: scene)) ?? ""
    #expect(
      text.contains("' is a \(found)") && text.contains("; allowed is a \(needed)"), "\(text)")
  }

  @Test(arguments: [
    (#"{"class": "UINavigationController"}"#, "a UINavigationController lacks the key 'stack'"),
    (#"{"class": "UINavigationController", "stack": []}"#, "must not be empty"),
    (#"{"class": "UITabBarController", "tabs": [{}], "selected": 1}"#, "allowed is"),
    (#"{"class": "UISplitViewController"}"#, "lacks the key 'columns'"),
    (#"{"class": "UISplitViewController", "columns": {"compact": {}}}"#, "has no column 'compact'"),
    (
      #"{"class": "UIPageViewController", "pages": [{}], "stack": [{}]}"#,
      "'stack' is for UINavigationController; the controller is a UIPageViewController"
    ),
    (#"{"stack": [{}]}"#, "the controller is a UIViewController"),
    (
      #"{"class": "UITabBarController", "tabs": [{}], "view": {}}"#,
      "'view' is for UIViewController"
    ),
    (
      #"{"class": "UINavigationController", "stack": [{}], "delegate": {"shouldSelect": true}}"#,
      "does not return 'shouldSelect'"
    ),
    (
      #"{"class": "UISplitViewController", "columns": {"primary": {}}, "delegate": {"separates": "x"}}"#,
      "there is no controller 'x'"
    ),
    (
      #"{"class": "UINavigationControler", "stack": [{}]}"#,
      "did you mean 'UINavigationController'?"
    ),
    (#"{"modalPresentationStyle": "pagesheet"}"#, "did you mean 'pageSheet'?"),
    (#"{"presentationDelegate": {"adaptivStyle": "none"}}"#, "did you mean 'adaptiveStyle'?"),
  ])
  func `an inconsistent scene is refused`(controller: String, message: String) {
    let issue = Draft.issue(Draft.text(scene: #"{"controller": \#(controller)}"#))
    #expect(issue?.contains(message) == true, "\(issue ?? "taken")")
  }
}
