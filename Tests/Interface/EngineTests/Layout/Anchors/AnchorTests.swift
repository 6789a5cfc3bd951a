import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import Testing

/// The anchors of views and guides, and the constraints that they make (L-ANCH-1 to L-ANCH-4, S14).
@MainActor @Suite(.simulator("iphone-15-pro")) struct AnchorTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added(_ frame: CGRect? = nil) -> UIView {
    let view = UIView(frame: frame ?? .zero)
    view.translatesAutoresizingMaskIntoConstraints = frame != nil
    outer.addSubview(view)
    return view
  }

  @Test func `every side and size of views and guides has an anchor of its kind (L-ANCH-1)`() {
    let view = added()
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let across: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (view.leadingAnchor, guide.leadingAnchor, .leading),
      (view.trailingAnchor, guide.trailingAnchor, .trailing),
      (view.leftAnchor, guide.leftAnchor, .left), (view.rightAnchor, guide.rightAnchor, .right),
      (view.centerXAnchor, guide.centerXAnchor, .centerX),
    ]
    let down: [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (view.topAnchor, guide.topAnchor, .top), (view.bottomAnchor, guide.bottomAnchor, .bottom),
      (view.centerYAnchor, guide.centerYAnchor, .centerY),
    ]
    let sizes: [(NSLayoutDimension, NSLayoutDimension, NSLayoutConstraint.Attribute)] = [
      (view.widthAnchor, guide.widthAnchor, .width),
      (view.heightAnchor, guide.heightAnchor, .height),
    ]
    let baselines = [
      view.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      view.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ]
    #expect(baselines.map(\.firstAttribute) == [.firstBaseline, .lastBaseline])
    let made =
      across.map { ($0.constraint(equalTo: $1), $2) }
      + down.map { ($0.constraint(equalTo: $1), $2) }
      + sizes.map { ($0.constraint(equalTo: $1), $2) }
    for (constraint, attribute) in made {
      #expect(constraint.firstItem === view && constraint.secondItem === guide)
      #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
    }
  }

  @Test func `constraints from anchors are required and inactive (L-ANCH-2)`() {
    let view = added()
    let edge = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7)
    #expect(!edge.isActive && edge.priority == .required)
    #expect(edge.multiplier == 1 && edge.constant == 7)
    let size = view.widthAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5)
    #expect(size.multiplier == 0.5 && size.constant == 0)
    let length = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(length.secondItem == nil && length.constant == 3)
  }

  @Test func `a distance between anchors is a dimension (L-ANCH-3)`() {
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
  func `system spacing between siblings is a multiple of eight points (L-ANCH-4)`(
    multiplier: CGFloat, gap: CGFloat
  ) {
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

  @Test func `system spacing to a superview's edge is a multiple of eight points (L-ANCH-4)`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: outer.leadingAnchor, multiplier: 2),
      view.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 1),
      outer.trailingAnchor.constraint(
        equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1),
      outer.bottomAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 0.5),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 8, width: 276, height: 188))
  }

  /// Eight points for a line of 17 points, in proportion to the higher line, rounded to the pixel.
  @Test(
    arguments: [
      (17, 17, 1, 8), (17, 34, 1, 16), (34, 17, 1, 16),
      (34, 17, 2, 32), (17, 17, 0.5, 4), (20.5, 20.5, 1, 29.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `system spacing between baselines depends on the line heights (L-ANCH-4)`(
    above: CGFloat, below: CGFloat, multiplier: CGFloat, gap: CGFloat
  ) {
    let lines = [above, below].map { height in
      let view = added()
      view.textBlock = TextBlock(lineWidth: 50, lineHeight: height, ascent: height - 4)
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    }
    NSLayoutConstraint.activate([
      lines[0].topAnchor.constraint(equalTo: outer.topAnchor),
      lines[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: lines[0].lastBaselineAnchor, multiplier: multiplier),
    ])
    outer.layoutIfNeeded()
    // From baseline to baseline, each 4 above the bottom edge of its view.
    #expect(abs(lines[1].frame.maxY - lines[0].frame.maxY - gap) < 0.34)
    let spacing = outer.constraints.last?.constant ?? 0
    #expect(abs(spacing - gap) < 1e-9)
  }
}
