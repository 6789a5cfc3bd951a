public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// The common members of drag and drop sessions; no session ever begins.
///
/// Source: Apple, UIDragDropSession.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// True if they may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// True if only this app may receive them.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the location of the touch in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Returns true if one of the items has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns true if one of the items can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag session.
///
/// Source: Apple, UIDragSession.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object that the app attaches.
  var localContext: Any? { get set }
}

/// A drop session.
///
/// Source: Apple, UIDropSession.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session if the drag began in this app, else nil.
  var localDragSession: (any UIDragSession)? { get }
  /// The style in which progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the objects.
  var progress: Progress { get }
  /// Loads objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The styles in which the progress of a drop is shown.
///
/// Source: Apple, UIDropSessionProgressIndicatorStyle.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// The effect of a drop.
///
/// Source: Apple, UIDropOperation.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// A proposal for the effect of a drop.
///
/// Source: Apple, UIDropProposal.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect of the drop.
  public final let operation: UIDropOperation
  /// True if the location must be precise.
  @Settable open var isPrecise = false
  /// True if the preview has full size.
  @Settable open var prefersFullSizePreview = false

  /// Creates a proposal with an effect.
  public init(operation: UIDropOperation) { self.operation = operation }
}
