import CoreData
import Testing

/// A folder with notes.
private final class Folder: NSManagedObject {
  var title: String {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var notes: NSSet? {
    get { managedValue("notes") }
    set { setManagedValue(newValue, "notes") }
  }
  func addToNotes(_ value: Note) { changeManagedValues("addToNotes", value) }
  func removeFromNotes(_ values: NSSet) { changeManagedValues("removeFromNotes", values) }
}

/// A note in a folder.
private final class Note: NSManagedObject {
  enum Kind: Int16 { case plain, bold }

  var text: String? {
    get { managedValue("text") }
    set { setManagedValue(newValue, "text") }
  }
  var stars: Int16 {
    get { managedValue("stars") }
    set { setManagedValue(newValue, "stars") }
  }
  var kind: Kind {
    get { managedValue("stars") }
    set { setManagedValue(newValue, "stars") }
  }
  var weight: Float {
    get { managedValue("weight") }
    set { setManagedValue(newValue, "weight") }
  }
  var folder: Folder? {
    get { managedValue("folder") }
    set { setManagedValue(newValue, "folder") }
  }
  private(set) var wokeUp = 0
  override func awakeFromInsert() { wokeUp += 1 }
}

/// A container of folders and notes, with its store.
private func container(
  deleting rule: NSDeleteRule = .cascadeDeleteRule, unique: Bool = false
) -> NSPersistentContainer {
  func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true)
    -> NSAttributeDescription
  {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, optional)
    return attribute
  }
  let (folder, note) = (NSEntityDescription(), NSEntityDescription())
  (folder.name, folder.managedObjectClassName) = ("Folder", "Folder")
  (note.name, note.managedObjectClassName) = ("Note", "Note")
  let (notes, back) = (NSRelationshipDescription(), NSRelationshipDescription())
  (notes.name, notes.destinationEntity, notes.deleteRule) = ("notes", note, rule)
  (back.name, back.destinationEntity, back.maxCount) = ("folder", folder, 1)
  (notes.inverseRelationship, back.inverseRelationship) = (back, notes)
  folder.properties = [attribute("title", .stringAttributeType, optional: false), notes]
  let stars = attribute("stars", .integer16AttributeType)
  stars.defaultValue = 0
  note.properties = [
    attribute("text", .stringAttributeType), stars, attribute("weight", .floatAttributeType), back,
  ]
  if unique { note.uniquenessConstraints = [["text"]] }
  let model = NSManagedObjectModel()
  model.entities = [folder, note]
  let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
  container.loadPersistentStores { _, error in #expect(error == nil) }
  return container
}

private func strings(_ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil) throws
  -> [String?]
{
  let request = NSFetchRequest<Note>(entityName: "Note")
  request.predicate = predicate
  request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
  return try context.fetch(request).map(\.text)
}

