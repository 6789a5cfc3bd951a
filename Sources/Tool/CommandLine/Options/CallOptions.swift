// Options that many verbs have.

import GimbalGeometry

/// The options that most verbs have.
extension Option {
  /// Shows the help of a verb.
  static let help = Option(name: "--help", valueKind: .flag, summary: "Shows this help.")
  /// Chooses devices.
  static let devices = Option(
    name: "--devices", valueKind: .list("NAME,…"),
    summary:
      "Only these devices: slugs such as iphone-15-pro, or the\nfamilies phones, ipads and all.")
  /// Chooses the posture of foldable devices.
  static let posture = Option(
    name: "--posture", valueKind: .word(Posture.allCases.map(\.name)),
    summary:
      "The posture of foldable devices: of those of --devices, or of all;\nthe same as iphone-duo@open in a list of devices."
  )
  /// Adds a folder of device files.
  static let catalog = Option(
    name: "--catalog", valueKind: .text("DIR"),
    summary: "Adds the device files of a folder; they replace existing slugs.")
  /// Prints JSON.
  static let json = Option(
    name: "--json", valueKind: .flag, summary: "Prints the result as JSON.")
  /// Names the file with a project's configuration.
  static let configuration = Option(
    name: "--config", valueKind: .text("FILE"),
    summary:
      "The project's configuration; 'none' for none. Default: gimbal.json of\nthe folder, or of one above it in the repository."
  )
  /// Chooses the severity from which a finding makes the program fail.
  static let failOn = Option(
    name: "--fail-on", valueKind: .word(["error", "warning", "note", "never"]),
    summary: "Lowest severity of a finding that makes the exit status 1; default:\nerror.")
}
