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
    let candidates = [name.description, name.name] + modules.map { "\($0).\(name.name)" }
    for candidate in candidates {
      if let type = registered[candidate] as? Base.Type { return type }
      if let type = NSClassFromString(candidate) as? Base.Type { return type }
    }
    return nil
  }

  /// The modules that are tried for a class without one: the app's own.
  private static var modules: [String] {
    let executable = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
    return executable.map { [$0.replacing("-", with: "_")] } ?? []
  }
}
