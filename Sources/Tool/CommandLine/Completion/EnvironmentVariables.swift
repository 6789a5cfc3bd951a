import GimbalGoldens

/// The environment variables that the program reads, for the manual.
enum EnvironmentVariables {
  /// The name of each variable, and what it changes.
  static let all: [(name: String, meaning: String)] =
    [
      (GoldenMode.variable, "When golden files are written, unless '--record' is given."),
      ("NO_COLOR", "Any value except an empty one turns colours off."),
      ("TERM", "The value dumb turns colours and the progress line off."),
    ] + TestFarm.environmentVariables
}
