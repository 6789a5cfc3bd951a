import Foundation
import GimbalTraits

/// Required constraints that conflict, and the one that was broken so that the others can be
/// satisfied.
///
/// See: L-CONF-2, L-CONF-3, L-CONF-4, L-CONF-5, L-CONF-6.
@MainActor
public struct UnsatisfiableConstraints {
  /// A minimal set, in which each constraint is needed for the conflict.
  ///
  /// Constraints of masks come first, then the others in the order of activation.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that is not satisfied until another one of the set is removed; it stays active.
  public let broken: NSLayoutConstraint
  private let features: SystemFeatures

  /// Creates the description of a conflict, with the features that decide its wording.
  init(constraints: [NSLayoutConstraint], broken: NSLayoutConstraint, features: SystemFeatures) {
    self.constraints = constraints
    self.broken = broken
    self.features = features
  }

  /// The message that UIKit logs.
  ///
  /// Rule: L-CONF-3, L-CONF-4.
  public var log: String { log(constraints.map(\.description), broken.description) }

  /// Returns the message for existing descriptions of the constraints.
  func log(_ descriptions: [String], _ brokenText: String) -> String {
    let hints = [
      "(1) look at each constraint and try to figure out which you don't expect; ",
      "(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
    ]
    if features.hintsInOneLine {
      lines.append("\tTry this: \(hints.joined())")
    } else {
      lines += ["\tTry this: ", "\t\t\(hints[0])", "\t\t\(hints[1])"]
    }
    if constraints.contains(where: { $0 is NSAutoresizingMaskLayoutConstraint }) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) ")
    }
    let list = descriptions.map { "    \"\(UnsatisfiableConstraints.quoted($0))\"" }
    lines += ["(", list.joined(separator: ",\n"), ")", ""]
    lines += ["Will attempt to recover by breaking constraint ", brokenText, ""]
    lines += [
      features.hintsAtExceptions
        ? "Break on objc_exception_throw to catch this in the debugger."
        : "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
          + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<\(features.hasUIKitCore ? "UIKitCore" : "UIKit")/UIView.h> may also be helpful.",
    ]
    return lines.joined(separator: "\n")
  }

  /// Returns a text as it appears in the description of an array.
  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: isEscaped) else { return text }
    var quoted: [UInt8] = []
    for byte in text.utf8 {
      if isEscaped(byte) { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(byte)
    }
    return String(decoding: quoted, as: UTF8.self)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"")
  }
}
