import Foundation
import Gimbal
import TestSupport
import Testing

/// Insets and sizes that are NaN or infinite are reported and change nothing (F-11).
@MainActor @Suite struct FiniteMeasureTests {
  private nonisolated static let bad: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test(arguments: bad) func `insets must be finite (F-11)`(_ number: CGFloat) throws {
    let sim = try device("iphone-15-pro")
    let (root, scrollView) = sim.perform { (UIViewController(), UIScrollView()) }
    sim.perform { root.view.addSubview(scrollView) }
    sim.launch(root)
    sim.doing {
      root.additionalSafeAreaInsets.top = 5
      scrollView.contentInset.left = 7
    }
    let before = (root.view.safeAreaInsets, scrollView.adjustedContentInset)
    for name in ["UIViewController setAdditionalSafeAreaInsets", "UIScrollView setContentInset"] {
      let raised = sim.exceptions {
        if name.contains("Safe") {
          root.additionalSafeAreaInsets.bottom = number
        } else {
          scrollView.contentInset = UIEdgeInsets(top: 0, left: number, bottom: 0, right: 0)
        }
      }
      #expect(raised.map(\.reason) == ["-[\(name):]: insets are not finite"])
    }
    sim.settle()
    #expect(root.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(scrollView.contentInset == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
    #expect((root.view.safeAreaInsets, scrollView.adjustedContentInset) == before)
  }

  @Test(arguments: bad) func `sizes of content must be finite (F-11)`(_ number: CGFloat) throws {
    let sim = try device("iphone-15-pro")
    let (root, scrollView) = sim.perform { (UIViewController(), UIScrollView()) }
    scrollView.contentSize = CGSize(width: 10, height: 20)
    root.preferredContentSize = CGSize(width: 30, height: 40)
    let raised = sim.exceptions {
      scrollView.contentSize.width = number
      root.preferredContentSize.height = number
    }
    #expect(
      raised.map(\.reason) == [
        "-[UIScrollView setContentSize:]: size is not finite",
        "-[UIViewController setPreferredContentSize:]: size is not finite",
      ])
    #expect(scrollView.contentSize == CGSize(width: 10, height: 20))
    #expect(root.preferredContentSize == CGSize(width: 30, height: 40))
    // The largest finite number is valid.
    scrollView.contentSize.height = .greatestFiniteMagnitude
    #expect(scrollView.contentSize.height == .greatestFiniteMagnitude)
  }
}