@MainActor @Suite(.serialized) struct ManagedObjectTests {
  @Test func `an object is inserted with the values of its entity, and found by a request`() throws
  {
    let context = container().viewContext
    let note = Note(context: context)
    #expect(note.wokeUp == 1 && note.stars == 0 && note.text == nil && note.isInserted)
    note.text = "b"
    let other = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    #expect(other is Note)
    other.setValue("a", forKey: "text")
    other.setValue(3, forKey: "stars")
    #expect(try strings(context) == ["a", "b"])
    #expect(try strings(context, NSPredicate(format: "stars > 2 AND text BEGINSWITH 'a'")) == ["a"])
    #expect(other.value(forKey: "stars") as? Int == 3 && (other as? Note)?.stars == 3)
    note.weight = 0.1
    #expect(note.weight == 0.1)
    note.kind = .bold
    #expect(note.kind == .bold && note.stars == 1)
    let request = Note.fetchRequest()
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try context.fetch(request).count == 1)
    #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 2)
  }

  @Test func `a container whose model no bundle has is empty`() throws {
    let container = NSPersistentContainer(name: "Missing")
    var errors: [(any Error)?] = []
    container.loadPersistentStores { errors.append($1) }
    #expect(container.name == "Missing" && container.managedObjectModel.entities.isEmpty)
    #expect(errors.count == 1 && errors[0] == nil)
    try container.viewContext.save()
  }

  @Test func `both ends of a relationship stay consistent`() throws {
    let context = container().viewContext
    let (folder, other) = (Folder(context: context), Folder(context: context))
    let (one, two) = (Note(context: context), Note(context: context))
    folder.addToNotes(one)
    two.folder = folder
    #expect(folder.notes?.count == 2 && one.folder === folder)
    two.folder = other
    #expect(folder.notes == NSSet(object: one) && other.notes == NSSet(object: two))
    other.notes = NSSet(array: [one, two])
    #expect(folder.notes?.count == 0 && one.folder === other)
    other.removeFromNotes(NSSet(object: one))
    #expect(one.folder == nil)
    folder.mutableSetValue(forKey: "notes").add(one)
    #expect(one.folder === folder)
    one.text = "x"
    #expect(try context.fetch(request("ANY notes.text == 'x'")) == [folder])
    #expect(try context.fetch(request("notes.@count == 1")).count == 2)
  }

  private func request(_ format: String) -> NSFetchRequest<Folder> {
    let request = NSFetchRequest<Folder>(entityName: "Folder")
    request.predicate = NSPredicate(format: format)
    return request
  }

  @Test(arguments: [NSDeleteRule.cascadeDeleteRule, .nullifyDeleteRule, .denyDeleteRule])
  func `a deletion follows its delete rule`(rule: NSDeleteRule) throws {
    let context = container(deleting: rule).viewContext
    let (folder, note) = (Folder(context: context), Note(context: context))
    folder.title = "f"
    note.folder = folder
    try context.save()
    context.delete(folder)
    switch rule {
    case .cascadeDeleteRule:
      try context.save()
      #expect(try strings(context).isEmpty)
    case .nullifyDeleteRule:
      try context.save()
      #expect(note.folder == nil && folder.managedObjectContext == nil)
    default: #expect(throws: NSError.self) { try context.save() }
    }
  }

  @Test func `a save validates required values, and rollback discards changes`() throws {
    let context = container().viewContext
    let folder = Folder(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    folder.title = "f"
    #expect(folder.objectID.isTemporaryID)
    try context.save()
    #expect(!context.hasChanges && !folder.objectID.isTemporaryID)
    folder.title = "g"
    #expect(folder.changedValues()["title"] as? String == "g")
    _ = Note(context: context)
    context.rollback()
    #expect(folder.title == "f" && !context.hasChanges)
    #expect(try strings(context).isEmpty)
  }

  @Test func `contexts see what others save, and child contexts save to their parents`() throws {
    let container = container()
    let view = container.viewContext
    let back = container.newBackgroundContext()
    let note = Note(context: back)
    note.text = "a"
    #expect(try strings(view).isEmpty)
    try back.save()
    #expect(try strings(view) == ["a"])
    let same = try #require(view.existingObject(with: note.objectID) as? Note)
    #expect(same !== note && same.text == "a")
    view.automaticallyMergesChangesFromParent = true
    note.text = "b"
    try back.save()
    #expect(same.text == "b")
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = view
    let grandchild = try #require(child.existingObject(with: note.objectID) as? Note)
    grandchild.text = "c"
    Note(context: child).text = "d"
    #expect(same.text == "b")
    try child.save()
    #expect(same.text == "c" && view.hasChanges)
    #expect(try strings(view) == ["c", "d"])
    try view.save()
    #expect(try strings(back) == ["b", "d"])
    child.delete(grandchild)
    try child.save()
    #expect(try strings(view) == ["d"])
  }

  @Test func `the merge policy resolves objects with equal unique values`() throws {
    let context = container(unique: true).viewContext
    let old = Note(context: context)
    (old.text, old.stars) = ("a", 1)
    try context.save()
    let new = Note(context: context)
    (new.text, new.stars) = ("a", 2)
    #expect(throws: NSError.self) { try context.save() }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try strings(context) == ["a"])
    #expect(old.stars == 2)
  }

  @Test func `a batch request deletes from the store`() throws {
    let context = container().viewContext
    Note(context: context).text = "a"
    try context.save()
    let result = try context.execute(NSBatchDeleteRequest(fetchRequest: Note.fetchRequest()))
    #expect((result as? NSBatchDeleteResult)?.result as? Bool == true)
    context.reset()
    #expect(try strings(context).isEmpty)
  }
}

/// Records a delegate's callbacks.
private final class Listener: NSFetchedResultsControllerDelegate {
  var lines: [String] = []
  var controller: NSFetchedResultsController<any NSFetchRequestResult>?

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    lines = ["begin"]
    self.controller = controller
  }
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    lines.append("end")
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let text = (anObject as? Note)?.text ?? ""
    lines.append(
      "\(type) \(text) \(indexPath.map(Array.init) ?? []) \(newIndexPath.map(Array.init) ?? [])")
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
}

@MainActor @Suite(.serialized) struct FetchedResultsTests {
  private func results(
    _ context: NSManagedObjectContext, sections: String? = nil
  ) throws -> NSFetchedResultsController<Note> {
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors =
      (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
      + [NSSortDescriptor(key: "text", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    return controller
  }

  @Test func `the delegate receives insertions, deletions, moves and updates`() throws {
    let context = container().viewContext
    let notes = ["a", "b", "c"].map { text in
      let note = Note(context: context)
      note.text = text
      return note
    }
    let listener = Listener()
    let controller = try results(context)
    controller.delegate = listener
    context.processPendingChanges()
    #expect(controller.fetchedObjects?.map(\.text) == ["a", "b", "c"])
    #expect(controller.object(at: [0, 1]) === notes[1])
    #expect(controller.indexPath(forObject: notes[2]) == [0, 2])
    notes[0].text = "d"
    context.processPendingChanges()
    #expect(listener.lines == ["begin", "move d [0, 0] [0, 2]", "end"])
    #expect(listener.controller == controller)
    notes[2].stars = 3
    context.delete(notes[1])
    Note(context: context).text = "e"
    context.processPendingChanges()
    #expect(
      listener.lines == [
        "begin", "delete b [0, 0] []", "insert e [] [0, 2]", "update c [0, 1] []", "end",
      ])
  }

  @Test func `sections are inserted and deleted with their objects`() throws {
    let context = container().viewContext
    let listener = Listener()
    let controller = try results(context, sections: "stars")
    controller.delegate = listener
    #expect(controller.sections?.isEmpty == true)
    let note = Note(context: context)
    (note.text, note.stars) = ("a", 2)
    context.processPendingChanges()
    #expect(listener.lines == ["begin", "insert section 2 0", "insert a [] [0, 0]", "end"])
    #expect(controller.sections?[0].numberOfObjects == 1 && controller.sectionIndexTitles == ["2"])
    context.delete(note)
    context.processPendingChanges()
    #expect(listener.lines == ["begin", "delete section 2 0", "delete a [0, 0] []", "end"])
  }
}
