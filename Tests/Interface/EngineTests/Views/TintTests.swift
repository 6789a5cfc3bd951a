import Foundation
import Gimbal
import GimbalEngine
import GimbalGraphics
import GimbalTesting
import GimbalTraits
import Testing

/// The tint color of views: L-TINT-1 to L-TINT-3.
@MainActor @Suite(.simulator("iphone-15-pro")) struct TintTests {
  private final class Probe: UIView {
    var story: [String] = []
    override func tintColorDidChange() {
      story.append("\(tintColor == .systemBlue ? "blue" : tintColor.description)")
    }
  }

  private let parent = Probe()
  private let child = Probe()
  private let grandchild = Probe()

  init() {
    child.addSubview(grandchild)
    parent.addSubview(child)
  }

  @Test func `a view has the tint of its nearest ancestor that sets one, else system blue`() {
    #expect(grandchild.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(grandchild.tintColor == .red)
    child.tintColor = .green
    #expect(grandchild.tintColor == .green && parent.tintColor == .red)
    child.tintColor = nil
    #expect(grandchild.tintColor == .red)
  }

  @Test func `views whose tint changes are notified, from the top down`() {
    child.tintColor = .green
    #expect(child.story.count == 1 && grandchild.story.count == 1 && parent.story.isEmpty)
    parent.tintColor = .red
    #expect(parent.story.count == 1 && child.story.count == 1 && grandchild.story.count == 1)
    parent.tintColor = .red
    #expect(parent.story.count == 1)
    child.tintColor = nil
    #expect(child.story.count == 2 && grandchild.story.count == 2)
  }

  @Test func `a view that enters another tint is notified, but not for an equal one`() {
    let other = UIView()
    other.tintColor = .red
    other.addSubview(child)
    #expect(child.story == [UIColor.red.description] && grandchild.story.count == 1)
    let alike = UIView()
    alike.tintColor = .red
    alike.addSubview(child)
    #expect(child.story.count == 1)
    grandchild.tintColor = .green
    parent.addSubview(child)
    #expect(child.story == [UIColor.red.description, "blue"] && grandchild.story.count == 2)
  }

  @Test func `a dimmed tint has no hue, and the mode is never automatic`() {
    #expect(child.tintAdjustmentMode == .normal)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && grandchild.story.count == 1)
    var saturation: CGFloat = 1
    grandchild.tintColor.getHue(nil, saturation: &saturation, brightness: nil, alpha: nil)
    #expect(saturation == 0)
    grandchild.tintAdjustmentMode = .normal
    #expect(grandchild.tintColor == .systemBlue && grandchild.story.count == 2)
    parent.tintAdjustmentMode = .automatic
    #expect(child.story.count == 2 && grandchild.story.count == 2)
  }

  @Test func `a released view releases its tint`() {
    weak var gone: UIView?
    for _ in 0..<3 {
      let view = UIView()
      #expect(view.tintColor == .systemBlue)
      view.tintColor = .red
      gone = view
    }
    #expect(gone == nil)
  }
}
