import Testing
import UIKit

/// The accessibility properties of every object.
@MainActor @Suite struct ObjectAccessibilityTests {
  private final class Element: NSObject {}

  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
  }

  @Test func `an object stores its accessibility properties`() {
    let element = Element()
    #expect(!element.isAccessibilityElement && element.accessibilityLabel == nil)
    #expect(element.accessibilityTraits == .none && element.accessibilityElementCount() == 0)
    element.isAccessibilityElement = true
    element.accessibilityLabel = "Play"
    element.accessibilityHint = "Starts the song"
    element.accessibilityValue = "1"
    element.accessibilityTraits = [.button, .selected]
    element.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    element.accessibilityElements = ["a", "b"]
    #expect(element.isAccessibilityElement && element.accessibilityLabel == "Play")
    #expect(element.accessibilityHint == "Starts the song" && element.accessibilityValue == "1")
    #expect(element.accessibilityTraits == [.button, .selected])
    #expect(element.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    #expect(element.accessibilityElementCount() == 2)
    #expect(element.accessibilityElement(at: 1) as? String == "b")
    #expect(element.accessibilityElement(at: 2) == nil)
    #expect(Element().accessibilityLabel == nil)
  }

  @Test func `a view as AnyObject has its own accessibility overrides`() {
    let label = UILabel()
    label.text = "Hello"
    let object: NSObject = label
    #expect(object.accessibilityLabel == "Hello" && object.isAccessibilityElement)
    object.accessibilityHint = "A greeting"
    #expect(label.accessibilityHint == "A greeting")
    #expect((Named() as NSObject).accessibilityLabel == "own")
    let element = UIAccessibilityElement(accessibilityContainer: label)
    (element as NSObject).accessibilityLabel = "Part"
    #expect(element.accessibilityLabel == "Part")
  }

  @Test func `the application object is found by its method's name`() {
    #expect(UIApplication.responds(to: Selector("sharedApplication")))
    #expect(!UIApplication.responds(to: NSSelectorFromString("otherApplication")))
    let app = UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
    #expect(app === UIApplication.shared)
    #expect(UIApplication.perform(Selector("other")) == nil)
  }

  @Test func `Foundation names that apps use exist`() {
    #expect(NSString.localizedStringWithFormat("%@ of %d", "a", 2) == "a of 2")
    #expect(UITextView(usingTextLayoutManager: false).frame == .zero)
    final class Storage: NSTextStorage {
      override init() { super.init() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let storage = Storage()
    storage.append(NSAttributedString(string: "ab"))
    #expect(storage.string == "ab" && NSTextStorage(string: "c").string == "c")
    final class Button: UIButton {
      var images = 0
      override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images += 1
        super.setBackgroundImage(image, for: state)
      }
    }
    let button = Button()
    button.setBackgroundImage(UIImage(), for: .normal)
    #expect(button.images == 1 && button.backgroundImage(for: .highlighted) != nil)
  }
}
