import GimbalGoldens

/// The environment variables that calls read, for the manual.
enum EnvironmentVariables {
  /// Each with its meaning.
  static let all: [(name: String, meaning: String)] =
    [
      (GoldenMode.variable, "When golden files are written, where '--record' does not say."),
      ("NO_COLOR", "With any value but an empty one takes the colours away."),
      ("TERM", "With the value dumb takes the colours and the line of progress away."),
    ] + TestFarm.environmentVariables
}
