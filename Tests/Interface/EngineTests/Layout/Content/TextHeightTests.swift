import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import Testing

/// Texts whose height depends on their width (L-SIZE-8): 300 points wide on one line, in lines of
/// 20 points, in a superview of 120 points with 10 points at either side.
@MainActor @Suite(.simulator("iphone-15-pro")) struct TextHeightTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 480))
  private let view = StandInView()

  init() {
    view.content = CGSize(width: 300, height: 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
    ])
  }

  private func text(lines: Int) -> TextBlock {
    TextBlock(lineWidth: 300, lineHeight: 20, numberOfLines: lines, ascent: 16)
  }

  @Test(arguments: [(0, CGFloat(60)), (2, 40), (1, 20)])
  func `a second pass determines the height at the width of the first (L-SIZE-8)`(
    lines: Int, height: CGFloat
  ) {
    view.textBlock = text(lines: lines)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: height))
  }

  @Test func `the height follows a new width (L-SIZE-8)`() {
    view.textBlock = text(lines: 0)
    container.layoutIfNeeded()
    for (width, height) in [(170, 40), (320, 20), (95, 80), (120, 60)] as [(CGFloat, CGFloat)] {
      container.frame.size.width = width
      container.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: width - 20, height: height))
    }
  }

  @Test func `with preferredMaxLayoutWidth the height is that of this width (L-SIZE-8)`() {
    var block = text(lines: 0)
    block.preferredMaxLayoutWidth = 300
    view.textBlock = block
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 20))
    block.preferredMaxLayoutWidth = view.frame.width
    view.textBlock = block
    let size = block.size(fitting: block.preferredMaxLayoutWidth)
    view.show(size.width, size.height)
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 60))
  }
}
