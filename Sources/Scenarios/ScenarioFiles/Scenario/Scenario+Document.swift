import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalProjects
import GimbalTerms
package import GimbalTraits

/// Default scenarios of screens without a scenario file.
extension Scenario {
  /// Creates the default scenario of a screen: it is launched and rotated through all orientations.
  ///
  /// It has no expectations; a run reports its warnings.
  package init(of scene: DocumentScene, settings: UserSettings = UserSettings()) {
    let file = scene.address.text
    self.init(
      rotating: Scene(name: file, file: file, content: .document(scene), position: .start),
      file: file, inScene: scene.project?.information.scene != nil,
      app: scene.app ?? AppDescription(), settings: settings)
  }

  /// Creates the default scenario of a registered screen.
  package init(ofRegistered name: String, word: String, locale: String? = nil) {
    self.init(
      rotating: Scene(name: name, file: word, content: .registered(name), position: .start),
      file: word, inScene: false, app: AppDescription(), settings: UserLocale.settings(locale))
    self.locale = locale
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
      file: file, title: "\(file) is launched and rotated to all orientations", rule: nil,
      shows: [],
      devices: [.family(.all)], systems: [.newest], app: app, scene: scene, seed: nil,
      settings: settings, switches: BehaviourSwitches(), pending: nil,
      steps: [step(.launch(nil, inScene: inScene), "launch")]
        + orientations.map { step(.rotate($0), "rotate \($0.name)") }, files: SourceFiles(file))
  }
}

/// The user's language and the settings that follow from it.
package enum UserLocale {
  /// Returns the settings for a language, whose script may be written from right to left.
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
