import GimbalDocuments

/// The template of a scenario's file, which `gimbal new scenario` writes.
enum ScenarioStart {
  /// Returns a scenario with a screen in it: a title above a button, launched and rotated.
  static func text(_ name: String) -> String {
    """
    {
      // The expectation in one sentence: reports show it.
      "title": \(JSONText.compact(.string("\(name): the button stays reachable when the device rotates"))),
      // Slugs ("iphone-se-3"), families ("phones", "ipads", "all"), or {"minYear": 2020}.
      "devices": ["phones", "ipad-mini-a17-pro"],
      // "newest", "all" (one for each callback timing), a callback timing ("e4") or a version ("18").
      "systems": ["newest"],
      // What Info.plist declares.
      "app": { "supportedOrientations": ["portrait", "landscapeLeft", "landscapeRight"] },
      // The screen: inline here; or a file ("player.scene.json", "Main.storyboard") or {"swift": "Player"}.
      "scene": \(SceneStart.controller(indent: "  ")),
      "steps": [
        { "launch": { "orientation": "portrait" } },
        { "expect": { "view": "go", "inside": "safeArea", "below": "title", "touchTarget": true } },
        { "rotate": "landscapeLeft" },
        // Events since the last step; "inOrder", "exactly", "count" and others are available too.
        { "expect": { "events": { "never": ["* conflict", "* exception"] } } },
        { "expect": { "view": "go", "inside": "safeArea", "visible": true } },
        // A step, or an expectation, for some devices and systems only.
        { "resize": { "split": "half" }, "when": { "idiom": "pad", "maxSystem": "18" } },
        { "rotate": "portrait" },
        { "expect": { "layout": "same", "as": "launch" }, "when": { "idiom": "phone" } },
      ],
    }

    """
  }
}

/// The template of a scene's file, which `gimbal new scene` writes.
enum SceneStart {
  /// Returns a scene file with a title and one controller.
  static func text(_ name: String) -> String {
    """
    {
      "title": \(JSONText.compact(.string(name))),
      // A controller and its views; "class" may be a container, such as "UINavigationController".
      "controller": \(controllerBody(indent: "  ")),
    }

    """
  }

  /// Returns the scene as the value of a key.
  static func controller(indent: String) -> String {
    "{\n\(indent)  \"controller\": \(controllerBody(indent: indent + "  ")),\n\(indent)}"
  }

  private static func controllerBody(indent: String) -> String {
    let lines = [
      "{", "  \"view\": {", "    \"backgroundColor\": \"white\",", "    \"subviews\": [",
      "      // \"id\" is the name that steps and constraints use for a view; without \"class\" it is a UIView.",
      "      { \"id\": \"title\", \"class\": \"UILabel\", \"text\": \"Hello\", \"font\": { \"style\": \"title1\" } },",
      "      { \"id\": \"go\", \"class\": \"UIButton\", \"title\": \"Go on\" },", "    ],", "  },",
      "  // Equations, or visual formats: \"V:[title]-[go]\". Without a priority (\"@750\") they are required.",
      "  \"constraints\": [", "    \"title.top == safeArea.top + 24\",",
      "    \"title.centerX == safeArea.centerX\",", "    \"go.top >= title.bottom + 8\",",
      "    \"go.leading == safeArea.leading + 16\",",
      "    \"go.trailing == safeArea.trailing - 16\",",
      "    \"go.height == 44\",", "    \"go.bottom == safeArea.bottom - 16\",", "  ],", "}",
    ]
    return lines.joined(separator: "\n" + indent)
  }
}
