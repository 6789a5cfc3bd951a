import Foundation
import GimbalGeometry
import GimbalTraits

extension Machine: BarSource {
  /// The frame of the status bar; up to iOS 7 in a space that does not rotate with the interface.
  ///
  /// See: R-COORD-2, R-COORD-3.
  /// Source: Apple, statusBarFrame.
  var statusBarFrame: CGRect {
    guard !systemBars.hidesStatusBar else { return .zero }
    let frame = CGRect(
      x: 0, y: 0, width: screenSize(interfaceOrientation).width,
      height: interfaceOrientation.statusBarHeight(on: self))
    guard callbackTiming == .rotatedRootView else { return frame }
    return frame.applying(
      QuarterRotation(interfaceOrientation).interfaceToFixed(portraitSize: hardware.portraitSize))
  }
}
