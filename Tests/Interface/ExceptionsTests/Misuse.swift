import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport

/// A call that an app must not make, and UIKit's exception or message.
///
/// The other files of this folder define the calls by subject; an exception without a call does not
/// compile.
@MainActor
struct Misuse {
  /// The exception's name; nil for a line in the log.
  var exception: String?
  /// A part of the message.
  var message: String
  /// Another exception that is raised with it.
  var comesWith: AppException.Kind?
  var device: (String, SystemVersion) = ("iphone-15-pro", .iOS(17))
  /// Whether the call is made among others that change something, such as a launch.
  var isAmidOthers = false
  var prepare: (MisusedScene) -> Void = { _ in }
  var call: (MisusedScene) -> Void

  init(
    _ exception: String?, _ message: String, _ call: @escaping (MisusedScene) -> Void
  ) {
    self.exception = exception
    self.message = message
    self.call = call
  }

  func after(_ prepare: @escaping (MisusedScene) -> Void) -> Misuse {
    var misuse = self
    misuse.prepare = prepare
    return misuse
  }

  func on(_ slug: String, _ system: SystemVersion) -> Misuse {
    var misuse = self
    misuse.device = (slug, system)
    return misuse
  }

  func with(_ other: AppException.Kind) -> Misuse {
    var misuse = self
    misuse.comesWith = other
    return misuse
  }

  var amidOthers: Misuse {
    var misuse = self
    misuse.isAmidOthers = true
    return misuse
  }
}

extension Misuse {
  init(of kind: AppException.Kind) {
    self =
      switch kind {
      case .selfAsSubview, .viewInItself, .viewOfForeignChild, .viewsTooDeep, .endlessCalls,
        .boundsNotFinite, .positionNotFinite, .transformNotFinite, .alphaNotANumber,
        .marginsNotFinite, .insetsNotFinite, .contentSizeNotFinite, .arrangedIndex, .stacksTooDeep:
        .view(kind)
      case .layerInItself, .layersTooDeep, .layerTransformNotFinite, .layerNumberNotFinite,
        .viewInLayer, .viewAsDelegate, .strangeSublayer, .unknownKeyPath:
        .layer(kind)
      case .illegalPriority, .priorityCrossing, .constraintWithoutItem, .locationAgainstNothing,
        .mixedFamilies, .mixedKinds, .constantNotFinite, .multiplierNotFinite, .hugeConstant,
        .noCommonAncestor, .unpreparedTree, .unpreparedTreeLog, .visualFormat, .unsolvable:
        .constraint(kind)
      case .childInItself, .childUnderItself, .controllersTooDeep, .childInAnotherView, .sharedView,
        .missingNib, .missingStoryboard, .unreadableDocument, .missingScene, .missingSegue,
        .undefinedKey,
        .nonSiblingsExchanged,
        .impossibleChildSize, .circularChildren, .pushedTwice, .pushedNavigation, .pushedSplit,
        .poppedToNonMember, .repeatedOnStack, .repeatedTab, .strangeTab, .pageCount,
        .singleSidedAroundSpine,
        .splitCount, .noSuchColumn:
        .controller(kind)
      case .styleWithoutPresentation, .presentedOnItself, .presentedTwice, .presentedChild,
        .presentedActive, .presentedOverCurl, .curlNotFullScreen, .contextInPopover,
        .alreadyPresenting, .presentationUnderWay, .presenterNotInWindow, .dismissalUnderWay,
        .popoverWithoutAnchor, .noDetents, .alertCancelTwice, .alertFieldInSheet:
        .presentation(kind)
      case .secondApplication, .windowWithoutRoot, .noWindow, .noWindowProperty,
        .noInitialController,
        .windowWithoutScene, .otherSceneDelegate,
        .noSceneLifeCycle, .noCommonOrientation, .unsupportedPreference, .attemptWithoutEffect,
        .notOffered,
        .unrecognizedSelector,
        .unsetOverrideRead, .foreignHandler, .handlerWithoutTraits, .tooManyCollections,
        .selectorMadeApart, .textRange:
        .app(kind)
      case .listCountsDisagree, .listChangeOutOfRange, .listCellMissing, .listViewUnregistered,
        .listPositionOutOfRange, .listSectionOutOfRange, .listTooLong, .listTooManySections,
        .listTooManyLengths, .listHeightNegative,
        .listReloadInCell, .listAttributesNotFinite, .listTooManyAttributes,
        .listAttributesMissing, .listViewNotDequeued, .listItemTooWide, .listIdentifiersRepeat:
        .list(kind)
      }
  }

  static let invalidArgument = "NSInvalidArgumentException"
  static let internalInconsistency = "NSInternalInconsistencyException"
}
