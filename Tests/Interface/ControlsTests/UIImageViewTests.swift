import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTesting
import Testing

/// Image views: only sizes (L-SIZE-1, L-SIZE-3).
@MainActor @Suite(.simulator("iphone-15-pro")) struct UIImageViewTests {
  private let testImage = UIImage(simulatedSize: CGSize(width: 100, height: 40), scale: 2)

  @Test func `an image view's intrinsic size is its image's size`() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(!view.isUserInteractionEnabled)

    view.image = testImage
    #expect(view.intrinsicContentSize == CGSize(width: 100, height: 40))
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    view.highlightedImage = UIImage(simulatedSize: CGSize(width: 1, height: 2))
    view.isHighlighted = true
    #expect(view.sizeThatFits(.zero) == CGSize(width: 1, height: 2))
  }

  @Test func `a view made with an image has its size`() {
    #expect(UIImageView(image: testImage).frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(UIImageView(image: nil).frame == .zero)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 50, height: 60)),
    (.scaleAspectFill, CGRect(x: 0, y: 0, width: 50, height: 60)),
    (.scaleAspectFit, CGRect(x: 0, y: 20, width: 50, height: 20)),
    (.center, CGRect(x: -25, y: 10, width: 100, height: 40)),
    (.topLeft, CGRect(x: 0, y: 0, width: 100, height: 40)),
    (.bottomRight, CGRect(x: -50, y: 20, width: 100, height: 40)),
  ])
  func `an image is drawn where the content mode says`(mode: UIView.ContentMode, drawn: CGRect) {
    let view = UIImageView(image: testImage)
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 60)
    view.contentMode = mode
    #expect(view.imageFrame == drawn)
    view.image = nil
    #expect(view.imageFrame == nil)
  }

  @Test func `another image moves its surroundings`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIImageView(image: testImage)
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    view.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 110, y: 0, width: 100, height: 40))

    view.image = UIImage(simulatedSize: CGSize(width: 20, height: 20))
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 150, y: 0, width: 20, height: 20))
  }

  @Test func `invalid sides count as 0`() {
    let odd = UIImage(simulatedSize: CGSize(width: -1, height: CGFloat.nan), scale: 0)
    #expect(odd.size == .zero && odd.scale == 1 && odd == UIImage())
    #expect(testImage == UIImage(simulatedSize: testImage.size, scale: 2))
    #expect(testImage != UIImage(simulatedSize: testImage.size, scale: 3))
    #expect(testImage != UIImage(simulatedSize: CGSize(width: 100, height: 41), scale: 2))
  }
  /// L-IMG-5.
  @Test func `the intrinsic size excludes the image's alignment insets`() {
    let view = UIImageView(
      image: testImage.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(view.frame.size == CGSize(width: 100, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: 94, height: 36))
    #expect(view.alignmentRectInsets.right == 4)
    view.image = testImage
    #expect(view.intrinsicContentSize == CGSize(width: 100, height: 40))
  }

  @Test func `an animation ends after its repetitions, and without a number it does not`() throws {
    let phone = try #require(Simulator.bound)
    phone.launch(UIViewController())
    let view = UIImageView(image: testImage)
    func isAnimating(after seconds: Double) -> Bool {
      phone.perform { view.startAnimating() }
      phone.advance(by: seconds)
      return view.isAnimating
    }
    #expect(!isAnimating(after: 0))
    view.animationImages = [testImage, testImage, testImage]
    #expect(isAnimating(after: 60))
    // Three images for a thirtieth of a second each, twice.
    view.animationRepeatCount = 2
    #expect(isAnimating(after: 0.19) && !isAnimating(after: 0.21))
    view.animationDuration = 1
    #expect(isAnimating(after: 1.9) && !isAnimating(after: 2.1))
    phone.perform {
      view.startAnimating()
      view.stopAnimating()
    }
    #expect(!view.isAnimating)
  }

  /// L-IMG-4.
  @Test func `laying out a symbol records an assumption about its size`() throws {
    let phone = try #require(Simulator.bound)
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(!phone.assumptions.contains { $0.hasPrefix("symbols") })
    #expect(view.intrinsicContentSize.width > 0)
    #expect(phone.assumptions.contains { $0.hasPrefix("symbols: ") })
  }
}
