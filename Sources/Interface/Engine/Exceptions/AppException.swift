import GimbalTraces
import GimbalTraits

/// A mistake of an app, with the exception that UIKit raises for it or the line that UIKit logs.
///
/// The extensions of this type list all of them by subject, each as a member. In Gimbal an
/// exception is an event with its name and reason; the call that caused it has no effect, and the
/// app continues.
///
/// Rule: D-11.
@MainActor
package struct AppException {
  /// The origin of the message's wording.
  package enum Wording: Sendable {
    /// The wording is UIKit's, from the source that the member's comment names.
    case uikit
    /// The wording is Gimbal's, because no source has UIKit's.
    case gimbal
  }

  /// The kind of the mistake, which lists and filters use.
  package let kind: Kind
  /// The exception's name; nil for a log line.
  package let exception: ExceptionName?
  /// The origin of the message: UIKit's own text, or Gimbal's.
  package let wording: Wording
  /// The message in one or more lines, as the event and UIKit's log show it.
  package let text: String

  /// Creates an exception; without a name it is only logged.
  package init(_ kind: Kind, _ exception: ExceptionName?, _ wording: Wording, _ text: String) {
    self.kind = kind
    self.exception = exception
    self.wording = wording
    self.text = text
  }
}

/// The names of the exceptions that UIKit raises.
package enum ExceptionName: String, Sendable {
  case invalidArgument = "NSInvalidArgumentException"
  case generic = "NSGenericException"
  case invalidConstraint = "NSInvalidLayoutConstraintException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case undefinedKey = "NSUnknownKeyException"
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  case invalidOrientation = "UIApplicationInvalidInterfaceOrientation"
  case invalidGeometry = "CALayerInvalidGeometry"
  case invalidLayer = "CALayerInvalid"
  case range = "NSRangeException"
  /// A trap of the process, which cannot be caught.
  case trap = "EXC_BREAKPOINT"
  /// A limit of Gimbal; UIKit has no such limit, but its stack would overflow at some depth.
  case limit = "GimbalLimitExceeded"
}

