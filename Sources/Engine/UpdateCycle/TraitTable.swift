import Foundation
import GimbalTraces
import GimbalTraits

/// A trait collection, named by its place in a machine's `TraitTable`.
struct TraitIndex: Hashable {
  var rawValue: Int32

  /// The collection in which nothing is specified: the first of every table.
  static let unspecified = TraitIndex(rawValue: 0)
}

/// The different trait collections that the views of one device have had.
///
/// A view keeps an index instead of a reference: storing and comparing it costs nothing. The
/// collections of a device are few (orientations × settings), and each is kept once.
struct TraitTable {
  private var collections: [UITraitCollection] = [UITraitCollection()]
  private var indexes: [UITraitCollection: TraitIndex] = [:]
  private var changes: [Change: ArgumentsID] = [:]

  private struct Change: Hashable {
    var old: TraitIndex?
    var new: TraitIndex
  }

  init() {
    indexes[collections[0]] = .unspecified
  }

  subscript(index: TraitIndex) -> UITraitCollection { collections[Int(index.rawValue)] }

  /// The index of a collection equal to `collection`.
  mutating func index(of collection: UITraitCollection) -> TraitIndex {
    if let known = indexes[collection] { return known }
    let index = TraitIndex(rawValue: Int32(collections.count))
    collections.append(collection)
    indexes[collection] = index
    return index
  }

  /// The recorded arguments of a change, stored once for all views that undergo it.
  mutating func arguments(
    from old: TraitIndex?, to new: TraitIndex, in recorder: TraceRecorder
  ) -> ArgumentsID {
    let change = Change(old: old, new: new)
    guard recorder.isRecording else { return .none }
    if let known = changes[change] { return known }
    let text = self[new].changeText(from: old.map { self[$0] })
    let id = recorder.lastingArguments([TraceArgument(nil, .text(text))])
    changes[change] = id
    return id
  }
}
