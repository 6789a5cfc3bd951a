public import Foundation

/// The objects of a nib file, which can be made any number of times.
///
/// See: R-NIB-2.
/// Source: Apple, UINib.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let source: (any NibSource)?
  private let name: String

  /// Finds a nib file by name; nil is the app's own bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    let found = DocumentSpace.found { (work) throws(UnreadableDocument) in
      try work.nib(named: name, in: bundleOrNil)
    }
    source = found.source
    super.init()
  }

  /// Creates the objects' description from the bytes of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    source = DocumentSpace.work.nib(of: data)
    super.init()
  }

  /// Makes the objects at the top of the file, in its order; their owner gets its outlets.
  ///
  /// A file that no bundle has raises, and nothing is made.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let source else {
      Machine.forNewObjects.application.report(.missingNib(name, in: nil))
      return []
    }
    return source.instantiate(withOwner: ownerOrNil)
  }

  /// A key of the options; none has an effect here.
  public struct OptionsKey: Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Makes the objects of a nib file in the bundle.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
