import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// The different trait collections of the views of one device.
///
/// A view stores an index instead of a reference, because an index costs nothing to store and
/// compare. A device has few collections (orientations × settings), and each is stored once.
@MainActor
package final class TraitTable: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .traitTable }
  /// The maximum number of different trait collections of a device.
  static let limit = 10_000

  // Every read of traits ends here, and a check of exclusive access would cost more than the read.
  @exclusivity(unchecked) private var collections: [UITraitCollection] = [UITraitCollection()]
  private var indexes: [UITraitCollection: TraitIndex] = [:]
  private var changes: [Change: ArgumentsID] = [:]
  private var differences: [Change: [ObjectIdentifier]] = [:]

  @exclusivity(unchecked) private var windows: [Window] = []
  @exclusivity(unchecked) private var appearance: UInt32 = 0

  private struct Window {
    /// The orientation of the interface.
    var orientation: UIInterfaceOrientation
    /// The size of the window, in points.
    var size: CGSize
    /// The traits of a window with that size in that orientation.
    var traits: TraitIndex
  }

  private struct Change: Hashable {
    /// The traits before the change; nil if the object had none.
    var old: TraitIndex?
    /// The traits after the change.
    var new: TraitIndex
  }

  package init() {
    indexes[collections[0]] = .unspecified
  }

  /// The collection with an index, which must come from this table.
  package subscript(index: TraitIndex) -> UITraitCollection { collections[Int(index.rawValue)] }

  /// Returns the index of a collection equal to `collection`.
  func index(of collection: UITraitCollection) -> TraitIndex {
    index(of: collection, limit: .max)!
  }

  /// Returns the index of a collection equal to `collection`, which is added if there is none; nil
  /// if the table then had more than `limit` collections.
  func index(of collection: UITraitCollection, limit: Int) -> TraitIndex? {
    // Usually it is one of the table's own objects, and comparing identities is cheaper than
    // hashing.
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

  /// Returns the cached traits of a window in an orientation and at a size, or nil.
  func window(_ orientation: UIInterfaceOrientation, _ size: CGSize) -> TraitIndex? {
    for window in windows where window.orientation == orientation && window.size == size {
      return window.traits
    }
    return nil
  }

  /// Caches the traits of a window; rotations need only a few sizes.
  func remember(
    _ collection: UITraitCollection, forWindow orientation: UIInterfaceOrientation, _ size: CGSize
  ) -> TraitIndex {
    let index = index(of: collection)
    if windows.count >= 8 { windows.removeFirst() }
    windows.append(Window(orientation: orientation, size: size, traits: index))
    return index
  }

  /// Clears the cached traits of windows; called when the scene's overrides change.
  func forgetWindows() { windows = [] }

  /// Clears the cached traits of windows if settings have changed since the last call.
  func followAppearance(_ stamp: UInt32) {
    guard stamp != appearance else { return }
    appearance = stamp
    windows = []
  }

  /// Returns the traits that differ between two collections; results are cached.
  func changed(from old: TraitIndex, to new: TraitIndex) -> [ObjectIdentifier] {
    let change = Change(old: old, new: new)
    if let known = differences[change] { return known }
    let traits = self[new].changedTraits(from: self[old]).map { ObjectIdentifier($0) }
    if differences.count >= TraitTable.differenceLimit { differences = [:] }
    differences[change] = traits
    return traits
  }

  /// The maximum number of cached differences.
  private static let differenceLimit = 1_000

  /// Returns the recorded arguments of a change, stored once for all views that receive it.
  func arguments(
    from old: TraitIndex?, to new: TraitIndex, in recorder: TraceRecorder
  ) -> ArgumentsID {
    let change = Change(old: old, new: new)
    guard recorder.isRecording else { return .none }
    if let known = changes[change] { return known }
    var shown = self[new]
    if let old, shown.setsCustomTraits || self[old].setsCustomTraits {
      // UIKit's log lines omit this trait, so it appears only if nothing else changes.
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
  /// The trait collections of this device, created at the first use.
  package var traits: TraitTable {
    @inline(__always) get { state() }
  }
}
