public import Foundation
public import GimbalGeometry

/// An area of a container that lines leave free.
package protocol TextExcluding {
  /// The rectangle in the container's coordinates, in points.
  var excludedRect: CGRect { get }
}

/// The region in which a text is laid out.
///
/// Source: Apple, NSTextContainer.
open class NSTextContainer: NSObject {
  /// The size, in points; a side of 0 or less is no limit.
  @Settable open var size: CGSize { didSet { if size != oldValue { changed() } } }

  /// The padding on the left and on the right of each line, in points.
  @Settable open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// The maximum number of lines; 0 for any number.
  @Settable open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// The line break mode.
  @Settable open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// True if the container follows the width of its text view.
  @Settable open var widthTracksTextView = false
  /// True if the container follows the height of its text view.
  @Settable open var heightTracksTextView = false

  /// The manager that fills the container; nil for none.
  open package(set) weak var layoutManager: NSLayoutManager?

  /// The alignment of lines whose own style is `natural`.
  package final var naturalAlignment = NSTextAlignment.natural {
    didSet { if naturalAlignment != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }

  /// The areas that lines leave free.
  package final var excluded: [any TextExcluding] = [] { didSet { changed() } }

  /// Called when lines may break differently.
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
