public import Foundation

/// A picture of which nothing but the size is known.
///
/// Files, asset catalogs and symbols are not read, so that `init(named:)` and its kin are absent: who
/// wants a picture states its size.
///
/// Source: Apple, UIImage.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size, in points.
  public final let size: CGSize
  /// Pixels for each point.
  public final let scale: CGFloat

  /// Creates a picture without a size.
  public override convenience init() { self.init(simulatedSize: .zero) }

  /// Creates a picture of a size in points; not UIKit's, since no picture is ever read.
  ///
  /// A side below zero or without a number counts as 0, a scale that is not above zero as 1.
  public init(simulatedSize: CGSize, scale: CGFloat = 1) {
    func legal(_ side: CGFloat) -> CGFloat { side > 0 && side.isFinite ? side : 0 }
    size = CGSize(width: legal(simulatedSize.width), height: legal(simulatedSize.height))
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    super.init()
  }

  /// True if two pictures are the same: they know no more of themselves than their sizes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return size == other.size && scale == other.scale
  }

  /// A hash of the size and the scale.
  open override var hash: Int {
    var hasher = Hasher()
    for number in [size.width, size.height, scale] { hasher.combine(number) }
    return hasher.finalize()
  }
}
