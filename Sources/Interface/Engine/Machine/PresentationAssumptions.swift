/// The derived metrics of presentations that affected layout.
///
/// See: D-5.
package struct PresentationAssumptions: OptionSet, Sendable {
  /// The bits of the metrics.
  package let rawValue: Int
  /// Creates a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The gap above a sheet, the widths of page sheets, and the heights of detents.
  package static let sheet = Self(rawValue: 1)
  /// The position and the size of a popover.
  package static let popover = Self(rawValue: 2)
  /// The position and the height of a small floating sheet.
  package static let smallSheet = Self(rawValue: 4)

  /// A sentence for each metric that was used, for reports and `--assumptions`.
  package var messages: [String] {
    var messages: [String] = []
    if contains(.sheet) {
      messages.append(
        "presentations: the frames of sheets are derived from the safe area, the width in portrait and common sizes"
      )
    }
    if contains(.popover) {
      messages.append(
        "presentations: the frames of popovers are derived from their source and wished size")
    }
    if contains(.smallSheet) {
      messages.append(
        "presentations: the frames of small sheets on iOS 26 are fitted to those of one phone (V-47)"
      )
    }
    return messages
  }
}
