import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalTraits

/// The pan recognizer that swipes a row, and the row that it has moved.
///
/// Rule: R-LIST-14.
final class RowSwipe: UIPanGestureRecognizer {
  private weak var list: (any SwipedList)?
  private var offer: (SwipeOffer, isAtLeft: Bool)?
  private var row: SwipedRow?
  /// The distance by which the row was already moved when the touch began, in points.
  private var startWay: CGFloat = 0
  /// True if a touch has begun outside of the open row, which closes the row and does nothing else.
  private var closesAtTouch = false

  /// Creates the recognizer of a list, which adds it to itself.
  init(_ list: any SwipedList) {
    self.list = list
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    gesture.onChange = { [unowned self] in self.follow($0.state) }
  }

  /// Fails if the touch moves along the list, or over a row without actions.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let way = translation(in: nil)
    guard abs(way.x) > abs(way.y), prepares(isAtLeft: way.x > 0) else {
      state = .failed
      return
    }
  }

  /// Returns true if the row under the touch is open, or has actions at the edge that the swipe
  /// uncovers; stores these actions as the offer.
  private func prepares(isAtLeft: Bool) -> Bool {
    guard let list, let touch = gesture.touches.first else { return false }
    offer = nil
    let point = touch.location(in: list)
    if let row, let frame = row.row?.frame, frame.minY <= point.y, point.y < frame.maxY {
      return true
    }
    let isReversed = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let found = list.swipeOffer(at: point, fromLeading: isAtLeft != isReversed),
      !found.actions.actions.isEmpty
    else { return false }
    offer = (found, isAtLeft)
    return true
  }

  /// The buttons of the open row, from its edge inwards.
  var buttons: [UISwipeActionStandardButton] { row?.pull.buttons ?? [] }

  // MARK: Distance

  private func follow(_ state: UIGestureRecognizer.State) {
    if state == .began { begin() }
    guard let row else { return }
    let sign: CGFloat = row.isAtLeft ? 1 : -1
    let way = max(0, startWay + sign * translation(in: nil).x)
    switch state {
    case .began, .changed: move(row, by: way)
    case .ended: letGo(row, at: way, speed: sign * velocity(in: nil).x)
    case .cancelled, .failed: startWay > 0 ? open(row) : close()
    default: break
    }
  }

  private func begin() {
    if let offer {
      show(offer.0, isAtLeft: offer.isAtLeft)
      startWay = 0
    } else {
      startWay = row?.way ?? 0
    }
    offer = nil
  }

  private func show(_ offer: SwipeOffer, isAtLeft: Bool) {
    close()
    guard let list else { return }
    list.swipeWillBegin(offer.row)
    let made = SwipedRow(offer, isAtLeft: isAtLeft) { [weak self] action, button in
      self?.take(action, button)
    }
    row = made
    list.insertSubview(made.pull, belowSubview: offer.row)
  }

  private func move(_ row: SwipedRow, by way: CGFloat) {
    row.way = way
    guard let view = row.row, let frame = list?.restingFrame(of: view) else { return }
    view.frame = moved(frame, of: view)
  }

  /// Returns the frame of a row as the touch has moved it.
  func moved(_ frame: CGRect, of view: UIView) -> CGRect {
    guard let row, row.row === view else { return frame }
    row.positionActions(in: frame)
    return frame.offsetBy(dx: row.isAtLeft ? row.way : -row.way, dy: 0)
  }

  private func letGo(_ row: SwipedRow, at way: CGFloat, speed: CGFloat) {
    guard let list, let view = row.row else { return close() }
    let rest = row.pull.openWidth
    let choosesFirst =
      row.actions.performsFirstActionWithFullSwipe && list.machine.features.hasSwipeActions
    if choosesFirst, way > view.bounds.width * 2 / 3, let first = row.actions.actions.first {
      open(row)
      return take(first, row.pull)
    }
    let limit = GestureMetrics.endingSpeed
    speed >= limit || way >= rest / 2 && speed > -limit ? open(row) : close()
  }

  private func open(_ row: SwipedRow) {
    move(row, by: row.pull.openWidth)
    if let view = row.row { list?.swipeDidOpen(view) }
  }

  /// Opens a row without a touch, as the delete control does.
  func open(_ offer: SwipeOffer, fromLeading: Bool) {
    guard let list, !offer.actions.actions.isEmpty else { return }
    let isReversed = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    show(offer, isAtLeft: fromLeading != isReversed)
    if let row { open(row) }
  }

  // MARK: The end of a swipe

  /// Performs an action; the row closes when the app calls its completion.
  private func take(_ action: UIContextualAction, _ source: UIView) {
    guard let taken = row else { return }
    action.handler(action, source) { [weak self, weak taken] _ in
      if let self, let taken, self.row === taken { self.close() }
    }
  }

  /// Moves the open row back to its frame, and removes its buttons.
  func close() {
    guard let row else { return }
    self.row = nil
    row.pull.removeFromSuperview()
    guard let view = row.row else { return }
    if let frame = list?.restingFrame(of: view) { view.frame = frame }
    list?.swipeDidEnd(view)
  }

  /// Closes an open row instead of handling a tap; returns false if no row is open.
  func closesInsteadOfTap() -> Bool {
    guard row != nil, !state.isUnderWay else { return false }
    closesAtTouch = true
    return true
  }

  /// Closes an open row when a touch scrolls the list.
  func closeIfScrolled() {
    if row != nil, !state.isUnderWay, list?.isDragging ?? true { close() }
  }

  /// Closes `view` if it is the open row; called when the row is removed.
  func closeIfOpen(_ view: UIView) {
    if let row, row.row === view { close() }
  }

  /// Closes the open row after a touch outside it has ended or scrolls.
  func closeAfterTouch() {
    guard closesAtTouch else { return }
    closesAtTouch = false
    close()
  }
}

/// A row that a swipe has moved.
@MainActor
private final class SwipedRow {
  /// The row; nil once it is released.
  private(set) weak var row: UIView?
  /// The actions at the side that is open.
  let actions: UISwipeActionsConfiguration
  /// True if the buttons are at the left side.
  let isAtLeft: Bool
  /// The view with the buttons.
  let pull: UISwipeActionPullView
  /// The distance by which the row is moved, in points; never negative.
  var way: CGFloat = 0

  /// Creates the state of a row that begins to move; `take` is called with a tapped action.
  init(
    _ offer: SwipeOffer, isAtLeft: Bool, take: @escaping (UIContextualAction, UIView) -> Void
  ) {
    row = offer.row
    actions = offer.actions
    self.isAtLeft = isAtLeft
    pull = UISwipeActionPullView(offer.actions.actions, isAtLeft: isAtLeft, take: take)
  }

  /// Positions the actions behind the row, at the edge that it uncovers.
  func positionActions(in frame: CGRect) {
    let width = pull.openWidth
    let location = CGRect(
      x: isAtLeft ? frame.minX : frame.maxX - width, y: frame.minY, width: width,
      height: frame.height)
    if pull.frame != location { pull.frame = location }
  }
}
