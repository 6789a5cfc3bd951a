import GimbalTraits
import SeededGenerator
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Steps in random order: nothing traps, and the same steps give the same result.
@Suite @MainActor struct StepRandomTestTests {
  private nonisolated static let steps = [
    #"{"rotate": "landscapeLeft"}"#, #"{"rotate": "portraitUpsideDown"}"#,
    #"{"rotate": "portrait"}"#, #"{"rotate": "faceUp"}"#,
    #"{"resize": {"split": "half"}}"#, #"{"resize": "slideOver"}"#, #"{"resize": "fullScreen"}"#,
    #"{"resize": {"window": [500, 600]}}"#, #"{"wait": 3600}"#, #"{"snapshot": "s"}"#,
    #"{"settings": {"layoutDirection": "rightToLeft", "contentSizeCategory": "accessibilityLarge"}}"#,
    #"{"launch": {"orientation": "landscapeRight"}}"#,
    #"{"remove": {"view": "window"}}"#, #"{"remove": {"view": "root.view"}}"#,
    #"{"remove": {"view": "v"}}"#, #"{"remove": {"controller": "root"}}"#,
    #"{"remove": {"controller": "child"}}"#, #"{"add": {"view": "window", "to": "v"}}"#,
    #"{"add": {"view": "root.view", "to": "v"}}"#, #"{"add": {"view": "v", "to": "v"}}"#,
    #"{"add": {"view": "v", "to": "child.view", "at": 9}}"#,
    #"{"add": {"view": "v", "to": "window", "at": 0}}"#,
    #"{"add": {"controller": {"children": [{}]}, "to": "child"}}"#,
    #"{"add": {"controller": {}, "to": "root"}}"#,
    #"{"set": {"view": "window", "frame": [5, 5, 100, 0], "transform": [{"rotate": 30}]}}"#,
    #"{"set": {"view": "root.view", "bounds": [1e8, -1e8, -50, 1e8]}}"#,
    #"{"set": {"view": "v", "transform": [0, 0, 0, 0, 0, 0], "autoresizing": "LM+W+RM+TM+H+BM"}}"#,
    #"{"set": {"view": "v", "frame": ["1 / (self.width - self.width)", 0, 1, 1]}}"#,
    #"{"set": {"controller": "root", "supportedOrientations": "landscapeLeft"}}"#,
    #"{"set": {"controller": "root", "additionalSafeAreaInsets": [1e8, 0, -1e8, 0]}}"#,
    #"{"activate": "k"}"#, #"{"deactivate": "k"}"#, #"{"deactivate": "k", "activate": "l"}"#,
    #"{"set": {"constraint": "k", "constant": -77, "priority": 3}}"#,
    #"{"set": {"constraint": "l", "active": true, "constant": 5000}}"#,
    #"{"remove": {"constraint": "l"}}"#, #"{"keyboard": 300}"#,
    #"{"add": {"constraint": "v.width == 2 * child.height - 5", "to": "v"}}"#,
    #"{"add": {"constraint": "child.top >= v.bottom + 8 @400", "to": "root.view"}}"#,
    #"{"add": {"constraint": {"format": "H:|-[v(>=10)]-(>=0)-|", "priority": 700}, "to": "v"}}"#,
    #"{"set": {"view": "v", "intrinsicContentSize": {"lineWidth": 90, "lineHeight": 9, "numberOfLines": 0}}}"#,
    #"{"set": {"view": "v", "layoutMargins": [9, -9, 1e8, 0], "preservesSuperviewLayoutMargins": true}}"#,
    #"{"set": {"view": "v", "translatesAutoresizingMaskIntoConstraints": false, "hugging": 1000}}"#,
    #"{"expect": {"view": "v", "fittingSize": [0, 0], "ambiguous": true}}"#,
    #"{"expect": {"view": "v", "frame": [0, 0, 0, 0], "in": "fixed", "inside": "safeArea"}}"#,
    #"{"interrupt": {"step": {"rotate": "landscapeRight"}, "after": 0.1}}"#,
    #"{"interrupt": {"step": {"remove": {"controller": "child"}}, "after": 0}}"#,
    #"{"remove": {"controller": "child", "calls": ["removeFromParent"]}}"#,
    #"{"add": {"controller": "child", "to": "child", "calls": ["addChild"]}}"#,
    #"{"add": {"controller": "child", "to": "root"}}"#,
    #"{"add": {"controller": {}, "to": "root", "calls": ["didMove", "addSubview"]}}"#,
    #"{"set": [{"view": "v", "needs": ["layout", "updateConstraints"]}, {"view": "v", "alpha": 0}]}"#,
    #"{"present": {"controller": {"modalPresentationStyle": "pageSheet"}}}"#,
    #"{"present": {"controller": "child", "animated": false}}"#,
    #"{"present": {"controller": "root", "from": "child"}}"#,
    #"{"interrupt": {"step": {"present": {"controller": {}}}, "after": 0.1}}"#,
    #"{"dismiss": {"from": "root"}}"#, #"{"dismiss": {"from": "child", "animated": false}}"#,
    #"{"swipeDown": {"controller": "child"}}"#, #"{"updateOrientations": {"controller": "child"}}"#,
    #"{"overrideTraits": {"in": "root", "child": "child", "traits": {"legibilityWeight": "bold"}}}"#,
    #"{"overrideTraits": {"in": "child", "child": "root", "traits": null}}"#,
    #"{"set": {"view": "v", "traitOverrides": {"userInterfaceStyle": "dark"}, "needs": "display"}}"#,
    #"{"set": {"controller": "child", "preferredContentSize": [5, -5]}}"#,
    #"{"exchange": {"in": "root", "from": "child", "to": {}, "duration": 1}}"#,
    #"{"background": {}}"#, #"{"foreground": {}}"#, #"{"resignActive": {}}"#,
    #"{"becomeActive": {}}"#, #"{"memoryWarning": {}}"#,
    #"{"add": {"controller": {"class": "UINavigationController", "stack": [{}]}, "to": "root"}}"#,
    #"{"expect": {"layout": "same", "as": "launch"}}"#,
    #"{"expect": {"events": {"nested": {"event": "bounds", "in": "layoutSubviews"}}}}"#,
  ]

  private static let scene = """
    {"controller": {"view": {"subviews": [{"id": "v", "frame": [10, 20, 30, 40]}]}, \
      "constraints": [{"equation": "v.left == margins.left", "identifier": "k", "active": false}, \
        {"equation": "v.height == 30", "identifier": "l", "when": {"orientation": "landscape"}}], \
      "children": [{"id": "child", "view": {"frame": [0, 0, 200, 100]}}]}}
    """

  @Test(arguments: 0..<60) func `random steps never trap, and their results are deterministic`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let chosen = (0..<25).map { _ in Self.steps.randomElement(using: &random)! }
    let device = ["iphone-4s", "iphone-6s", "iphone-15-pro", "ipad-mini-a17-pro", "ipad-2"]
      .randomElement(using: &random)!
    let scenario = try Draft.read(
      Draft.text(
        steps: chosen.joined(separator: ",\n"), scene: Self.scene, devices: "[\"\(device)\"]",
        more: #""systems": ["all"],"#))
    let runner = ScenarioRunner(recordsTraces: true)

    for scenarioCase in try runner.cases(of: scenario) {
      let first = runner.run(scenarioCase)
      let second = runner.run(scenarioCase)
      #expect(first.failures == second.failures)
      #expect(first.trace == second.trace)
      #expect(first.stepCount > 0)
    }
  }
}
