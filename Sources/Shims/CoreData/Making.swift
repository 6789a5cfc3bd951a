import UIKit

extension NSManagedObject {
  /// The initializer whose code `allocated(of:in:)` runs for another class.
  convenience init(madeOf entity: NSEntityDescription, in context: NSManagedObjectContext?) {
    self.init(entity: entity, insertInto: context)
  }

  // A convenience initializer calls what the class overrides; see `MadeByType`.
  @_silgen_name(
    "$s8CoreData15NSManagedObjectC6madeOf2inAcA19NSEntityDescriptionC_AA0cD7ContextCSgtcfC")
  static func allocated(
    of entity: __owned NSEntityDescription, in context: __owned NSManagedObjectContext?
  ) -> NSManagedObject

  /// Creates an object of the class on which it is called, which may be an app's subclass.
  ///
  /// Contexts call it for an inserted object, and for one that is read from a store.
  static func made(
    of entity: NSEntityDescription, in context: NSManagedObjectContext?
  ) -> NSManagedObject { allocated(of: entity, in: context) }
}
