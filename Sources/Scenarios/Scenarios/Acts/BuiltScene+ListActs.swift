import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine
import GimbalLists

/// The steps of scenarios on tables and collection views.
extension ListAct {
  /// True for actions of the user by touch.
  var isTouch: Bool {
    switch kind {
    case .select(_, let byTap): byTap
    case .pull, .swipe: true
    default: false
    }
  }
}

/// Steps on tables and collection views.
extension BuiltScene {
  /// Performs a step on a list; an action that a touch cannot perform is an error.
  func perform(_ act: ListAct, on simulator: Simulator) throws(SceneError) {
    let list = try existingList(act.list)
    switch act.kind {
    case .update(let update): try perform(update, on: list, act.list)
    case .reloadData: list.reloadData()
    case .select(let row, byTap: true):
      let cell = Target(
        kind: .view, name: act.list.name + row.text, position: act.list.position)
      _ = try shownCell(row, in: list, act.list)
      try perform(
        TouchAct(location: .view(cell), gesture: .tap(count: 1, fingers: 1)), on: simulator)
    case .select(let row, byTap: false):
      try check(row, in: list, act.list)
      list.select(row)
    case .scroll(to: let row, at: let position, let animated):
      list.scroll(to: row, at: position, animated: animated)
    case .pull(by: let way, let seconds):
      let bounds = list.view.bounds
      let start = list.view.convert(CGPoint(x: bounds.midX, y: bounds.minY + 20), to: nil)
      let touch = simulator.touch(at: start)
      touch.move(to: CGPoint(x: start.x, y: start.y + way), during: seconds)
      touch.lift()
    case .swipe(let row, let fromLeading, let action):
      try check(row, in: list, act.list)
      let cell = try shownCell(row, in: list, act.list)
      try swipe(cell, in: try table(act.list, list), fromLeading, action, act.list, simulator)
    case .drag(let from, let to):
      try check(from, in: list, act.list)
      try table(act.list, list).move(from: from.path, to: to.path)
    case .edit(let row, let control):
      try check(row, in: list, act.list)
      let table = try table(act.list, list)
      switch control {
      case .delete: table.commit(.delete, at: row.path)
      case .insert: table.commit(.insert, at: row.path)
      case .accessory: table.tapAccessory(at: row.path)
      }
    }
  }

  private func existingList(_ target: Target) throws(SceneError) -> BuiltList {
    let view = try existingView(target)
    if let list = BuiltList(view) { return list }
    throw SceneError(
      position: target.position,
      message: "\(QuotedText.of(target.name)) is a \(type(of: view)), which has no rows")
  }

  private func table(_ target: Target, _ list: BuiltList) throws(SceneError) -> UITableView {
    if case .table(let table) = list { return table }
    throw SceneError(
      position: target.position,
      message: "\(QuotedText.of(target.name)) is a collection view; this is for tables")
  }

  private func check(
    _ row: SceneRowPath, in list: BuiltList, _ target: Target
  ) throws(SceneError) {
    guard !list.has(row) else { return }
    throw SceneError(
      position: target.position,
      message: "\(QuotedText.of(target.name)) has no row \(row.text); it has \(list.counts) rows")
  }

  /// Returns the cell of a row; throws an error if it is not visible.
  private func shownCell(
    _ row: SceneRowPath, in list: BuiltList, _ target: Target
  ) throws(SceneError) -> UIView {
    if let cell = list.view(.cell(row)) { return cell }
    throw SceneError(
      position: target.position,
      message: "row \(row.text) of \(QuotedText.of(target.name)) is not in sight; a step "
        + "'scrollTo' brings it there")
  }

  /// Swipes over a row, less far than triggers the first action, and taps the button of an action.
  private func swipe(
    _ cell: UIView, in table: UITableView, _ fromLeading: Bool, _ title: String?,
    _ target: Target, _ simulator: Simulator
  ) throws(SceneError) {
    let bounds = cell.bounds
    let goesRight = fromLeading == (table.effectiveUserInterfaceLayoutDirection != .rightToLeft)
    let (near, far) = (bounds.width * 0.2, bounds.width * 0.75)
    let location = { cell.convert(CGPoint(x: $0, y: bounds.midY), to: nil) }
    simulator.drag(from: location(goesRight ? near : far), to: location(goesRight ? far : near))
    guard let title else { return }
    let actions = table.openActions
    guard let button = actions.first(where: { $0.title == title })?.button else {
      throw SceneError(
        position: target.position,
        message: "the swipe offers no action \(QuotedText.of(title))"
          + NearestWord.hintOrAll(for: title, among: actions.compactMap(\.title)))
    }
    simulator.tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  private func perform(
    _ update: ListUpdate, on list: BuiltList, _ target: Target
  ) throws(SceneError) {
    guard let scripted = lists[ObjectIdentifier(list.view)] else {
      throw SceneError(
        position: target.position,
        message: "the data of \(QuotedText.of(target.name)) is made in Swift, which changes it")
    }
    let new = try scripted.changed(by: update, target)
    let change = { scripted.take(new) }
    if update.isUntold { return change() }
    list.perform(update) { if !update.isLie { change() } }
  }
}
