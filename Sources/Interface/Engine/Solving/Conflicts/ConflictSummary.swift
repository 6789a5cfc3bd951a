import Foundation
import GimbalGeometry
import GimbalTraces

/// A conflict as text, and as arguments of the event `conflict`.
extension UnsatisfiableConstraints {
  /// The conflict as text: the set, the source locations of its constraints, and the broken one.
  ///
  /// In a long set the system's constraints are only counted; the app's are all listed.
  public var summary: String {
    let whole = summary(of: constraints.map(\.message))
    guard whole.utf8.count > UnsatisfiableConstraints.shownLimit else { return whole }
    let own = constraints.filter { !($0 is SystemLayoutConstraint) }
    let others = constraints.count - own.count
    guard !own.isEmpty, others > 0 else { return whole }
    return summary(of: own.map(\.message) + ["and \(others) of the system's"])
  }

  /// The maximum length in bytes of a summary that lists the system's constraints.
  private static let shownLimit = 1_000

  private func summary(of parts: [String]) -> String {
    let count = constraints.count
    let head =
      count == 1
      ? "This constraint cannot be satisfied"
      : count == 2 ? "These two constraints conflict" : "These constraints conflict"
    return "\(head): \(parts.joined(separator: "; ")). Broken: \(broken.message)"
  }
}

extension UnsatisfiableConstraints: @MainActor CustomStringConvertible {
  /// The conflict as text; UIKit's message is `log`.
  public var description: String { summary }
}

extension UnsatisfiableConstraints {
  /// The arguments of the conflict's event: the text, the broken constraint, the set and
  /// UIKit's log.
  func arguments(on machine: Machine) -> ArgumentsID {
    let descriptions = constraints.map(\.description)
    let broken = self.broken.description
    return machine.arguments(
      TraceArgument("summary", .text(summary)), TraceArgument("broken", .text(broken)),
      TraceArgument("constraints", .text(descriptions.joined(separator: "\n"))),
      TraceArgument("log", .text(log(descriptions, broken))))
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation with the names of the trace, and its source location.
  ///
  /// The form is that of scene files: `submit.bottom == card.safeArea.bottom - 16`.
  final var message: String {
    let system = self as? SystemLayoutConstraint
    var text = shape
    if second != nil {
      if storedConstant != 0 {
        text += " \(storedConstant < 0 ? "-" : "+") \(MeasureText.significant(abs(storedConstant)))"
      }
    } else {
      text += " " + MeasureText.significant(storedConstant)
    }
    if storedPriority != .required {
      text += " @\(MeasureText.significant(CGFloat(storedPriority.rawValue)))"
    }
    let diagnostics = [identifier.map { "\"\($0)\"" }, system?.reason ?? origin.text].compactMap {
      $0
    }
    return diagnostics.isEmpty ? text : "\(text) (\(diagnostics.joined(separator: ", ")))"
  }
}

extension NSLayoutConstraint {
  /// True if the system created the constraint, for example for an autoresizing mask.
  package final var isMadeBySystem: Bool { self is SystemLayoutConstraint }

  /// The equation with the names of the trace, without constant and priority.
  package final var shape: String {
    let system = self as? SystemLayoutConstraint
    var text = "\(first.traceText(system?.firstName)) \(storedRelation.sign)"
    guard let second else { return text }
    text += " "
    if storedMultiplier != 1 { text += "\(MeasureText.significant(storedMultiplier))*" }
    return text + second.traceText(system?.secondName)
  }
}

extension SystemLayoutConstraint {
  /// The reason for which the system created it.
  fileprivate var reason: String {
    switch key {
    case .mask: "its frame, since translatesAutoresizingMaskIntoConstraints is true"
    case .content: "the size of its content"
    case .guide: "the system's position of the guide"
    case .top: "its size, which no constraint can change"
    case .temporary: "the requested size"
    }
  }
}

extension Operand {
  @MainActor
  fileprivate func traceText(_ attributeName: String?) -> String {
    let end = "\(item.traceText).\(attributeName ?? attribute.text)"
    guard let start = distanceStart?.position else { return end }
    return "(\(end) - \(start.item.traceText).\(start.attribute.text))"
  }
}

extension Optional where Wrapped == any LayoutItem {
  /// The item's name in the trace.
  @MainActor
  fileprivate var traceText: String {
    switch self {
    case let view as UIView: return view.shortTraceName
    case let guide as UILayoutGuide:
      let name = guide.kind?.traceText ?? (guide.identifier.isEmpty ? "guide" : guide.identifier)
      let host: (any LayoutItem)? = guide.owningView
      return "\(host.traceText).\(name)"
    default: return "(gone)"
    }
  }
}

extension SystemGuide {
  fileprivate var traceText: String {
    switch self {
    case .safeArea: "safeArea"
    case .margins: "margins"
    case .readableContent: "readable"
    case .keyboard: "keyboard"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    case .content: "contentLayoutGuide"
    case .visible: "frameLayoutGuide"
    }
  }
}
