/// A view's snapshot together with its layout.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// if let play = sim.layout["play"] {
///   print(play.frame, play.windowFrame, play.isVisible, play.layout.safeArea)
/// }
/// ```
///
/// The subscript of a `LayoutSnapshot` returns it for a name.
@dynamicMemberLookup
public struct LocatedView: Hashable, Sendable {
  /// The snapshot.
  public var layout: LayoutSnapshot
  /// The view.
  public var view: ViewSnapshot

  /// Creates a pair of a view and the snapshot that contains it.
  public init(_ view: ViewSnapshot, in layout: LayoutSnapshot) {
    self.view = view
    self.layout = layout
  }

  /// Reads a value of the view's snapshot.
  public subscript<Value>(dynamicMember member: KeyPath<ViewSnapshot, Value>) -> Value {
    view[keyPath: member]
  }
}
