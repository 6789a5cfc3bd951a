import UIKit

/// A context as the source of its child contexts, with its unsaved changes.
extension NSManagedObjectContext: RowSource {
  /// Returns the identities of the entity's objects, including inserted and without deleted ones.
  final func identities(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    let below = source?.identities(of: entity).filter { !deleted.contains($0) } ?? []
    let own = inserted.filter { $0.entity.isKindOf(entity: entity) && !below.contains($0) }
    return below + own.sorted { $0.number < $1.number }
  }

  /// Returns the current values of an object, which may be unsaved; nil if it is deleted or absent.
  final func row(of identity: NSManagedObjectID) -> Row? {
    if deleted.contains(identity) { return nil }
    guard let object = registry[identity], !object.isFault else { return source?.row(of: identity) }
    return object.row
  }

  /// Applies the changes that a child context saves; they stay unsaved here.
  final func take(_ changes: [NSManagedObjectID: Row?], from context: NSManagedObjectContext) throws
  {
    for (identity, row) in changes.sorted(by: { $0.key.number < $1.key.number }) {
      guard let row else {
        if let object = registry[identity] ?? (try? existingObject(with: identity)) {
          delete(object)
        }
        continue
      }
      let isNew = registry[identity] == nil && source?.row(of: identity) == nil
      let object = object(with: identity)
      object.fillUnless(isNew)
      let saved = object.saved
      object.take(row)
      object.saved = saved
      if isNew {
        inserted.insert(identity)
        news.inserted.insert(identity)
      } else {
        recordChange(of: object)
      }
    }
    processPendingChanges()
  }
}

extension NSManagedObject {
  /// Reads the values of an object that is in the store; a new one has none.
  fileprivate final func fillUnless(_ isNew: Bool) {
    if isNew { isFault = false } else { fill() }
  }
}
