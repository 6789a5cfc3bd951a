import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// The different trait collections that the views of one device have had.
///
/// A view keeps an index instead of a reference: storing and comparing it costs nothing. The
/// collections of a device are few (orientations × settings), and each is kept once.
@MainActor
package final class TraitTable: MachineState {
  package static var position: MachineStateSlot { .traitTable }

  // Every question for traits ends here: a check of exclusive access would cost more than the answer.
  @exclusivity(unchecked) private var collections: [UITraitCollection] = [UITraitCollection()]
  private var indexes: [UITraitCollection: TraitIndex] = [:]
  private var changes: [Change: ArgumentsID] = [:]
  private var differences: [Change: [ObjectIdentifier]] = [:]

  private var windows: [Window] = []
  private var appearance: UInt32 = 0

  private struct Window {
    var orientation: UIInterfaceOrientation
    var size: CGSize
    var traits: TraitIndex
  }

  private struct Change: Hashable {
    var old: TraitIndex?
    var new: TraitIndex
  }

  package init() {
    indexes[collections[0]] = .unspecified
  }

  package subscript(index: TraitIndex) -> UITraitCollection { collections[Int(index.rawValue)] }

  /// The index of a collection equal to `collection`.
  func index(of collection: UITraitCollection) -> TraitIndex {
    index(of: collection, limit: .max)!
  }

  /// The index of a collection equal to `collection`; nil when a new one would exceed a limit.
  func index(of collection: UITraitCollection, limit: Int) -> TraitIndex? {
    // Mostly it is one of the table's own objects, and comparing those is cheaper than hashing.
    let known = collections
    for own in 0..<min(known.count, 32) where known[own] === collection {
      return TraitIndex(rawValue: Int32(own))
    }
    if let known = indexes[collection] { return known }
    guard collections.count < limit else { return nil }
    let index = TraitIndex(rawValue: Int32(collections.count))
    collections.append(collection)
    indexes[collection] = index
    return index
  }

  /// The traits of a window in an orientation and of a size, if they have been worked out.
  func window(_ orientation: UIInterfaceOrientation, _ size: CGSize) -> TraitIndex? {
    for window in windows where window.orientation == orientation && window.size == size {
      return window.traits
    }
    return nil
  }

  /// Keeps the traits of a window for the next time; a few sizes are enough for turns.
  func remember(
    _ collection: UITraitCollection, forWindow orientation: UIInterfaceOrientation, _ size: CGSize
  ) -> TraitIndex {
    let index = index(of: collection)
    if windows.count >= 8 { windows.removeFirst() }
    windows.append(Window(orientation: orientation, size: size, traits: index))
    return index
  }

  /// Forgets what windows have.
  func forgetWindows() { windows = [] }

  /// Forgets what windows have if settings have changed since it was last asked.
  func followAppearance(_ stamp: UInt32) {
    guard stamp != appearance else { return }
    appearance = stamp
    windows = []
  }

  /// The traits that read differently in two collections.
  func changed(from old: TraitIndex, to new: TraitIndex) -> [ObjectIdentifier] {
    let change = Change(old: old, new: new)
    if let known = differences[change] { return known }
    let traits = self[new].changedTraits(from: self[old]).map { ObjectIdentifier($0) }
    if differences.count >= TraitTable.differenceLimit { differences = [:] }
    differences[change] = traits
    return traits
  }

  /// The number of differences that are kept at a time.
  private static let differenceLimit = 1_000

  /// The recorded arguments of a change, stored once for all views that undergo it.
  func arguments(
    from old: TraitIndex?, to new: TraitIndex, in recorder: TraceRecorder
  ) -> ArgumentsID {
    let change = Change(old: old, new: new)
    guard recorder.isRecording else { return .none }
    if let known = changes[change] { return known }
    var shown = self[new]
    if let old {
      // UIKit's lines do not show it; it stands where nothing else changes.
      let alike = shown.replacing(BarSideTrait.self, value: self[old][BarSideTrait.self])
      if alike != self[old] { shown = alike }
    }
    let text = shown.changeText(from: old.map { self[$0] })
    let id = recorder.lastingArguments([TraceArgument(nil, .text(text))])
    changes[change] = id
    return id
  }
}

extension Machine {
  package var traits: TraitTable {
    @inline(__always) get { state() }
  }
}
