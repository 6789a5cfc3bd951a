public import Foundation
public import GimbalGeometry

/// An object that can be made of data of some kinds.
///
/// Source: Apple, NSItemProviderReading.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The kinds of data, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object of data of a kind.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that gives data of some kinds.
///
/// Source: Apple, NSItemProviderWriting.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The kinds that this object gives.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives data of a kind.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// A value that one app hands to another: its kinds, and the value once it is asked for.
///
/// It is kept; no finger of a simulated device drags anything to another app.
///
/// Source: Apple, NSItemProvider.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The apps that see a kind of data.
  ///
  /// Source: Apple, NSItemProviderRepresentationVisibility.
  public enum RepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
  }

  /// A call that gives data, and an error where it cannot.
  public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

  private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The name that is suggested for a file.
  @Settable open var suggestedName: String?
  /// The kinds of data, in the order in which they were registered.
  open private(set) var registeredTypeIdentifiers: [String] = []
  private var loaders: [String: Loader] = [:]
  private var object: Any?

  /// Creates one without kinds.
  public override init() {}

  /// Creates one of an object and its kinds.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates one of a value of a kind.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    object = item
    if let typeIdentifier { registeredTypeIdentifiers = [typeIdentifier] }
  }

  /// Creates one of a file; nil for an address that is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init(item: fileURL as NSURL, typeIdentifier: "public.file-url")
    suggestedName = fileURL.lastPathComponent
  }

  /// Adds an object and its kinds.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
  ) {
    self.object = object
    for kind in type(of: object).writableTypeIdentifiersForItemProvider {
      nonisolated(unsafe) let object = object
      add(kind) { object.loadData(withTypeIdentifier: kind, forItemProviderCompletionHandler: $0) }
    }
  }

  /// Adds a kind whose data is made when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    add(typeIdentifier) { loadHandler($0) }
  }

  /// True if there is data of a kind, by its very name.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// True if an object of a class can be made.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    if let object, type(of: object) == aClass { return true }
    return aClass.readableTypeIdentifiersForItemProvider.contains {
      hasItemConformingToTypeIdentifier($0)
    }
  }

  /// Makes an object of a class: the one that was given, or nil with an error.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = object as? any NSItemProviderReading
    let fits = found.map { type(of: $0) == aClass } ?? false
    completionHandler(fits ? found : nil, fits ? nil : CocoaError(.fileReadUnknown))
    return Progress(totalUnitCount: 1)
  }

  /// Gives the data of a kind, or nil with an error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let loader = loaders[typeIdentifier] {
      return loader(completionHandler) ?? Progress(totalUnitCount: 1)
    }
    completionHandler(nil, CocoaError(.fileReadUnknown))
    return Progress(totalUnitCount: 1)
  }

  /// Gives the value of a kind, or nil with an error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let has = hasItemConformingToTypeIdentifier(typeIdentifier) && object != nil
    completionHandler?(has ? object : nil, has ? nil : CocoaError(.fileReadUnknown))
  }

  private func add(_ kind: String, _ loader: @escaping Loader) {
    if loaders[kind] == nil { registeredTypeIdentifiers.append(kind) }
    loaders[kind] = loader
  }
}
