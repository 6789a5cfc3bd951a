import Foundation
import GimbalGeometry

extension UIView {
  final var allGuides: [UILayoutGuide] {
    guard let autoLayout else { return [] }
    return autoLayout.everyGuide
  }

  final func add(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.remove(guide)
    guide.owningView = self
    layoutState.guides.append(guide)
  }

  final func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.kind == nil else { return }
    for constraint in guide.references.all { constraint.deactivate() }
    guide.layoutVariables.engine?.object.release(guide)
    layoutState.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The guide that the system keeps at one of the view's rectangles.
  package final func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
    if let guide = layoutState.systemGuides[kind] { return guide }
    let guide: UILayoutGuide =
      switch kind {
      case .keyboard: UIKeyboardLayoutGuide()
      case .top, .bottom: LayoutSupportGuide()
      case .safeArea, .margins, .readableContent, .content, .visible: UILayoutGuide()
      }
    guide.kind = kind
    guide.identifier = kind.identifier
    guide.owningView = self
    layoutState.systemGuides[kind] = guide
    node.pointee.flags.insert(.hasSystemGuides)
    if kind.isFollowed {
      guide.followedLength = guideLength(kind)
      machine.follow(guide)
    }
    return guide
  }

  /// Tells the engine that the rectangle of a guide of the system has changed.
  final func systemGuideDidMove(_ kind: SystemGuide) {
    guard let guide = autoLayout?.systemGuides[kind] else { return }
    guide.layoutVariables.engine?.object.guideDidChange(guide)
  }

  /// Tells the engine of guides whose margins are others than those that it was given.
  ///
  /// The engine may have read margins before a change of them was announced.
  final func marginGuidesDidMove() {
    guard let guides = autoLayout?.systemGuides, !guides.isEmpty else { return }
    for kind in [SystemGuide.margins, .readableContent] {
      guard let guide = guides[kind], let engine = guide.layoutVariables.engine,
        guide.usedMargins != layoutMargins
      else { continue }
      engine.object.guideDidChange(guide)
    }
  }

  /// The part of the view that bars, sensor and home indicator leave free.
  ///
  /// See: L-GUIDE-3.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The part of the view inside its margins.
  ///
  /// See: L-GUIDE-3.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The middle of the part inside the margins, no wider than lines of text are easily read.
  ///
  /// See: L-GUIDE-4.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
}

extension SystemGuide {
  /// The identifier that UIKit gives the guide.
  ///
  /// See: L-DESC-9.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .top: "UIVC-topLayoutGuide"
    case .bottom: "UIVC-bottomLayoutGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .visible: "UIScrollView-frameLayoutGuide"
    }
  }
}
