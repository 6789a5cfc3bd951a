import Testing
import UIKit

/// Classes of apps that override UIKit's initializers, or have only some members of a protocol.
@MainActor @Suite struct SubclassedByAppsTests {
  @Test func `a subclass overrides the initializers of an image view`() {
    let image = UIImage(simulatedSize: CGSize(width: 20, height: 10))
    let poster = Poster(image: image)
    #expect(poster.intrinsicContentSize == CGSize(width: 20, height: 10) && poster.isPlain)
    #expect(!Poster(frame: .zero).isPlain)
  }

  @Test func `subclasses of a bar's items have an initializer for storyboards`() {
    let button = RedButton()
    #expect(button.tintColor == .red)
    #expect(RedButton(title: "Save", style: .plain, target: nil, action: nil).title == "Save")
    #expect(Heading(subject: "Mail").title == "Mail")
  }

  @Test func `an app's animator has only the members that it needs`() {
    let group = AnimatorGroup()
    let animator: any UIViewImplicitlyAnimating = group
    animator.addAnimations { Issue.record("it is not called") }
    animator.addAnimations({ Issue.record("it is not called") }, delayFactor: 0.5)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    animator.addCompletion { _ in group.ends += 1 }
    animator.finishAnimation(at: .end)
    #expect(group.ends == 1)
  }
}

private final class Poster: UIImageView {
  private(set) var isPlain = false

  override init(image: UIImage?) {
    super.init(image: image)
    isPlain = true
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class RedButton: UIBarButtonItem {
  override init() {
    super.init()
    tintColor = .red
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tintColor = .red
  }
}

private final class Heading: UINavigationItem {
  init(subject: String) { super.init(title: subject) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AnimatorGroup: UIViewImplicitlyAnimating {
  var ends = 0
  private var endings: [(UIViewAnimatingPosition) -> Void] = []

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    for ending in endings { ending(finalPosition) }
  }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    endings.append(completion)
  }
}
