import Gimbal
import GimbalControls
import GimbalEngine
import GimbalTesting
import Testing

/// Stacks that an app's override changes while they arrange their views.
@MainActor @Suite(.simulator("iphone-8")) struct ReentrantStackTests {
  /// A stack that arranges itself again while its first guide is added.
  private final class Row: UIStackView {
    var added = 0
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      added += 1
      if added == 1 {
        distribution = .fill
        super.updateConstraints()
      }
      super.addLayoutGuide(layoutGuide)
    }
  }

  @Test func `a stack rearranged while a guide is added has the last arrangement`() {
    let views = (0..<3).map { _ in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      return view
    }
    let row = Row(arrangedSubviews: views)
    row.distribution = .equalCentering
    row.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
    row.layoutIfNeeded()

    #expect(row.added > 0)
    #expect(views.map(\.frame.minX) == [0, 40, 80])
    // The guide whose addition ran the override remains for the app to add.
    #expect(row.layoutGuides.count <= 1)
  }
}
