/// The classes that start an app.
public struct AppStart: Hashable, Sendable {
  /// The class of the app's delegate, and the file that declares it.
  public var delegate: (name: String, path: String)? {
    get { name.flatMap { name in path.map { (name, $0) } } }
    set { (name, path) = (newValue?.name, newValue?.path) }
  }
  private var name: String?
  private var path: String?
  /// The scene delegate classes.
  public var sceneDelegates: [String] = []
  /// The file in which a type other than a class starts the app, as in SwiftUI.
  public var otherStart: String?
  /// The subclasses of `UIApplication`.
  public var applications: [String] = []
  /// The name of the subclass in `main.swift` that the app uses.
  public var principal: String?
  /// The file `main.swift` that starts the app; copies leave it out.
  public var mainFile: String?

  init(_ files: [(path: String, source: SourceText, outline: Outline)]) {
    var candidates: [(String, String)] = []
    for file in files {
      if file.path.hasSuffix("/main.swift") || file.path == "main.swift" { mainFile = file.path }
      for type in file.outline.types {
        let begins =
          type.attributes.contains("main") || type.attributes.contains("UIApplicationMain")
        if begins, type.kind == .reference {
          delegate = (type.name, file.path)
        } else if begins {
          otherStart = file.path
        } else if type.kind == .reference,
          type.inherited.contains(where: { $0.hasSuffix("UIApplicationDelegate") })
        {
          candidates.append((type.name, file.path))
        }
        if type.kind == .reference, type.inherited.first?.hasSuffix("UIApplication") == true {
          applications.append(type.name)
        }
        if type.kind == .reference || type.kind == .extended,
          type.inherited.contains(where: {
            $0.hasSuffix("UIWindowSceneDelegate") || $0.hasSuffix("UISceneDelegate")
          }), !sceneDelegates.contains(type.name)
        {
          sceneDelegates.append(type.name)
        }
      }
    }
    for file in files where file.path == mainFile {
      let identifiers = Set(
        file.source.tokens.indices.filter { file.source.isWord($0) }.map(file.source.text))
      principal = applications.first(where: identifiers.contains)
      if let named = candidates.first(where: { identifiers.contains($0.0) }), delegate == nil {
        delegate = (name: named.0, path: named.1)
      }
    }
    if delegate == nil { delegate = candidates.first.map { (name: $0.0, path: $0.1) } }
    sceneDelegates.sort()
    applications.sort()
  }
}
