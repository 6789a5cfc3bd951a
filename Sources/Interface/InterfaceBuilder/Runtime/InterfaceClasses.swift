import Foundation
import GimbalEngine
import GimbalInterfaceDocuments

/// The custom classes of documents.
///
/// The runtime finds a class by the names of its module and the class. Generic and nested classes,
/// and classes with another Objective-C name, must be registered.
@MainActor
public enum InterfaceClasses {
  private static var registered: [String: AnyClass] = [:]

  /// Registers a class under its name in documents, with or without a module.
  public static func register(_ type: AnyClass, as name: String) { registered[name] = type }

  /// Returns the class with a name that is a subclass of a base class; nil if there is none.
  ///
  /// Rule: R-NIB-6.
  static func find<Base: AnyObject>(_ name: ClassName, as base: Base.Type) -> Base.Type? {
    if let type = registered[name.description] ?? registered[name.name] {
      return type as? Base.Type
    }
    for module in name.module.map({ [$0] }) ?? modules {
      if let type = ProcessClasses.find(name.name, in: module) as? Base.Type { return type }
    }
    return nil
  }

  /// The modules in which a class without a module is searched: the app's own.
  private static let modules: [String] = {
    let executable = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
    return executable.map { [$0.replacing("-", with: "_")] } ?? []
  }()
}
