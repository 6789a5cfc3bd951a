/// The measured characters of an attributed text.
///
/// `StyledTextReader` creates it; it does not change afterwards.
struct StyledContent {
  /// The beginning of each character, in points.
  var starts: ContiguousArray<Double> = []
  /// The end of each character, in points.
  var ends: ContiguousArray<Double> = []
  /// The class of each character for line breaking.
  var kinds: ContiguousArray<StyledText.Kind> = []
  /// The index of each character's run.
  var runOf: ContiguousArray<Int32> = []
  /// The UTF-16 offsets of the characters.
  var offsets: ContiguousArray<Int> = []
  /// The length of each one in UTF-16 units.
  var units: ContiguousArray<UInt8> = []
  /// The runs of equal heights, in order.
  var runs: [StyledText.Run] = []
  /// The widths of the hyphens at line ends, by the indices of the soft hyphens.
  var hyphens: [Int: Double] = [:]
  /// The paragraphs, in order.
  var paragraphs: [StyledText.Paragraph] = []
  /// The assumptions that were made to measure the text.
  var assumptions: TextAssumptions = []

  /// Reserves memory for a number of characters.
  mutating func reserveCapacity(_ count: Int) {
    starts.reserveCapacity(count)
    ends.reserveCapacity(count + 1)
    kinds.reserveCapacity(count)
    runOf.reserveCapacity(count)
    offsets.reserveCapacity(count)
    units.reserveCapacity(count)
  }

  /// Widens a tab that has been read, and moves what follows it.
  ///
  /// - Complexity: O(characters behind the tab).
  mutating func widen(_ tab: Int, by width: Double) {
    ends[tab + 1] += width
    for index in tab + 1..<kinds.count {
      starts[index] += width
      ends[index + 1] += width
    }
  }
}
