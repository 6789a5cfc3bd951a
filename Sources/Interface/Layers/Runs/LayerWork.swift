import Foundation
import GimbalMotion

/// The pending work in the layers of one device: transactions, running animations, layers to lay out.
@MainActor
package final class LayerWork {
  /// The transactions, one inside the other; the first is the implicit one of the turn.
  var transactions: [TransactionGroup] = [TransactionGroup()]
  /// The animations whose end is still to come.
  private(set) var runs: [ObjectIdentifier: AnimationRun] = [:]
  private var flagged: [FlaggedLayer] = []
  /// The limit of layouts of layers in one turn.
  private static let layoutLimit = 10_000

  private struct FlaggedLayer {
    weak var layer: CALayer?
  }

  package init() {}

  func enqueue(_ layer: CALayer) { flagged.append(FlaggedLayer(layer: layer)) }

  /// True if layers in windows are marked, or the implicit transaction is to be ended: a turn has work.
  package var needsCycle: Bool {
    transactions.count == 1 && transactions[0].isUsed
      || flagged.contains { $0.layer.map { $0.hasWork && $0.isInWindow } ?? false }
  }

  /// Lays out and displays the marked layers that are in windows; others wait until they are.
  ///
  /// False if layers mark each other without end.
  package func run() -> Bool {
    guard !flagged.isEmpty else { return true }
    var layouts = 0
    var waiting: [FlaggedLayer] = []
    while !flagged.isEmpty {
      let batch = flagged
      flagged = []
      for entry in batch {
        guard let layer = entry.layer else { continue }
        guard layer.isInWindow else {
          waiting.append(entry)
          continue
        }
        layer.flags.remove(.listed)
        layouts += 1
        if layouts > LayerWork.layoutLimit {
          layer.flags.subtract([.layout, .display])
          continue
        }
        layer.layOutIfFlagged()
        layer.displayIfFlagged()
        layer.commit()
      }
    }
    flagged = waiting
    return layouts <= LayerWork.layoutLimit
  }

  // MARK: Transactions

  /// The innermost transaction.
  var transaction: TransactionGroup { transactions[transactions.count - 1] }

  /// Ends the implicit transaction of a turn; transactions that the app has left open stay.
  package func commitCycle() {
    endOrphans()
    guard transactions.count == 1 else { return }
    let group = transactions[0]
    guard group.isUsed else { return }
    transactions[0] = TransactionGroup()
    group.commit()
  }

  // MARK: Runs

  /// Ends the animations of layers that are gone.
  ///
  /// - Complexity: O(animations).
  private func endOrphans() {
    guard runs.values.contains(where: { $0.layer == nil }) else { return }
    let orphans = runs.values.filter { $0.layer == nil }
    for run in orphans.sorted(by: { $0.order < $1.order }) { run.end(false) }
  }

  func add(_ run: AnimationRun) { runs[ObjectIdentifier(run)] = run }

  func remove(_ run: AnimationRun) { runs[ObjectIdentifier(run)] = nil }

  /// Looks anew when each animation ends, since the time of a layer has changed.
  func reschedule() {
    for run in runs.values.sorted(by: { $0.order < $1.order }) { run.schedule() }
  }

  /// Forgets everything, when the device is powered off.
  package func clear() {
    for run in runs.values { run.abandon() }
    runs = [:]
    flagged = []
    transactions = [TransactionGroup()]
  }

  var nextOrder = 0
}

extension CALayer {
  final var hasWork: Bool { !flags.isDisjoint(with: [.layout, .display]) }
}
