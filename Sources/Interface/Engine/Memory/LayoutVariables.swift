/// The object that gives seats to the views and guides of a tree; `LayoutEngine` is its subclass.
package class LayoutVariableOwner: UnretainedObject {
  #if DEBUG
    package nonisolated final let life = ObjectLife()
  #endif
}

/// An item's place in the layout engine of its tree.
package struct LayoutVariables {
  /// The engine, which lives as long as an item sits in it; nil when the item takes no part.
  package var giver: Unretained<LayoutVariableOwner>?
  /// The item's place among the engine's; meaningless without an engine.
  var index: Int32 = -1
}
