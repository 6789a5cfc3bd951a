/// The sources of one module of an app, rewritten to build without the Objective-C runtime.
///
/// Every line keeps its number, except members that move into their class, which have a
/// `#sourceLocation`. A source that needs no change is returned byte for byte. Nothing is written.
public struct ModuleIntake: Sendable {
  /// A source after its rewrite.
  public struct Rewritten: Sendable {
    /// The source; unchanged if nothing was to be done.
    public let bytes: [UInt8]
    /// The parts that cannot be built unchanged.
    public let diagnostics: [IntakeDiagnostic]
    /// True if something was rewritten.
    public let isChanged: Bool
  }

  /// The imported frameworks on which copies must depend, such as Core Data.
  public let frameworks: Set<String>
  /// The classes that start an app of these sources.
  public let start: AppStart
  private let files: [String: (source: SourceText, outline: Outline)]
  private let knowledge: ModuleKnowledge

  /// Reads the sources of a module, by their paths.
  ///
  /// - Parameters:
  ///   - present: The modules that can be imported in place of frameworks of iOS, such as stubs.
  ///   - isHosted: True if another program launches the app: then `@main` is removed.
  ///   - isOfProject: True if an Xcode project builds the module: sources may use UIKit through a
  ///     header without importing it, and SwiftPM's condition does not hold.
  ///   - isOnMainActor: True if the module's declarations are on the main actor by default.
  ///   - imports: The imported modules, from whose classes others may inherit.
  /// - Complexity: O(bytes).
  public init(
    files: [String: [UInt8]], present: Set<String> = [], isHosted: Bool = false,
    isOfProject: Bool = false, isOnMainActor: Bool = false, imports: [ModuleIntake] = []
  ) {
    self.files = files.mapValues { bytes in
      let source = SourceText(bytes)
      return (source, Outline(source))
    }
    let ordered = self.files.sorted { $0.key < $1.key }.map {
      (path: $0.key, source: $0.value.source, outline: $0.value.outline)
    }
    start = AppStart(ordered)
    frameworks = Set(SourceRewriter.ownFrameworks.keys).subtracting(present).filter { name in
      ordered.contains { $0.source.imports(name) }
    }
    knowledge = ModuleKnowledge(
      ordered, present: present, isHosted: isHosted && start.delegate != nil,
      isOfProject: isOfProject, isOnMainActor: isOnMainActor, imports: imports.map(\.knowledge))
  }

  /// Returns the rewritten source; nil for a path that is not among the files.
  ///
  /// `#sourceLocation` contains the path as it is given.
  ///
  /// - Complexity: O(bytes).
  public func rewritten(_ path: String) -> Rewritten? {
    guard let file = files[path] else { return nil }
    var rewriter = SourceRewriter(
      path: path, source: file.source, outline: file.outline, knowledge: knowledge)
    rewriter.rewrite()
    return Rewritten(
      bytes: rewriter.edits.isEmpty
        ? file.source.bytes : rewriter.edits.applied(to: file.source.bytes),
      diagnostics: rewriter.diagnostics.sorted { $0.line < $1.line },
      isChanged: !rewriter.edits.isEmpty)
  }
}
