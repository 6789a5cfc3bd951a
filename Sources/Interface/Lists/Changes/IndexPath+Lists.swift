public import Foundation

/// The names of an index path's two parts in tables and collections.
///
/// Source: Apple, IndexPath and NSIndexPath, UIKit additions.
extension IndexPath {
  /// Creates the index path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, the first part.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section, the second part.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section, the second part.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Creates the index path of a row of a table.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item of a collection.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section, the first part.
  public var section: Int { index(atPosition: 0) }

  /// The row in its section, the second part.
  public var row: Int { index(atPosition: 1) }

  /// The item in its section, the second part.
  public var item: Int { index(atPosition: 1) }
}
