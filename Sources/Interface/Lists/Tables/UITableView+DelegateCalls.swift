import Foundation
import GimbalEngine
import GimbalTraces

/// Calls of a table to its data source and its delegate.
extension UITableView {
  /// Calls the delegate; returns nil without a delegate or if it does not implement the method.
  final func queryDelegate<Answer>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    once question: TableQuestion? = nil, _ call: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    if let question, state.unanswered.contains(question) { return nil }
    guard let delegate else { return nil }
    let answer = receiver(of: delegate, as: "tableDelegate", cached: &state.delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) }
    // Not recorded for another delegate that the call has set.
    if answer == nil, let question, delegate === self.delegate, !machine.leavesOutCalls {
      state.unanswered.insert(question)
    }
    return answer
  }

  /// Calls the data source; returns nil without one or if it does not implement the method.
  final func queryDataSource<Answer>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    once question: TableQuestion? = nil, _ call: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    if let question, state.unanswered.contains(question) { return nil }
    guard let dataSource else { return nil }
    let answer = receiver(of: dataSource, as: "dataSource", cached: &state.sourceReceiver)
      .sendOptional(name, to: dataSource, arguments()) { call(dataSource) }
    if answer == nil, let question, dataSource === self.dataSource, !machine.leavesOutCalls {
      state.unanswered.insert(question)
    }
    return answer
  }

  /// Returns the arguments of an event about a row.
  final func arguments(_ label: String, _ path: IndexPath) -> ArgumentsID {
    machine.arguments(TraceArgument(label, .text(PathText.of(path))))
  }

  /// Returns the arguments of an event about a section.
  final func arguments(_ label: String, _ section: Int) -> ArgumentsID {
    machine.arguments(TraceArgument(label, .number(Double(section))))
  }

  /// Returns the height of a header or footer from the delegate; nil if it gives none.
  final func queryHeight(
    _ name: EventName, _ label: String, section: Int, once question: TableQuestion,
    _ call: (any UITableViewDelegate) -> CGFloat
  ) -> CGFloat? {
    let part = question == .headerHeight ? "header" : "footer"
    guard let height = queryDelegate(name, arguments(label, section), once: question, call) else {
      return nil
    }
    if height == UITableView.automaticDimension { return height }
    guard height >= 0, height.isFinite else {
      report(.negativeHeight(height, of: part, section: section))
      return 0
    }
    return height
  }

  /// Returns the height of a row from the delegate; nil if it gives none.
  final func queryHeight(of location: RowLocation) -> CGFloat? {
    let path = location.path
    guard
      let height = queryDelegate(
        .tableRowHeight, arguments("heightForRowAt", path), once: .rowHeight,
        { $0.tableView(self, heightForRowAt: path) })
    else { return nil }
    if height == UITableView.automaticDimension { return height }
    guard height >= 0, height.isFinite else {
      report(.negativeHeight(height, at: location))
      return 0
    }
    return height
  }

  /// Resets what depends on the data source and the delegate after one of them was replaced.
  final func sourceDidChange() {
    state.unanswered = []
    if defers({ $0.sourceDidChange() }) { return }
    state.isLoaded = false
    setNeedsLayout()
  }
}
