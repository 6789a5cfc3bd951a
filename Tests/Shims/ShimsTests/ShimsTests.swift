import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Names of the modules that replace Apple's: this file also compiles on Apple platforms.
@Suite struct ShimsTests {
  @MainActor @Test func `one import provides views, geometry, traits and Foundation`() {
    let view = UIKit.UIView(frame: CoreGraphics.CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.width.rounded() == 20)
    #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left == 2)
    #expect(IndexPath(index: 1).count == 1)
  }

  @Test func `the overlays do not hide the names of Testing`() {
    let comment: Testing.Comment = "a remark"
    #expect(comment == Comment(rawValue: "a remark"))
  }
}
