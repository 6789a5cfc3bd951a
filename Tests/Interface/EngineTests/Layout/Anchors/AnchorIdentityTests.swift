import Foundation
import Gimbal
import GimbalTesting
import Testing

/// An anchor is the same object each time (V-69).
@MainActor @Suite(.simulator("iphone-15-pro")) struct AnchorIdentityTests {
  @Test func `a view's anchor is the same object each time (V-69)`() {
    let view = UIView()
    #expect(view.topAnchor === view.topAnchor)
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(view.topAnchor !== view.bottomAnchor)
    #expect(view.leadingAnchor !== view.leftAnchor)
    #expect(view.topAnchor !== UIView().topAnchor)
    // Stored in a table by identity.
    let key = ObjectIdentifier(view.topAnchor)
    _ = (0..<100).map { _ in UIView().topAnchor }
    #expect(key == ObjectIdentifier(view.topAnchor))
  }

  @Test func `a guide's anchor is the same object each time (V-69)`() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
    #expect(view.layoutMarginsGuide.heightAnchor === view.layoutMarginsGuide.heightAnchor)
    #expect(guide.topAnchor !== view.topAnchor)
  }

  @Test func `a constraint returns the anchors that it was made from (V-69)`() {
    let (view, other) = (UIView(), UIView())
    let edge = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(edge.firstAnchor === edge.firstAnchor)
    #expect(edge.firstAnchor === view.topAnchor)
    #expect(edge.secondAnchor === other.bottomAnchor)
    let size = view.widthAnchor.constraint(equalToConstant: 10)
    #expect(size.firstAnchor === view.widthAnchor && size.secondAnchor == nil)
    let margin = NSLayoutConstraint(
      item: view, attribute: .leadingMargin, relatedBy: .equal, toItem: other,
      attribute: .leading, multiplier: 1, constant: 0)
    #expect(margin.firstAnchor === margin.firstAnchor)
    #expect(margin.firstAnchor !== view.leadingAnchor)
    let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let ruler = distance.constraint(equalToConstant: 5)
    #expect(ruler.firstAnchor === distance && ruler.firstAnchor === ruler.firstAnchor)
  }

  @Test func `a retained anchor does not retain its view (V-69)`() {
    weak var gone: UIView?
    weak var goneGuide: UILayoutGuide?
    weak var goneAnchor: NSLayoutYAxisAnchor?
    var anchor: NSLayoutYAxisAnchor?
    do {
      let view = UIView()
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guide.heightAnchor.constraint(equalToConstant: 3).isActive = true
      view.heightAnchor.constraint(equalTo: guide.heightAnchor).isActive = true
      anchor = view.topAnchor
      (gone, goneGuide, goneAnchor) = (view, guide, view.bottomAnchor)
    }
    #expect(gone == nil && goneGuide == nil && goneAnchor == nil)
    #expect(anchor?.item == nil)
  }
}
