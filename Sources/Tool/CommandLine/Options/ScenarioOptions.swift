// Options that choose scenes, scenarios and cases.

/// The options of verbs that read scenarios or app folders.
extension Option {
  /// Allows files to refer to files in any folder.
  static let allowOutside = Option(
    name: "--allow-outside", valueKind: .flag,
    summary: "Scenes and fragments may lie outside of the folders of the call.")
  /// Chooses a scene of a storyboard.
  static let scene = Option(
    name: "--scene", valueKind: .text("NAME"),
    summary: "A scene of a storyboard, by its identifier, object id, label or\n"
      + "class; else the initial one.")
  /// Chooses a target of a project.
  static let target = Option(
    name: "--target", valueKind: .text("NAME"),
    summary: "The target of an app's folder; else the first that makes an app.")
  /// Chooses the user's language.
  static let locale = Option(
    name: "--locale", valueKind: .text("LANGUAGE"),
    summary: "The user's language, such as de or pt-BR: for the strings of an\napp's folder.")
  /// Chooses cases by name.
  static let filter = Option(
    name: "--filter", valueKind: .list("TEXT,…"),
    summary:
      "Only cases whose scenario, device, system or title has the text;\n'*' matches anything.")
  /// Chooses cases that failed.
  static let onlyFailed = Option(
    name: "--only-failed", valueKind: .text("DIR"),
    summary: "Only the cases that failed in the results of an earlier --out.")
  /// Balances the parts of a run.
  static let timings = Option(
    name: "--timings", valueKind: .text("DIR"),
    summary: "With --shard: parts of equal duration by the results of an\nearlier --out.")
  /// Chooses a part of the cases.
  static let shard = Option(
    name: "--shard", valueKind: .text("I/N"),
    summary:
      "Only the Ith of N parts of the cases, such as 1/4 on the first of four\nmachines; a test farm's own variables are read as well."
  )
}