extension AppException {
  /// All kinds of exceptions and logged lines, for lists of them.
  ///
  /// Most have a member of `AppException` with the same name, which creates the exception.
  package enum Kind: String, CaseIterable, Sendable {
    // Views.
    /// A view that is added to itself.
    case selfAsSubview
    /// A view that is added to one of its descendants.
    case viewInItself
    /// A child's view that is added to the view of a controller other than its parent.
    case viewOfForeignChild
    /// A view below the deepest level of views that Gimbal supports.
    case viewsTooDeep
    /// A method that app code calls from within itself too often.
    case endlessCalls
    /// Bounds that are not finite.
    case boundsNotFinite
    /// A position that is not finite.
    case positionNotFinite
    /// A transform that contains NaN or infinity.
    case transformNotFinite
    /// An `alpha` that is NaN.
    case alphaNotANumber
    /// Layout margins that are NaN or infinite.
    case marginsNotFinite
    /// Insets that are not finite.
    case insetsNotFinite
    /// A content size that is not finite.
    case contentSizeNotFinite
    /// A layer that would become its own descendant.
    case layerInItself
    /// A layer below more layers than Gimbal supports.
    case layersTooDeep
    /// A layer's transform that contains NaN or infinity.
    case layerTransformNotFinite
    /// Another number of a layer that is NaN or infinite.
    case layerNumberNotFinite
    /// A view's layer in a layer that belongs to no view.
    case viewInLayer
    /// A view as the delegate of another view's layer.
    case viewAsDelegate
    /// A layer to be replaced that is not a sublayer.
    case strangeSublayer
    /// An animation with an unknown key path.
    case unknownKeyPath
    /// Inserting an arranged subview at an index beyond the end.
    case arrangedIndex
    /// Stack views that fill proportionally are nested deeper than Gimbal supports.
    case stacksTooDeep

    // Constraints.
    /// A priority out of range.
    case illegalPriority
    /// A change of an active constraint's priority from or to required.
    case priorityCrossing
    /// A constraint without a first item.
    case constraintWithoutItem
    /// A constraint that relates a position to a constant.
    case locationAgainstNothing
    /// A constraint between leading or trailing and left or right.
    case mixedFamilies
    /// A constraint between attributes of different kinds.
    case mixedKinds
    /// A constant that is NaN or infinite.
    case constantNotFinite
    /// A multiplier that is NaN or infinite.
    case multiplierNotFinite
    /// A constant that was clamped to the largest allowed value.
    case hugeConstant
    /// A constraint between items without a common superview.
    case noCommonAncestor
    /// A constraint that is added to a view whose tree does not contain its items.
    case unpreparedTree
    /// A constraint as for `unpreparedTree`, on systems that only log it.
    case unpreparedTreeLog
    /// An error in a visual format.
    case visualFormat
    /// Values that the solver rejects.
    case unsolvable

    // Controllers.
    /// A controller that becomes a child of itself or of a descendant.
    case childInItself
    /// A presenter that becomes a child of a controller presented over it.
    case childUnderItself
    /// A child below the deepest level of controllers that Gimbal supports.
    case controllersTooDeep
    /// A controller that gets a parent while its view is in another controller's view.
    case childInAnotherView
    /// Setting a controller's view to the view of another controller.
    case sharedView
    /// A nib file that is not found.
    case missingNib
    /// A storyboard that is not found.
    case missingStoryboard
    /// A document that exists but cannot be read.
    case unreadableDocument
    /// A storyboard that has no controller with an identifier.
    case missingScene
    /// `performSegue(withIdentifier:sender:)` with an identifier that no segue has.
    case missingSegue
    /// An outlet that its object has no property for.
    case undefinedKey
    /// A transition between two controllers that are not both children.
    case nonSiblingsExchanged
    /// A container that returns a size for a child that no view can have.
    case impossibleChildSize
    /// Children to which a decision is delegated in a cycle.
    case circularChildren

    // Containers.
    /// A controller that is pushed onto a stack which contains it.
    case pushedTwice
    /// A navigation controller that is pushed onto another one.
    case pushedNavigation
    /// Pushing a split view controller.
    case pushedSplit
    /// A pop to a controller that is not on the stack.
    case poppedToNonMember
    /// `setViewControllers(_:animated:)` with a controller twice in the list.
    case repeatedOnStack
    /// A tab bar controller that gets a controller twice in its list.
    case repeatedTab
    /// The selection of a controller that is no tab of the tab bar controller.
    case strangeTab
    /// A number of pages that the spine location does not allow.
    case pageCount
    /// Setting `isDoubleSided` to false while the spine is in the middle.
    case singleSidedAroundSpine
    /// More or fewer controllers than a split view controller has columns.
    case splitCount
    /// A call that names a column which the style does not have.
    case noSuchColumn

    // Presentations.
    /// A presentation style that presents nothing, such as `none`.
    case styleWithoutPresentation
    /// `present(_:animated:)` with the receiver itself.
    case presentedOnItself
    /// Presenting a controller that another one presents already.
    case presentedTwice
    /// Presenting a controller that has a parent.
    case presentedChild
    /// A controller that is presented while it is on screen already.
    case presentedActive
    /// Presenting over a full-screen controller that was presented with a partial curl.
    case presentedOverCurl
    /// A partial curl from or to a controller that is not full screen.
    case curlNotFullScreen
    /// Presenting in the context of a popover with an unsuitable transition.
    case contextInPopover
    /// A presenter that presents another controller already.
    case alreadyPresenting
    /// Presenting while another presentation or a dismissal is in progress.
    case presentationUnderWay
    /// A presenter whose view is not in a window.
    case presenterNotInWindow
    /// A dismissal while another presentation or dismissal is in progress.
    case dismissalUnderWay
    /// A popover that is shown without an anchor.
    case popoverWithoutAnchor
    /// An empty list of detents.
    case noDetents
    /// An alert with a second cancel action.
    case alertCancelTwice
    /// A text field in an action sheet.
    case alertFieldInSheet

    // The app and its environment.
    /// Creating a second application object.
    case secondApplication
    /// A window without a root controller.
    case windowWithoutRoot
    /// A launch after which the app shows no window.
    case noWindow
    /// A main storyboard when the delegate has no `window` property.
    case noWindowProperty
    /// A main storyboard without an initial controller.
    case noInitialController
    /// A window that is shown without a scene.
    case windowWithoutScene
    /// Another class of scene delegate than the configuration names.
    case otherSceneDelegate
    /// An app without the scene life cycle.
    case noSceneLifeCycle
    /// An app and a controller without a common orientation.
    case noCommonOrientation
    /// A preferred orientation that the controller itself does not support.
    case unsupportedPreference
    /// `attemptRotationToDeviceOrientation()` on a system that ignores it.
    case attemptWithoutEffect
    /// A method that the object does not implement.
    case unrecognizedSelector
    /// A member that the simulated version of iOS does not have.
    case notOffered
    /// A removal by a selector that may equal several.
    case selectorMadeApart
    /// A range or an index outside of a text storage.
    case textRange

    // Traits.
    /// Reading an override that is not set.
    case unsetOverrideRead
    /// A handler whose parameter has another class than the object that registers it.
    case foreignHandler
    /// A handler that is registered for no traits.
    case handlerWithoutTraits
    /// More different trait collections than the table can hold.
    case tooManyCollections

    // Lists.
    /// An update after which a number of sections or rows is not as the changes require.
    case listCountsDisagree
    /// A change that names a section or a row that does not exist.
    case listChangeOutOfRange
    /// A cell that is missing or unsuitable, or a nib file without one.
    case listCellMissing
    /// A view that is dequeued with an unregistered identifier.
    case listViewUnregistered
    /// A scroll to a section or a row that does not exist.
    case listPositionOutOfRange
    /// A query about a section that does not exist.
    case listSectionOutOfRange
    /// More rows or items than memory can hold.
    case listTooLong
    /// More sections than the data source is queried for.
    case listTooManySections
    /// Lengths of the delegate for more rows or items than the limit.
    case listTooManyLengths
    /// A height that is negative, NaN or infinite.
    case listHeightNegative
    /// A change of the list while it requests a cell.
    case listReloadInCell
    /// Layout attributes or a content size with NaN or infinity.
    case listAttributesNotFinite
    /// More layout attributes for one rectangle than the limit.
    case listTooManyAttributes
    /// An index path for which the layout has no attributes.
    case listAttributesMissing
    /// A view of the data source that was not dequeued.
    case listViewNotDequeued
    /// An item of a flow layout that is too large across the scroll direction.
    case listItemTooWide
    /// Items or sections that occur twice in a snapshot.
    case listIdentifiersRepeat
  }
}

