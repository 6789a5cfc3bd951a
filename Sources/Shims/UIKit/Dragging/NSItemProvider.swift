public import Foundation
public import GimbalGeometry

/// An object that can be created from data of some types.
///
/// Source: Apple, NSItemProviderReading.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The readable types, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that provides data of some types.
///
/// Source: Apple, NSItemProviderWriting.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The readable types, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this object provides.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Provides data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// A value that one app passes to another: its types, and the value on request.
///
/// It is stored; no touch of a simulated device drags anything to another app.
///
/// Source: Apple, NSItemProvider.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The apps that can read a type.
  ///
  /// Source: Apple, NSItemProviderRepresentationVisibility.
  public enum RepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
  }

  /// A closure that receives data, or an error.
  public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

  private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The suggested name of a file.
  @Settable open var suggestedName: String?
  /// The types, in the order of registration.
  open private(set) var registeredTypeIdentifiers: [String] = []
  private var loaders: [String: Loader] = [:]
  private var object: Any?

  /// Creates an instance without types.
  public override init() {}

  /// Creates a provider of an object and its types.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a value of a type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    object = item
    if let typeIdentifier { registeredTypeIdentifiers = [typeIdentifier] }
  }

  /// Creates a provider of a file; nil if the URL is nil.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init(item: fileURL as NSURL, typeIdentifier: "public.file-url")
    suggestedName = fileURL.lastPathComponent
  }

  /// Adds an object and its types.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
  ) {
    self.object = object
    for kind in type(of: object).writableTypeIdentifiersForItemProvider {
      nonisolated(unsafe) let object = object
      add(kind) { object.loadData(withTypeIdentifier: kind, forItemProviderCompletionHandler: $0) }
    }
  }

  /// Adds a type whose data is created on request.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    add(typeIdentifier) { loadHandler($0) }
  }

  /// Returns true if there is data with exactly this type identifier.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns true if an object of a class can be created.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    if let object, type(of: object) == aClass { return true }
    return aClass.readableTypeIdentifiersForItemProvider.contains {
      hasItemConformingToTypeIdentifier($0)
    }
  }

  /// Creates an object of a class: the given one, or nil with an error.
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

  /// Loads the data of a type, or nil with an error.
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

  /// Loads the value of a type, or nil with an error.
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
