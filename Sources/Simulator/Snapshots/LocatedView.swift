/// One view of a snapshot together with the snapshot: what questions about its place need.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// if let play = sim.layout["play"] {
///   print(play.frame, play.windowFrame, play.isVisible, play.layout.safeArea)
/// }
/// ```
@dynamicMemberLookup
public struct LocatedView: Hashable, Sendable {
  /// The snapshot.
  public var layout: LayoutSnapshot
  /// The view.
  public var view: ViewSnapshot

  /// Pairs a view with the snapshot that shows it.
  public init(_ view: ViewSnapshot, in layout: LayoutSnapshot) {
    self.view = view
    self.layout = layout
  }

  /// A value of the view's snapshot.
  public subscript<Value>(dynamicMember member: KeyPath<ViewSnapshot, Value>) -> Value {
    view[keyPath: member]
  }
}
