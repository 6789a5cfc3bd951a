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
