import GimbalTraits

/// The callback timings, explained for new users.
enum CallbackTimingHelp {
  /// A line for each: its name, its versions, and its properties.
  static let lines = CallbackTiming.allCases.map { "e\($0.rawValue)  \($0.title)" }
}
