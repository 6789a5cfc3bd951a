import Foundation
import GimbalGeometry

extension LayoutAnchor {
  /// Returns the anchor's description as in UIKit.
  ///
  /// See: L-ERR-2, L-ERR-4 (the form).
  nonisolated func describeAsUIKit() -> String {
    "<\(ItemNames.className(of: self)):\(address) \"\(operand.text)\">"
  }

  /// The text shown as the anchor's address: the number of its item, and its attribute.
  private nonisolated var address: String {
    let number: Int
    switch operand.item {
    case let view as UIView: number = 2 * view.ordinal
    case let guide as UILayoutGuide: number = 2 * guide.ordinal + 1
    default: number = 0
    }
    return ObjectIdentity.text(number << 5 + operand.attribute.rawValue, kind: .anchor)
  }
}

extension UILayoutGuide {
  /// Returns the guide's description as in UIKit.
  ///
  /// Rule: L-DESC-10.
  nonisolated func describeAsUIKit() -> String {
    let frame = describedFrame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map(MeasureText.significant)
    return "<\(ItemNames.className(of: self)): \(ObjectIdentity.text(ordinal, kind: .guide)) - "
      + "\"\(identifier)\", layoutFrame = {{\(numbers[0]), \(numbers[1])}, "
      + "{\(numbers[2]), \(numbers[3])}}, owningView = \(host?.description ?? "(null)")>"
  }

  private nonisolated var describedFrame: CGRect {
    // A description may be read on any thread; neither this read nor any other in it is protected.
    let frame: @MainActor () -> CGRect = { self.presentFrame }
    return unsafeBitCast(frame, to: (() -> CGRect).self)()
  }
}
