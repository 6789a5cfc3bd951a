import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The view with the buttons of a row's actions, from the edge of the row inwards.
///
/// Rule: R-LIST-17.
final class UISwipeActionPullView: UIView {
  /// The buttons in the order of the actions.
  let buttons: [UISwipeActionStandardButton]
  private let isAtLeft: Bool

  /// Creates the view for actions; `take` is called with a tapped action and its button.
  init(
    _ actions: [UIContextualAction], isAtLeft: Bool,
    take: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isAtLeft = isAtLeft
    buttons = actions.map { UISwipeActionStandardButton($0, take) }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  /// Returns nil: the system creates this view only in code.
  required init?(coder: NSCoder) { nil }

  private var metrics: SwipeMetrics { SwipeMetrics(of: self) }

  /// The widths of the buttons, in points: the widest one's width for all, or each one's own width.
  private var widths: [CGFloat] {
    let own = buttons.map { metrics.width(of: $0.action) }
    let areAlike = metrics.areAlike(buttons.map(\.action))
    return areAlike ? own.map { _ in own.max() ?? 0 } : own
  }

  /// The width that shows all buttons, in points.
  var openWidth: CGFloat {
    widths.reduce(metrics.gap) { $0 + $1 + metrics.gap }
  }

  /// Positions the buttons from the edge on.
  override func layoutSubviews() {
    super.layoutSubviews()
    let height = metrics.height(in: bounds.height)
    var location = metrics.gap
    for (button, width) in zip(buttons, widths) {
      button.frame = machine.pixelGrid.round(
        CGRect(
          x: isAtLeft ? location : bounds.width - location - width, y: (bounds.height - height) / 2,
          width: width, height: height))
      location += width + metrics.gap
    }
  }
}

/// The button of a contextual action in a swiped row.
final class UISwipeActionStandardButton: UIControl {
  /// The app's action, which a tap runs.
  let action: UIContextualAction

  /// Creates the button of an action; `take` is called when it is tapped.
  init(_ action: UIContextualAction, _ take: @escaping (UIContextualAction, UIView) -> Void) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    addAction(
      UIAction { [weak self] _ in if let self { take(self.action, self) } }, for: .touchUpInside)
  }

  /// Returns nil: the system creates this view only in code.
  required init?(coder: NSCoder) { nil }
}

/// The metrics of these buttons, in points.
///
/// See: R-LIST-17.
@MainActor
private struct SwipeMetrics {
  private let machine: Machine
  private let isRound: Bool
  private let isModern: Bool

  /// Creates the metrics for the device of a view.
  init(of view: UIView) {
    machine = view.machine
    isRound = machine.features.hasRoundSwipeButtons
    isModern = machine.features.hasEqualSwipeButtons
  }

  /// The space between buttons, and around them, in points.
  var gap: CGFloat { isRound ? 10 : 0 }

  /// Returns the height of a button in a row of a height, in points.
  func height(in row: CGFloat) -> CGFloat { isRound ? min(44, row) : row }

  /// Returns true if all buttons are as wide as the widest.
  func areAlike(_ actions: [UIContextualAction]) -> Bool {
    isModern && (!isRound || actions.allSatisfy { $0.image == nil })
  }

  /// Returns the width of an action's button, in points.
  func width(of action: UIContextualAction) -> CGFloat {
    let title = width(of: action.title ?? "")
    let image = action.image?.size.width ?? 0
    if isRound {
      let both = title > 0 && image > 0 ? 4 as CGFloat : 0
      return 12 + image + both + title + 12
    }
    return isModern ? max(74, title + 16, image + 16) : title + 30
  }

  private func width(of title: String) -> CGFloat {
    guard !title.isEmpty else { return 0 }
    let font = UIFont.systemFont(ofSize: isRound ? 13 : isModern ? 15 : 18)
    return machine.pixelGrid.roundUp(title.size(withAttributes: [.font: font]).width)
  }
}
