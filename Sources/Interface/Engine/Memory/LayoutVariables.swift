/// The object that assigns layout variables to the views and guides of a tree; `LayoutEngine` is
/// its subclass.
package class LayoutVariableOwner: UnretainedObject {
  #if DEBUG
    /// The lifetime token, which debug builds check at unretained reads.
    package nonisolated final let life = ObjectLife()
  #endif
}

/// An item's layout variables, as its entry in the layout engine of its tree.
package struct LayoutVariables {
  /// The engine, which lives while an item has variables in it; nil if the item takes no part in
  /// Auto Layout.
  package var giver: Unretained<LayoutVariableOwner>?
  /// The index of the item's entry; meaningless without an engine.
  var index: Int32 = -1
}
