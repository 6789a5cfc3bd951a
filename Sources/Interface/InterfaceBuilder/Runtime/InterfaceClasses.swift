import Foundation
import GimbalEngine
import GimbalInterfaceDocuments

/// The classes that documents name.
///
/// A class is found by the runtime under its module's name; one that it cannot know by name, being generic,
/// nested or called otherwise, is registered by hand.
@MainActor
public enum InterfaceClasses {
  private static var registered: [String: AnyClass] = [:]

  /// Registers a class under the name that documents use, with or without a module.
  public static func register(_ type: AnyClass, as name: String) { registered[name] = type }

  /// The class of a name that is a subclass of a base; nil where there is none.
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

  /// The modules that are tried for a class without one: the app's own.
  private static let modules: [String] = {
    let executable = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
    return executable.map { [$0.replacing("-", with: "_")] } ?? []
  }()
}
