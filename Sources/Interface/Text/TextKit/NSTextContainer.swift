public import Foundation
public import GimbalGeometry

/// Something that keeps a part of a container free of letters.
package protocol TextExcluding {
  /// The rectangle in the container's coordinates, in points.
  var excludedRect: CGRect { get }
}

/// The room into which a text is set.
///
/// Source: Apple, NSTextContainer.
open class NSTextContainer: NSObject {
  /// The size, in points; a side of 0 or less is no limit.
  @Settable open var size: CGSize { didSet { if size != oldValue { changed() } } }

  /// The room on the left and on the right of each line, in points.
  @Settable open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// The most lines there may be; 0 for any number.
  @Settable open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// The treatment of lines that are too long.
  @Settable open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// True if the container is as wide as the text view in which it is.
  @Settable open var widthTracksTextView = false
  /// True if the container is as high as the text view in which it is.
  @Settable open var heightTracksTextView = false

  /// The manager that fills the container; nil for none.
  open package(set) weak var layoutManager: NSLayoutManager?

  /// On which side lines stand whose own style says `natural`.
  package final var naturalAlignment = NSTextAlignment.natural {
    didSet { if naturalAlignment != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }

  /// The areas that lines leave free.
  package final var excluded: [any TextExcluding] = [] { didSet { changed() } }

  /// Called when lines may break elsewhere.
  package final var onChange: (() -> Void)?

  /// Creates a container of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  private func changed() {
    layoutManager?.textContainerChangedGeometry(self)
    onChange?()
  }
}
