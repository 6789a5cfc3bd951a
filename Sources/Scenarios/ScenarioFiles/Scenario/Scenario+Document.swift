import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalProjects
import GimbalTerms
package import GimbalTraits

extension Scenario {
  /// The default scenario of a screen: it is launched and turned to all sides, and nothing is
  /// asserted but what a run reports of itself.
  package init(of scene: DocumentScene, settings: UserSettings = UserSettings()) {
    let file = scene.address.text
    self.init(
      rotating: Scene(name: file, file: file, content: .document(scene), position: .start),
      file: file, inScene: scene.project?.information.scene != nil,
      app: scene.app ?? AppDescription(), settings: settings)
  }

  /// The default scenario of what a program has registered under a name.
  package init(ofRegistered name: String, word: String, settings: UserSettings = UserSettings()) {
    self.init(
      rotating: Scene(name: name, file: word, content: .registered(name), position: .start),
      file: word, inScene: false, app: AppDescription(), settings: settings)
  }

  private init(
    rotating scene: Scene, file: String, inScene: Bool, app: AppDescription, settings: UserSettings
  ) {
    let orientations: [UIDeviceOrientation] = [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
    ]
    func step(_ action: Step.Action, _ text: String) -> Step {
      var step = Step(action: action, condition: .always, position: .start)
      step.text = text
      return step
    }
    self.init(
      file: file, title: "\(file) is launched and turned to all sides", rule: nil, shows: [],
      devices: [.family(.all)], systems: [.newest], app: app, scene: scene, seed: nil,
      settings: settings, switches: BehaviourSwitches(), pending: nil,
      steps: [step(.launch(nil, inScene: inScene), "launch")]
        + orientations.map { step(.rotate($0), "rotate \($0.name)") }, files: SourceFiles(file))
  }
}

/// A person's language and what follows from it.
package enum UserLocale {
  /// The settings of a person whose language is written from right to left, or is not.
  ///
  /// Source: Unicode, the scripts of languages.
  package static func settings(_ locale: String?) -> UserSettings {
    var settings = UserSettings()
    let language = locale?.prefix { $0 != "-" && $0 != "_" } ?? ""
    if rightToLeft.contains(String(language)) { settings.layoutDirection = .rightToLeft }
    return settings
  }

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
