import Foundation
import GimbalEngine
import GimbalTraces

/// Questions of a table to its data source and its delegate.
extension UITableView {
  /// Asks the delegate; nil where there is none, or it does not answer such questions.
  final func queryDelegate<Answer>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    once question: TableQuestion? = nil, _ call: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    if let question, state.unanswered.contains(question) { return nil }
    guard let delegate else { return nil }
    let answer = receiver(of: delegate, as: "tableDelegate", cached: &state.delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) }
    // Another delegate, set inside the call, is asked for itself.
    if answer == nil, let question, delegate === self.delegate { state.unanswered.insert(question) }
    return answer
  }

  /// Asks the data source; nil where there is none, or it does not answer such questions.
  final func queryDataSource<Answer>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    once question: TableQuestion? = nil, _ call: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    if let question, state.unanswered.contains(question) { return nil }
    guard let dataSource else { return nil }
    let answer = receiver(of: dataSource, as: "dataSource", cached: &state.sourceReceiver)
      .sendOptional(name, to: dataSource, arguments()) { call(dataSource) }
    if answer == nil, let question, dataSource === self.dataSource {
      state.unanswered.insert(question)
    }
    return answer
  }

  /// The arguments of an event about a row.
  final func arguments(_ label: String, _ path: IndexPath) -> ArgumentsID {
    machine.arguments(TraceArgument(label, .text(PathText.of(path))))
  }

  /// The arguments of an event about a section.
  final func arguments(_ label: String, _ section: Int) -> ArgumentsID {
    machine.arguments(TraceArgument(label, .number(Double(section))))
  }

  /// The height that the delegate gives a part; nil where it gives none.
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

  /// The height that the delegate gives a row; nil where it gives none.
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

  /// Other objects are asked from now on.
  final func sourceDidChange() {
    state.unanswered = []
    if defers({ $0.sourceDidChange() }) { return }
    state.isLoaded = false
    setNeedsLayout()
  }
}
