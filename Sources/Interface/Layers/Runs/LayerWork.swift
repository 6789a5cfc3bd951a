import Foundation
import GimbalMotion

/// The pending work in the layers of one device: transactions, running animations, layers to lay out.
///
/// Layers enqueue work here when they change. The update cycle carries it out at the end of a turn.
@MainActor
package final class LayerWork {
  /// The nested transactions; the first is the implicit one of the run-loop turn.
  @exclusivity(unchecked) var transactions: [TransactionGroup] = [TransactionGroup()]
  /// The animations that have not ended, by their identities.
  private(set) var runs: [ObjectIdentifier: AnimationRun] = [:]
  @exclusivity(unchecked) private var flagged: [FlaggedLayer] = []
  /// The maximum number of layouts of layers in one run-loop turn.
  private static let layoutLimit = 10_000

  private struct FlaggedLayer {
    /// The layer; nil once it is released.
    weak var layer: CALayer?
  }

  /// Creates the work of a device, with one group of transactions and no animations.
  package init() {}

  /// Adds a layer with work for the end of the turn; the layer calls it once until then.
  func enqueue(_ layer: CALayer) { flagged.append(FlaggedLayer(layer: layer)) }

  /// True if layers in windows are dirty, or the implicit transaction has to end.
  package var needsCycle: Bool {
    transactions.count == 1 && transactions[0].isUsed
      || flagged.contains { $0.layer.map { $0.hasWork && $0.isInWindow } ?? false }
  }

  /// Lays out and displays the dirty layers in windows; other dirty layers wait until they are in a
  /// window.
  ///
  /// Returns false if layers invalidate each other without end.
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

  /// The innermost open transaction, to which changes of layers belong.
  var transaction: TransactionGroup { transactions[transactions.count - 1] }

  /// Ends the implicit transaction of a turn; open transactions of the app stay open.
  package func commitCycle() {
    endOrphans()
    guard transactions.count == 1 else { return }
    let group = transactions[0]
    guard group.isUsed else { return }
    transactions[0] = TransactionGroup()
    group.commit()
  }

  // MARK: Runs

  /// Ends the animations of deallocated layers.
  ///
  /// - Complexity: O(animations).
  private func endOrphans() {
    guard runs.values.contains(where: { $0.layer == nil }) else { return }
    let orphans = runs.values.filter { $0.layer == nil }
    for run in orphans.sorted(by: { $0.order < $1.order }) { run.end(false) }
  }

  /// Adds an animation; called when a layer receives it.
  func add(_ run: AnimationRun) { runs[ObjectIdentifier(run)] = run }

  /// Removes an animation that has ended.
  func remove(_ run: AnimationRun) { runs[ObjectIdentifier(run)] = nil }

  /// Schedules the end of each animation again after a change of a layer's timing.
  func reschedule() {
    for run in runs.values.sorted(by: { $0.order < $1.order }) { run.schedule() }
  }

  /// Discards everything when the device is powered off.
  package func clear() {
    for run in runs.values { run.abandon() }
    runs = [:]
    flagged = []
    transactions = [TransactionGroup()]
  }

  /// The sequence number of the last animation; each one receives the next.
  var nextOrder = 0
}

extension CALayer {
  /// True if the layer has to be laid out or displayed.
  final var hasWork: Bool { !flags.isDisjoint(with: [.layout, .display]) }
}
