import GimbalTraces
import GimbalTraits

/// A mistake of an app, and the words in which UIKit raises it as an exception or writes it to the
/// log.
///
/// The table of all of them is the extensions in this folder, a member each, by subject. Here an exception
/// is an event of that name and reason, the offending call has no effect, and the app goes on.
///
/// Rule: D-11.
@MainActor
package struct AppException {
  /// The origin of the text's words.
  package enum Wording: Sendable {
    /// UIKit's, from the source that the member names.
    case uikit
    /// Gimbal's, where no source gives UIKit's.
    case gimbal
  }

  package let kind: Kind
  /// The exception's name; nil for a line in the log.
  package let exception: ExceptionName?
  package let wording: Wording
  package let text: String

  package init(_ kind: Kind, _ exception: ExceptionName?, _ wording: Wording, _ text: String) {
    self.kind = kind
    self.exception = exception
    self.wording = wording
    self.text = text
  }
}

/// The names of what UIKit raises.
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
  /// A trap of the process, which nothing can catch.
  case trap = "EXC_BREAKPOINT"
  /// Not UIKit's: a limit of Gimbal's, past which UIKit's stack would end sooner or later.
  case limit = "GimbalLimitExceeded"
}

extension AppException {
  /// The faults by name, for lists of them all.
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

    // The app and its surroundings.
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

/// The handling of the faults on one device.
///
/// See: D-11.
package final class ExceptionState: MachineState {
  package static var position: MachineStateSlot { .exceptions }
  /// The number of exceptions that UIKit raised.
  package internal(set) var exceptionCount = 0
  /// Called with what UIKit raises as an exception or writes to the log.
  package var onException: ((AppException) -> Void)?

  package init() {}
}

extension Machine {
  package var exceptions: ExceptionState { state() }
}

extension Recorded {
  /// Records that the app has misused the object, or something that has no record of its own.
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

  /// True if the system has an interface; if not, using it is what it is on the platform.
  ///
  /// The member is named as in Swift.
  ///
  /// See: D-11.
  func isOffered(from version: Int, _ member: String) -> Bool {
    if machine.features.offers(from: version) { return true }
    report(.notOffered(member, from: version, on: self))
    return false
  }
}

extension AppException {
  static func notOffered(_ member: String, from version: Int, on object: some Recorded)
    -> AppException
  {
    AppException(
      .notOffered, .invalidArgument, .gimbal,
      "-[\(type(of: object)) \(member)]: unrecognized selector; it is there from iOS \(version) on, "
        + "and this is iOS \(object.machine.system)")
  }
}
