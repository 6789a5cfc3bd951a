import GimbalDocuments
import GimbalScenarioFiles

/// Examples of the keys of scenarios and scenes: the shortest of the shipped files, which are tested, and
/// a few for keys that none of them uses.
struct GuideExamples {
  /// Examples by the keys of steps, expectations, views and controllers.
  private(set) var steps: [String: String] = [:]
  private(set) var expectations: [String: String] = [:]
  private(set) var views: [String: String] = [:]
  private(set) var controllers: [String: String] = [:]

  /// The longest example of a table.
  private static let lengthLimit = 260

  init() throws {
    for path in Repository.files(ending: ".json", below: ["Scenarios"]) {
      let text = try Repository.file(path).lines.joined(separator: "\n")
      let root = try JSONReader.read(Array(text.utf8), file: path)
      if case .array(let steps)? = root.value["steps"]?.value {
        for step in steps { collect(step) }
      }
      for scene in [root.value["scene"], root].compactMap({ $0 }) {
        if let controller = scene.value["controller"] { collectController(controller) }
      }
    }
    func add(_ extra: [(key: String, example: String)], _ all: inout [String: String]) {
      for (key, example) in extra where all[key] == nil { all[key] = example }
    }
    add(Self.extraSteps, &steps)
    add(Self.extraExpectations, &expectations)
    add(Self.extraViews, &views)
    add(Self.extraControllers, &controllers)
  }

  private mutating func collect(_ step: JSONNode) {
    guard case .object(let members) = step.value else { return }
    for member in members {
      collectExample(member.key, step.value, &steps)
      if member.key == "expect", case .object(let outcomes) = member.value.value {
        for outcome in outcomes { collectExample(outcome.key, member.value.value, &expectations) }
      }
      if member.key == "interrupt", let inner = member.value.value["step"] { collect(inner) }
      if member.key == "set" { collectView(member.value) }
    }
  }

  private mutating func collectController(_ controller: JSONNode) {
    guard case .object(let members) = controller.value else { return }
    for member in members {
      collectExample(member.key, .object([member]), &controllers)
      switch (member.key, member.value.value) {
      case ("view", _): collectView(member.value)
      case (_, .array(let elements)): for element in elements { collectController(element) }
      case ("columns", .object(let columns)):
        for column in columns { collectController(column.value) }
      default: break
      }
    }
  }

  private mutating func collectView(_ view: JSONNode) {
    guard case .object(let members) = view.value else {
      if case .array(let views) = view.value { for view in views { collectView(view) } }
      return
    }
    for member in members {
      collectExample(member.key, .object([member]), &views)
      if case .array(let elements) = member.value.value {
        for element in elements { collectView(element) }
      }
    }
  }

  /// Stores the shortest, and of equally short ones the first in alphabetical order.
  private func collectExample(_ key: String, _ value: JSONValue, _ all: inout [String: String]) {
    let text = JSONText.compact(value)
    guard text.count <= Self.lengthLimit else { return }
    guard let old = all[key], (old.count, old) <= (text.count, text) else {
      all[key] = text
      return
    }
  }

  // MARK: Keys that no shipped file uses

