/// Texts of scenario files for tests, whose scene is a plain controller.
enum ScenarioText {
  /// A scenario that expects an event.
  static func expecting(_ event: String, devices: String = "\"iphone-15-pro\"") -> String {
    """
    {
      "title": "The root's view is loaded at launch",
      "shows": ["R-LAUNCH-2"],
      "devices": [\(devices)],
      "systems": ["17"],
      "scene": { "swift": "Plain" },
      "steps": [
        { "launch": { "orientation": "portrait" } },
        { "expect": { "events": { "inOrder": ["\(event)"] } } }
      ]
    }
    """
  }

  /// A scenario that passes: a view is loaded.
  static let holds = expecting("root viewDidLoad()")

  /// A scenario that fails: nothing rotates.
  static let fails = expecting("root viewWillTransition(to:with:)")
}
