import Testing
import UIKit

/// Functions of SwiftUI that code of UIKit calls.
@Suite struct SwiftUIAnimationTests {
  @Test func `a closure of an animation of SwiftUI is called at once`() {
    #expect(withAnimation { 3 } == 3)
  }
}
