import GimbalGoldens
import GimbalScenarios

// Options of runs that verbs and files share.

/// The options of `gimbal run`.
extension Option {
  /// Chooses systems among those of a scenario's devices.
  static let runSystems = Option(
    name: "--systems", valueKind: .list("SYSTEM,…"),
    summary:
      "Replaces the scenario's: versions such as 17 or 15.4, or\n"
      + "\(SystemSelector.keywords.joined(separator: ", ")); for e1 to e5 see 'help run'.")
  /// Chooses the number of processes.
  static let jobs = Option(
    name: "--jobs", valueKind: .number("N", 1...256), summary: "Runs the cases in N processes.")
  /// Limits the time of a case.
  static let timeout = Option(
    name: "--timeout", valueKind: .number("SECONDS", 1...86_400),
    summary: "Ends a case that takes longer, and fails it; default: 60.",
    olderName: "--limit")
  /// Retries cases that fail.
  static let retry = Option(
    name: "--retry", valueKind: .number("N", 1...100),
    summary: "Runs a failed case again, up to N times; one that then passes is\nreported as flaky.")
  /// Leaves times out of reports.
  static let noTimes = Option(
    name: "--no-times", valueKind: .flag,
    summary: "Omits the durations of cases from reports, so that equal results are\nequal bytes.")
  /// Chooses when golden files are written.
  static let record = Option(
    name: "--record", valueKind: .word(GoldenMode.allCases.map(\.rawValue)),
    summary:
      "Writes golden files: the missing ones, those that differ from the\nresult too, or all; "
      + "default: never.")
  /// Makes issues fail a case that no step checks.
  static let strict = Option(
    name: "--strict", valueKind: .flag,
    summary: "Conflicts, ambiguity and layout loops that no step expects are\nfailures.")
  /// Lists assumed values.
  static let assumptions = Option(
    name: "--assumptions", valueKind: .flag,
    summary: "Lists the device metrics that were derived because no source has them.")
  /// Prints the names of the cases.
  static let list = Option(
    name: "--list", valueKind: .flag, summary: "Prints the names of the cases without running them."
  )
  /// Continues an unfinished run.
  static let resume = Option(
    name: "--resume", valueKind: .flag,
    summary: "With --out: continues an unfinished run; finished cases are not\nrun again.")
  /// Names the folder of a run's results.
  static let out = Option(
    name: "--out", valueKind: .text("DIR"), summary: "Writes results and reports into a folder.")
}