/// The exception state of one device.
///
/// See: D-11.
package final class ExceptionState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .exceptions }
  /// The number of exceptions that have been raised on the device, without logged lines.
  package internal(set) var exceptionCount = 0
  /// Called for each exception and each logged line, before it is recorded; the simulator sets it.
  package var onException: ((AppException) -> Void)?

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// The exception state of this device, created at the first use.
  package var exceptions: ExceptionState { state() }
}

extension Recorded {
  /// Reports a mistake of the app, with this object as the receiver of the event.
  package func report(_ exception: AppException) {
    machine.exceptions.onException?(exception)
    guard let name = exception.exception else {
      return recordEvent(.warning, machine.arguments(TraceArgument("text", .text(exception.text))))
    }
    machine.exceptions.exceptionCount += 1
    recordEvent(
      .exception,
      machine.arguments(
        TraceArgument("name", .text(name.rawValue)),
        TraceArgument("reason", .text(exception.text))
      )
    )
  }

  /// Returns true if the system version has a member; otherwise raises the exception that UIKit
  /// raises when an app uses it.
  ///
  /// `member` is the Swift name.
  ///
  /// See: D-11.
  func isOffered(from version: Int, _ member: String) -> Bool {
    if machine.features.offers(from: version) { return true }
    report(.notOffered(member, from: version, on: self))
    return false
  }
}

extension AppException {
  /// The app calls a member that the simulated version of iOS does not have.
  static func notOffered(_ member: String, from version: Int, on object: some Recorded)
    -> AppException
  {
    AppException(
      .notOffered, .invalidArgument, .gimbal,
      "-[\(type(of: object)) \(member)]: unrecognized selector; it exists from iOS \(version) on, "
        + "and this is iOS \(object.machine.system)")
  }
}
