import GimbalTraits

/// The eras for people who meet the word for the first time.
enum CallbackTimingHelp {
  /// A line for each: its name, its versions, and what is special about them.
  static let lines = CallbackTiming.allCases.map { "e\($0.rawValue)  \($0.title)" }
}