  /// Steps after a launch, each in the scene ``scene``.
  static let extraSteps: [(key: String, example: String)] = [
    ("foreground", #"{"foreground": {}}"#), ("resignActive", #"{"resignActive": {}}"#),
    ("becomeActive", #"{"becomeActive": {}}"#), ("memoryWarning", #"{"memoryWarning": {}}"#),
    (
      "do",
      #"{"when": {"idiom": "phone"}, "do": [{"rotate": "landscapeLeft"}, {"rotate": "portrait"}]}"#
    ),
    ("for", #"{"for": {"turn": "orientations"}, "do": [{"rotate": "$turn"}]}"#),
    ("repeat", #"{"repeat": 3, "do": [{"rotate": "landscapeLeft"}, {"rotate": "portrait"}]}"#),
    ("unless", #"{"rotate": "landscapeLeft", "unless": {"idiom": "pad"}}"#),
    ("use", #"{"use": "there and back"}"#),
    ("with", #"{"use": "seen", "with": {"name": "list"}}"#),
    ("golden", #"{"golden": {"layout": "start"}}"#),
    ("popToRoot", #"{"popToRoot": {"in": "root"}}"#),
    ("setStack", #"{"setStack": {"in": "root", "controllers": ["first"]}}"#),
    ("updateOrientations", #"{"updateOrientations": {"controller": "first"}}"#),
    ("choose", #"{"choose": "OK"}"#), ("terminate", #"{"terminate": {}}"#),
    ("pull", #"{"pull": {"in": "list", "by": 100}}"#),
    ("swipeRow", #"{"swipeRow": {"in": "list", "row": [0, 0]}}"#),
    ("moveRow", #"{"moveRow": {"in": "list", "from": [0, 0], "to": [0, 1]}}"#),
    ("tapRow", #"{"tapRow": {"in": "list", "row": [0, 0], "control": "accessory"}}"#),
  ]

  static let extraExpectations: [(key: String, example: String)] = [
    ("contentSize", #"{"view": "scroll", "contentSize": [300, 900]}"#),
    ("contentOffset", #"{"view": "scroll", "contentOffset": [0, 0]}"#),
    ("visibleRows", #"{"view": "list", "visibleRows": [[0, 0], [0, 4]]}"#),
    ("visible", #"{"view": "a", "visible": true}"#),
    ("reachable", #"{"view": "a", "reachable": true}"#), ("leaks", #"{"leaks": false}"#),
    ("swift", #"{"swift": "playsOn"}"#),
    ("touchable", #"{"view": "a", "touchable": true}"#),
    ("truncated", #"{"view": "text", "truncated": true}"#),
    ("onGrid", #"{"view": "a", "onGrid": true}"#),
    ("touchTarget", #"{"view": "a", "touchTarget": [44, 44]}"#),
    ("unchangedSince", #"{"view": "a", "unchangedSince": "launch"}"#),
    ("above", #"{"view": "a", "above": "b"}"#), ("below", #"{"view": "b", "below": ["a"]}"#),
    ("leftOf", #"{"view": "a", "leftOf": "c"}"#), ("rightOf", #"{"view": "c", "rightOf": "a"}"#),
    ("notOverlapping", #"{"view": "a", "notOverlapping": ["b", "c"]}"#),
    ("sameSize", #"{"view": "a", "sameSize": "b"}"#),
    ("sameWidth", #"{"view": "a", "sameWidth": "b"}"#),
    ("sameHeight", #"{"view": "a", "sameHeight": "c"}"#),
    ("aligned", #"{"view": "a", "aligned": {"left": "b", "centerY": "c"}}"#),
    ("atMost", #"{"atMost": {"conflicts": 0, "layoutPasses": 3}}"#),
    (
      "perDevice",
      #"{"view": "a", "perDevice": {"iphone-se-3": {"alpha": 0.5}, "others": {"alpha": 1}}}"#
    ),
  ]

  /// Members of a view, each in a view of a class that has it.
  static let extraViews: [(key: String, example: String)] = [
    ("opaque", #"{"opaque": false}"#), ("clipsToBounds", #"{"clipsToBounds": true}"#),
    ("userInteractionEnabled", #"{"userInteractionEnabled": false}"#), ("tag", #"{"tag": 7}"#),
    ("enabled", #"{"enabled": false}"#), ("on", #"{"on": true}"#), ("value", #"{"value": 0.5}"#),
    ("preferredMaxLayoutWidth", #"{"preferredMaxLayoutWidth": 100}"#),
    ("segments", #"{"segments": ["Day", "Week"]}"#),
    ("selectedSegmentIndex", #"{"selectedSegmentIndex": 0}"#),
    ("numberOfPages", #"{"numberOfPages": 3}"#), ("currentPage", #"{"currentPage": 1}"#),
    ("animating", #"{"animating": true}"#), ("scrollEnabled", #"{"scrollEnabled": false}"#),
    ("editable", #"{"editable": false}"#),
    ("textContainerInset", #"{"textContainerInset": [8, 0, 8, 0]}"#),
    ("contentInset", #"{"contentInset": [10, 0, 10, 0]}"#),
    ("pagingEnabled", #"{"pagingEnabled": true}"#), ("bounces", #"{"bounces": false}"#),
    ("sectionHeaderHeight", #"{"sectionHeaderHeight": 30}"#),
    ("sectionFooterHeight", #"{"sectionFooterHeight": 30}"#),
    ("sectionHeaderTopPadding", #"{"sectionHeaderTopPadding": 0}"#),
    (
      "cellLayoutMarginsFollowReadableWidth", #"{"cellLayoutMarginsFollowReadableWidth": true}"#
    ),
    ("insetsContentViewsToSafeArea", #"{"insetsContentViewsToSafeArea": false}"#),
    ("allowsMultipleSelection", #"{"allowsMultipleSelection": true}"#),
    ("editing", #"{"editing": true}"#),
    ("isLayoutMarginsRelativeArrangement", #"{"isLayoutMarginsRelativeArrangement": true}"#),
    ("isBaselineRelativeArrangement", #"{"isBaselineRelativeArrangement": true}"#),
  ]

  /// Members of a controller.
  static let extraControllers: [(key: String, example: String)] = [
    (
      "viewRespectsSystemMinimumLayoutMargins",
      #"{"viewRespectsSystemMinimumLayoutMargins": false}"#
    ),
    ("traitOverrides", #"{"traitOverrides": {"userInterfaceStyle": "dark"}}"#),
    ("modalPresentationStyle", #"{"modalPresentationStyle": "fullScreen"}"#),
    ("isModalInPresentation", #"{"isModalInPresentation": true}"#),
    ("preferredContentSize", #"{"preferredContentSize": [300, 400]}"#),
    ("hidesBarsOnSwipe", #"{"hidesBarsOnSwipe": true}"#),
    ("modalTransitionStyle", #"{"modalTransitionStyle": "crossDissolve"}"#),
    ("definesPresentationContext", #"{"definesPresentationContext": true}"#),
    (
      "providesPresentationContextTransitionStyle",
      #"{"providesPresentationContextTransitionStyle": true}"#
    ),
    ("preferredOrientation", #"{"preferredOrientation": "landscapeLeft"}"#),
    ("hidesBottomBarWhenPushed", #"{"hidesBottomBarWhenPushed": true}"#),
    ("hidesBarsOnTap", #"{"hidesBarsOnTap": true}"#),
    ("hidesBarsWhenKeyboardAppears", #"{"hidesBarsWhenKeyboardAppears": true}"#),
    ("hidesBarsWhenVerticallyCompact", #"{"hidesBarsWhenVerticallyCompact": true}"#),
    ("hidesSearchBarWhenScrolling", #"{"hidesSearchBarWhenScrolling": false}"#),
  ]
}
