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
  /// Whether the message is UIKit's own.
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
  /// Most have a member of `AppException` with the same name, whose comment describes the mistake.
  package enum Kind: String, CaseIterable, Sendable {
    // Views.
    case selfAsSubview
    case viewInItself
    case viewOfForeignChild
    case viewsTooDeep
    case endlessCalls
    case boundsNotFinite
    case positionNotFinite
    case transformNotFinite
    case alphaNotANumber
    case marginsNotFinite
    case insetsNotFinite
    case contentSizeNotFinite
    case layerInItself
    case layersTooDeep
    case layerTransformNotFinite
    case layerNumberNotFinite
    case viewInLayer
    case viewAsDelegate
    case strangeSublayer
    case unknownKeyPath
    case arrangedIndex
    case stacksTooDeep

    // Constraints.
    case illegalPriority
    case priorityCrossing
    case constraintWithoutItem
    case locationAgainstNothing
    case mixedFamilies
    case mixedKinds
    case constantNotFinite
    case multiplierNotFinite
    case hugeConstant
    case noCommonAncestor
    case unpreparedTree
    case unpreparedTreeLog
    case visualFormat
    case unsolvable

    // Controllers.
    case childInItself
    case childUnderItself
    case controllersTooDeep
    case childInAnotherView
    case sharedView
    case missingNib
    case missingStoryboard
    case unreadableDocument
    case missingScene
    case missingSegue
    case undefinedKey
    case nonSiblingsExchanged
    case impossibleChildSize
    case circularChildren

    // Containers.
    case pushedTwice
    case pushedNavigation
    case pushedSplit
    case poppedToNonMember
    case repeatedOnStack
    case repeatedTab
    case strangeTab
    case pageCount
    case singleSidedAroundSpine
    case splitCount
    case noSuchColumn

    // Presentations.
    case styleWithoutPresentation
    case presentedOnItself
    case presentedTwice
    case presentedChild
    case presentedActive
    case presentedOverCurl
    case curlNotFullScreen
    case contextInPopover
    case alreadyPresenting
    case presentationUnderWay
    case presenterNotInWindow
    case dismissalUnderWay
    case popoverWithoutAnchor
    case noDetents
    case alertCancelTwice
    case alertFieldInSheet

    // The app and its environment.
    case secondApplication
    case windowWithoutRoot
    case noWindow
    case noWindowProperty
    case noInitialController
    case windowWithoutScene
    case otherSceneDelegate
    case noSceneLifeCycle
    case noCommonOrientation
    case unsupportedPreference
    case attemptWithoutEffect
    case unrecognizedSelector
    case notOffered
    case selectorMadeApart
    case textRange

    // Traits.
    case unsetOverrideRead
    case foreignHandler
    case handlerWithoutTraits
    case tooManyCollections

    // Lists.
    case listCountsDisagree
    case listChangeOutOfRange
    case listCellMissing
    case listViewUnregistered
    case listPositionOutOfRange
    case listSectionOutOfRange
    case listTooLong
    case listTooManySections
    case listTooManyLengths
    case listHeightNegative
    case listReloadInCell
    case listAttributesNotFinite
    case listTooManyAttributes
    case listAttributesMissing
    case listViewNotDequeued
    case listItemTooWide
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
