public import Foundation
public import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The guide of the area that the keyboard covers in a view; without a keyboard, the guide of the
/// area below the safe area.
///
/// In Gimbal the keyboard is always docked.
///
/// Rule: L-GUIDE-5.
/// Source: Apple, UIKeyboardLayoutGuide.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// True if, without a keyboard, the guide starts at the lower edge of the safe area instead of
  /// the view's.
  @Settable open var usesBottomSafeArea = true {
    didSet { if let machine = owningView?.machine { GuideUpdates(machine).update() } }
  }

  /// True if the guide follows a floating keyboard and activates the constraints that depend on
  /// edges.
  ///
  /// In Gimbal the keyboard does not float.
  ///
  /// See: L-GUIDE-8.
  @Settable open var followsUndockedKeyboard = false {
    didSet { isTracking = followsUndockedKeyboard }
  }

  /// The distance above the keyboard at which a drag starts to dismiss it, in points; negative
  /// values count as 0.
  ///
  /// See: L-SCROLL-15 (from iOS 17 on).
  @Settable open var keyboardDismissPadding: CGFloat = 0

  /// Creates a guide without tracked constraints.
  public override init() {
    super.init()
    isTracking = false
  }

  /// Creates a guide with default values; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isTracking = false
  }
}

extension UIView {
  /// The guide of the keyboard's area in the view.
  ///
  /// See: L-GUIDE-5.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    unsafeDowncast(systemGuide(.keyboard), to: UIKeyboardLayoutGuide.self)
  }

  /// The height that the keyboard guide has at the bottom of the view, in points.
  ///
  /// - Complexity: O(depth).
  final var keyboardOverlap: CGFloat {
    guard let guide = autoLayout?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide else {
      return 0
    }
    let least = guide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
    guard machine.guides.keyboardHeight > 0, let window else { return least }
    let covered =
      convert(bounds, to: window).maxY - (window.bounds.maxY - machine.guides.keyboardHeight)
    return max(least, min(covered, bounds.height))
  }
}

extension UIView {
  /// The greatest keyboard dismiss padding of the view and its ancestors, in points.
  ///
  /// A drag in the view that comes closer to the keyboard than this is treated as a drag over it.
  ///
  /// - Complexity: O(depth).
  package final var keyboardDismissPadding: CGFloat {
    sequence(first: self, next: \.superview).reduce(CGFloat(0)) { padding, view in
      let guide = view.autoLayout?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
      return max(padding, guide?.keyboardDismissPadding ?? 0)
    }
  }
}

extension GuideUpdates {
  /// Shows a docked keyboard with a height in points, or hides it if that is 0; the next layout
  /// pass applies it.
  ///
  /// Negative values and NaN count as 0; the maximum is the screen's height.
  package func showKeyboard(height: CGFloat) {
    let limit = machine.screenSize(machine.interfaceOrientation).height
    let new = height > 0 ? min(height, limit) : 0
    guard new != machine.guides.keyboardHeight else { return }
    if machine.recorder.isRecording {
      machine.recorder.recordStimulus(
        .keyboard, on: machine.device.registered(),
        machine.arguments(
          TraceArgument("height", .change(.number(machine.guides.keyboardHeight), .number(new)))))
    }
    let comes = machine.guides.keyboardHeight == 0
    machine.guides.keyboardHeight = new
    if comes {
      machine.guides.keyboardWatchers.removeAll { $0.watcher == nil }
      for watch in machine.guides.keyboardWatchers { watch.watcher?.keyboardComes() }
    }
    update()
    formSheetsMayMove()
  }

  /// Lays out form sheets on an iPad again, because they move up with the keyboard.
  ///
  /// - Complexity: O(presentations).
  ///
  /// See: R-KEY-7.
  private func formSheetsMayMove() {
    guard machine.hardware.idiom == .pad else { return }
    var controller = machine.showing.keyWindow?.rootViewController
    while let over = controller?.controllerOver {
      if over.modalPresentationStyle == .formSheet {
        over.viewIfLoaded?.superview?.setNeedsLayout()
      }
      controller = over
    }
  }
}
