import Foundation
import GimbalGeometry

/// The layout guides of a view: the app's, and those of the system's rectangles.
extension UIView {
  /// The guides of the view: those of the system that were used, and then the app's.
  final var allGuides: [UILayoutGuide] {
    guard let autoLayout else { return [] }
    return autoLayout.everyGuide
  }

  /// Adds a guide to this view, and removes it from its old one.
  final func add(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.remove(guide)
    guide.owningView = self
    layoutState.guides.append(guide)
  }

  /// Removes a guide of the app from this view, and deactivates its constraints.
  ///
  /// System guides cannot be removed.
  final func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.kind == nil else { return }
    for constraint in guide.references.all { constraint.deactivate() }
    guide.layoutVariables.engine?.object.release(guide)
    layoutState.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// Returns the system's guide for one of the view's rectangles; the first call creates it.
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
      GuideUpdates(machine).follow(guide)
    }
    return guide
  }

  /// Notifies the engine that the rectangle of a system guide has changed.
  final func systemGuideDidMove(_ kind: SystemGuide) {
    guard let guide = autoLayout?.systemGuides[kind] else { return }
    guide.layoutVariables.engine?.object.guideDidChange(guide)
  }

  /// Notifies the engine of guides whose margins differ from those that the engine has read.
  ///
  /// The engine may have read margins before their callback was sent.
  final func marginGuidesDidMove() {
    guard let guides = autoLayout?.systemGuides, !guides.isEmpty else { return }
    for kind in [SystemGuide.margins, .readableContent] {
      guard let guide = guides[kind], let engine = guide.layoutVariables.engine,
        guide.usedMargins != layoutMargins
      else { continue }
      engine.object.guideDidChange(guide)
    }
  }

  /// The part of the view that bars, sensor housing and home indicator do not cover.
  ///
  /// See: L-GUIDE-3.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The part of the view inside its margins.
  ///
  /// See: L-GUIDE-3.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The part inside the margins, limited to the readable width and centered.
  ///
  /// See: L-GUIDE-4.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
}

extension SystemGuide {
  /// The identifier of the guide in UIKit.
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
