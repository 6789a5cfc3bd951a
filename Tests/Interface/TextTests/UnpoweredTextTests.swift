import Gimbal
import GimbalControls
import GimbalEngine
import GimbalText
import Testing

/// Text that is measured without a device.
@MainActor @Suite struct UnpoweredTextTests {
  @Test func `a label has a size before any device is powered on`() {
    let label = UILabel()
    label.text = "Hello UIKit"

    #expect((79...81).contains(label.intrinsicContentSize.width))
    #expect((20...21).contains(label.intrinsicContentSize.height))
    #expect(UIFont.preferredFont(forTextStyle: .body).lineHeight > 15)
  }
}
