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
