/// Characters that control a terminal or the direction of text; outputs escape them.
extension Unicode.Scalar {
  /// True if outputs escape the scalar.
  ///
  /// Such a scalar breaks a line, controls a terminal or the text direction, or is invalid in XML.
  ///
  /// See: F-6.
  package var isSteering: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE, 0xFFFF:
      true
    default: false
    }
  }

  /// True if the scalar is invisible: those that outputs escape, and all others without a shape.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: isSteering
    }
  }
}
