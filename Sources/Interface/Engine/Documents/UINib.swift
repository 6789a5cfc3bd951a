public import Foundation

/// A nib file, whose objects can be created any number of times.
///
/// See: R-NIB-2.
/// Source: Apple, UINib.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let source: (any NibSource)?
  private let name: String

  /// Finds a nib file by name in a bundle; nil means the app's bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    let found = DocumentSpace.found { (work) throws(UnreadableDocument) in
      try work.nib(named: name, in: bundleOrNil)
    }
    source = found.source
    super.init()
  }

  /// Creates a nib from the data of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    source = DocumentSpace.work.nib(of: data)
    super.init()
  }

  /// Creates the top-level objects in the file's order, and sets the outlets of their owner.
  ///
  /// A missing file raises an exception, and nothing is created.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let source else {
      Machine.forNewObjects.application.report(.missingNib(name, in: nil))
      return []
    }
    return source.instantiate(withOwner: ownerOrNil)
  }

  /// A key of the options; options have no effect in Gimbal.
  public struct OptionsKey: Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Creates the objects of a nib file in the bundle.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
