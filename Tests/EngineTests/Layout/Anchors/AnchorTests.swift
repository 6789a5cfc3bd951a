import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import Testing

/// What constraints anchors make (L-ANCH-2 to L-ANCH-4, S14).
@MainActor @Suite(.simulator("iphone-15-pro")) struct AnchorTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added(_ frame: CGRect? = nil) -> UIView {
    let view = UIView(frame: frame ?? .zero)
    view.translatesAutoresizingMaskIntoConstraints = frame != nil
    outer.addSubview(view)
    return view
  }

  @Test func `constraints come required and inactive (L-ANCH-2)`() {
    let view = added()
    let edge = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7)
    #expect(!edge.isActive && edge.priority == .required)
    #expect(edge.multiplier == 1 && edge.constant == 7)
    let size = view.widthAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5)
    #expect(size.multiplier == 0.5 && size.constant == 0)
    let length = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(length.secondItem == nil && length.constant == 3)
  }

  @Test func `a distance is a size (L-ANCH-3)`() {
    let a = added(CGRect(x: 10, y: 0, width: 5, height: 5))
    let b = added(CGRect(x: 50, y: 0, width: 5, height: 5))
    let ruler = added()
    ruler.widthAnchor.constraint(equalTo: a.leftAnchor.anchorWithOffset(to: b.leftAnchor))
      .isActive = true
    outer.layoutIfNeeded()
    #expect(ruler.bounds.width == 40)
    b.frame.origin.x = 90
    outer.layoutIfNeeded()
    #expect(ruler.bounds.width == 80)
  }

  @Test(arguments: [(CGFloat(1), CGFloat(8)), (2, 16), (0.5, 4)])
  func `siblings are multiples of eight points apart (L-ANCH-4)`(multiplier: CGFloat, gap: CGFloat)
  {
    let a = added(CGRect(x: 20, y: 30, width: 50, height: 40))
    let b = added()
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(
        equalToSystemSpacingAfter: a.trailingAnchor, multiplier: multiplier),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: multiplier),
      b.widthAnchor.constraint(equalToConstant: 1), b.heightAnchor.constraint(equalToConstant: 1),
    ])
    outer.layoutIfNeeded()
    #expect(b.frame.origin == CGPoint(x: 70 + gap, y: 70 + gap))
  }
}
