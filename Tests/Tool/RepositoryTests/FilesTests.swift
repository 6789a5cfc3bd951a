import Foundation
import Testing

@Suite struct FilesTests {
  private static let strings =
    Repository.swiftFiles
    + Repository.files(ending: ".json", below: ["Scenarios", "Devices", "Documentation"])
    + Repository.files(ending: ".md", below: ["Documentation"])

  @Test(arguments: [
    "Tests/Tool/RepositoryTests/FilesTests.swift", "Devices/iphone-15-pro.json",
    "Documentation/Fidelity.md",
  ])
  func `files of every kind are checked`(path: String) {
    #expect(Self.strings.contains(path))
  }

  @Test(arguments: Repository.swiftFiles)
  func `a file name describes the content`(path: String) {
    #expect(NameRule.findings(for: path) == [])
  }

  @Test(arguments: Repository.swiftFiles)
  func `a file has one subject`(path: String) throws {
    #expect(LengthRule.findings(in: try Repository.file(path)) == [])
  }

  @Test(arguments: strings)
  func `a file mentions neither unfinished work nor a machine path`(path: String) throws {
    #expect(WordRule.findings(in: try Repository.file(path)) == [])
  }

  @Test(arguments: Repository.swiftFiles.filter { $0.hasPrefix("Sources/") })
  func `every public declaration has a doc comment`(path: String) throws {
    #expect(DocumentationRule.findings(in: try Repository.file(path)) == [])
  }

  /// See: R-SET-1, W-63.
  @Test(arguments: Repository.swiftFiles.filter { $0.hasPrefix("Sources/") })
  func `setters of public classes also run in initializers`(path: String) throws {
    #expect(SettableRule.findings(in: try Repository.file(path)) == [])
  }

  @Test func `stored properties with observers, open ones and weak ones are found`() {
    let file = RepositoryFile(
      path: "A.swift",
      text: """
        open var a = 0
        @Settable open var b = 0 { didSet { f() } }
        open var c: Int { didSet { f() } }
        open weak var d: A?
        open var e: Int { get { 0 } set {} }
        open private(set) var f = 0
        public var g = 0
        public final var h = 0 { willSet { f() } }
        open override var i: Int { didSet { f() } }
        open var j:
          (A) -> Void
        {
          didSet { f() }
        }
        open var k: Int {
          state.k
        }
        """)

    let found = SettableRule.findings(in: file).map { $0.prefix { $0 != "'" } }
    #expect(found == ["A.swift:1: ", "A.swift:3: ", "A.swift:4: ", "A.swift:8: ", "A.swift:10: "])
  }

  @Test func `errors and complexity are documented in one form`() throws {
    let findings = try Repository.swiftFiles.filter { $0.hasPrefix("Sources/") }.flatMap {
      DocumentationFormatRule.findings(in: try Repository.file($0))
    }

    #expect(findings == [])
  }

  @Test func `another form, and an undocumented throwing function, are found`() {
    let file = RepositoryFile(
      path: "A.swift",
      text: """
        /// Reads. Complexity: O(n).
        public func read() throws(E) -> Int {
        /// Runs a closure.
        public func run(_ body: () throws -> Void) {
        /// Reads.
        ///
        /// - Throws: an error.
        public func readAgain(
          _ text: String
        ) throws(E) {
        """)

    #expect(
      DocumentationFormatRule.findings(in: file) == [
        "A.swift:1: write '- Complexity:' at the beginning of a line",
        "A.swift:2: a public function that throws without '- Throws:'",
      ])
  }

  @Test func `the listed exceptions to the length limit exist and are needed`() throws {
    for (path, reason) in LengthRule.exceptions {
      #expect(!reason.isEmpty)
      #expect(try Repository.file(path).lines.count > LengthRule.limit, "\(path)")
    }
  }

  @Test func `the manifest depends on no package`() throws {
    let manifest = try Repository.file("Package.swift").lines.joined(separator: "\n")
    #expect(!manifest.contains(".package("))
  }

  @Test func `a meaningless name is found`() {
    #expect(NameRule.findings(for: "Sources/A/ViewHelpers.swift").count == 1)
    #expect(NameRule.findings(for: "Sources/A/LayoutManager.swift").count == 1)
    #expect(NameRule.findings(for: "Sources/Utils/View.swift") == [])
  }

  @Test func `a long file is found`() {
    let text = String(repeating: "\n", count: LengthRule.limit)
    #expect(LengthRule.findings(in: RepositoryFile(path: "A.swift", text: text)).count == 1)
    let shorter = RepositoryFile(path: "A.swift", text: String(text.dropLast()))
    #expect(LengthRule.findings(in: shorter) == [])
  }

  @Test(arguments: [
    ("let a = 1  // TO" + "DO: name it", true), ("let path = \"/ho" + "me/ann/x\"", true),
    ("/Use" + "rs/ann", true), ("see Framework/ho" + "me/x", false), ("let a = 1", false),
  ])
  func `a forbidden word is found`(line: String, isFound: Bool) {
    let findings = WordRule.findings(in: RepositoryFile(path: "A.swift", text: line))
    #expect(findings.isEmpty != isFound, "\(findings)")
  }

  @Test(arguments: [
    ("public func f() {}", true), ("/// Does.\npublic func f() {}", false),
    ("/// Does.\n@inlinable\n// swift-format-ignore: X\npublic func f() {}", false),
    ("/// Does.\n\npublic func f() {}", true), ("  open override func f() {}", false),
    ("@MainActor public final class C {", true), ("public init() {}", true),
    ("open class var a: Int { 1 }", true), ("public import Foundation", false),
    ("public extension Int {", false), ("func f() {}", false),
    ("public private(set) var a = 1", true),
    ("  public static func == (a: A, b: A) -> Bool {", true),
  ])
  func `a public declaration without comment is found`(text: String, isFound: Bool) {
    let findings = DocumentationRule.findings(in: RepositoryFile(path: "A.swift", text: text))
    #expect(findings.isEmpty != isFound, "\(findings)")
  }
}
