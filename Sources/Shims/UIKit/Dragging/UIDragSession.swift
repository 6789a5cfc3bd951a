public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// The members that a drag and a drop have in common; none ever begins.
///
/// Source: Apple, UIDragDropSession.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
  /// True if they may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// True if only this app may take them.
  var isRestrictedToDraggingApplication: Bool { get }
  /// The place of the finger in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// True if one of the things has data of one of the kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// True if one of the things can become an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag.
///
/// Source: Apple, UIDragSession.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app's own.
  var localContext: Any? { get set }
}

/// A drop.
///
/// Source: Apple, UIDropSession.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// The way in which progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the objects.
  var progress: Progress { get }
  /// Makes objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The ways in which the progress of a drop is shown.
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

/// An answer on what a drop would do.
///
/// Source: Apple, UIDropProposal.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect of the drop.
  public final let operation: UIDropOperation
  /// True if the place is to be hit precisely.
  @Settable open var isPrecise = false
  /// True if the preview is drawn in full size.
  @Settable open var prefersFullSizePreview = false

  /// Creates an answer.
  public init(operation: UIDropOperation) { self.operation = operation }
}
