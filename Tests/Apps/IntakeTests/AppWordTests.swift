import Testing

@testable import GimbalIntake

/// Identifiers and imports of an app's sources, other than those of the Objective-C runtime.
@Suite struct AppWordTests {
  @Test func `a source that uses selectors with Foundation imports UIKit`() {
    #expect(
      rewrite("import Foundation\nlet a: Selector? = nil; let b: URLRequest? = nil")
        == "import Foundation; import UIKit\nlet a: Selector? = nil; let b: URLRequest? = nil")
    #expect(rewrite("import Foundation\nlet selector = 1") == "import Foundation\nlet selector = 1")
    // Times of Core Foundation also import UIKit.
    for name in ["CFAbsoluteTime", "CFTimeInterval"] {
      #expect(
        rewrite("import Foundation\nlet a: \(name) = 0")
          == "import Foundation; import UIKit\nlet a: \(name) = 0")
    }
    #expect(rewrite("import Foundation\nlet CFA = 1") == "import Foundation\nlet CFA = 1")
  }

  @Test func `localized strings and their formats are read by Gimbal`() {
    #expect(
      rewrite(
        "import Foundation\nlet a = String(format: NSLocalizedString(\"a\", comment: \"\"), 1)")
        == "import Foundation; import UIKit\nlet a = String(appFormat: localizedAppText(\"a\", comment: \"\"), 1)"
    )
    #expect(
      rewrite("import UIKit\nlet a = String.localizedStringWithFormat(b, 1)")
        == "import UIKit\nlet a = String.localizedAppTextWithFormat(b, 1)")
    #expect(
      rewrite("import UIKit\nlet a = c.localizedString(forKey: b, value: nil, table: nil)")
        == "import UIKit\nlet a = c.localizedAppText(forKey: b, value: nil, table: nil)")
    // The app's own methods and functions, a bundle's override, and formats in sources without localized
    // strings are not changed.
    for source in [
      "import UIKit\nlet a = texts.localizedString(forKey: b)",
      "import UIKit\nlet a = super.localizedString(forKey: b, value: nil, table: nil)",
      "import UIKit\nfunc NSLocalizedString(_ a: String) {}",
      "import Foundation\nlet a = String(format: b, 1)",
    ] { #expect(rewrite(source) == source) }
  }

  @Test(arguments: [
    ("Locale.current.identifier", "Locale.appCurrent.identifier"),
    ("Locale.autoupdatingCurrent", "Locale.appCurrent"),
    ("NSLocale.current", "NSLocale.appCurrent"),
    ("Locale.preferredLanguages[0]", "Locale.appPreferredLanguages[0]"),
    ("Bundle.main.preferredLocalizations.first", "Bundle.main.appPreferredLocalizations.first"),
    ("text(locale: .current)", "text(locale: .appCurrent)"),
    ("a.formatted(.number.locale(.current))", "a.formatted(.number.locale(.appCurrent))"),
  ])
  func `the user's locale and languages are those of the run`(source: String, copy: String) {
    #expect(
      rewrite("import Foundation\nlet a = " + source)
        == "import Foundation; import UIKit\nlet a = " + copy)
    // A type of the module with this name is the app's own.
    let own = "import UIKit\nenum Locale {}; enum NSLocale {}\nlet a = " + source
    if !source.hasPrefix("Bundle") { #expect(rewrite(own) == own) }
  }

  @Test func `formatters and calendars have the user's locale`() {
    #expect(
      rewrite("import UIKit\nlet a = DateFormatter(); let b = NumberFormatter()")
        == "import UIKit\nlet a = DateFormatter(appLocale: ()); let b = NumberFormatter(appLocale: ())"
    )
    #expect(
      rewrite("import UIKit\nlet a = DateFormatter.localizedString(from: b, dateStyle: .long)")
        == "import UIKit\nlet a = DateFormatter.appLocalizedString(from: b, dateStyle: .long)")
    #expect(
      rewrite("import UIKit\nlet a = Calendar.current.firstWeekday")
        == "import UIKit\nlet a = Calendar.appCurrent.firstWeekday")
    for source in [
      "import UIKit\nlet a = UIDevice.current; let b = Calendar(identifier: .gregorian)",
      "import UIKit\nlet a = Bundle.preferredLocalizations(from: b); let c = d.current",
      "import UIKit\nclass DateFormatter {}; let a = DateFormatter()",
      "import Foundation\nlet a = DateFormatter(); let b = Calendar.current",
    ] { #expect(rewrite(source) == source) }
  }

  @Test func `attributes of actions are removed`() {
    #expect(
      rewrite("struct A { @IBAction func a() {} }") == "struct A {           func a() {} }")
    #expect(rewrite("@IBSegueAction func a() {}") == "               func a() {}")
    #expect(rewrite("@objc (a) func b() {}") == "          func b() {}")
  }

  @Test func `image literals become calls`() {
    #expect(
      rewrite(#"let a = #imageLiteral(resourceName: "Mars")"#)
        == #"let a = UIImage(imageLiteralResourceName: "Mars")"#)
    // The compiler makes a UIColor or a CGColor of it.
    let color = "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    #expect(rewrite(color) == color)
  }

  @Test func `a source with outlets that imports Foundation gets UIKit`() {
    #expect(
      rewrite("import Foundation\nclass B: A { @IBInspectable var a = 1 }")
        .hasPrefix("import Foundation; import UIKit\nclass B: A"))
  }

  @Test func `availability checks query the simulated system where UIKit is imported`() {
    #expect(
      rewrite("import UIKit\nif #available(iOS 13.4, *) {}\nguard #unavailable(iOS 15) else {}")
        == "import UIKit\nif isSystemAvailable(13, 4) {}\nguard !isSystemAvailable(15, 0) else {}")
    let other = "import UIKit\nif #available(macOS 13, *) {}"
    #expect(rewrite(other) == other)
    let plain = "if #available(iOS 13, *) {}"
    #expect(rewrite(plain) == plain)
  }

  @Test func `missing frameworks are removed and reported with the names that the file uses`() {
    let (text, diagnostics) = rewriting(
      "import UIKit\n@_exported import Vision.VNRequest\nvar a: VNRequest?")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map(\.count) == [12, 34, 17])
    #expect(lines.dropFirst().joined().allSatisfy { $0 == " " })
    #expect(diagnostics.map(\.line) == [2, 3])
    #expect(diagnostics.first?.text.contains("the file names VNRequest") == true)
    #expect(
      rewriting("import ARKit\n").diagnostics.first?.text.contains("none of its names") == true)
  }

  @Test func `the import of a framework with a stub is not changed`() {
    let files = ["A.swift": Array("import MapKit\n".utf8)]
    let module = ModuleIntake(files: files, present: ["MapKit"])
    #expect(module.rewritten("A.swift")?.isChanged == false)
  }

  @Test func `a framework with stand-ins is imported as UIKit and reported`() {
    let (text, diagnostics) = rewriting(
      "import Foundation\nimport MapKit\nimport class WebKit.WKWebView\nlet a: WebKit.WKWebView?\n#if canImport(MapKit)\n#endif"
    )
    #expect(
      text
        == "import Foundation\nimport UIKit \nimport UIKit                 \nlet a: UIKit .WKWebView?\n#if true\n#endif"
    )
    #expect(diagnostics.map(\.cause) == [.standInModule, .standInModule])
    #expect(diagnostics.first?.text.contains("maps are empty") == true)
  }

  @Test func `modules whose names are declared in another module are imported as that module`() {
    #expect(rewrite("import ObjectiveC.runtime\n") == "import UIKit             \n")
    #expect(rewrite("import UniformTypeIdentifiers\n") == "import UIKit                 \n")
    #expect(rewrite("import Darwin.C\nlet a = 1\n") == "import Glibc   \nlet a = 1\n")
    // Qualified names follow their module, whether it is imported directly or by another import.
    #expect(
      rewrite("import UIKit\nlet a = Darwin.round(1.5)\n")
        == "import UIKit\nlet a = Glibc .round(1.5)\n")
    #expect(
      rewrite("import func Darwin.round\nlet a = b.Darwin.c + Darwin\n")
        == "import Glibc            \nlet a = b.Darwin.c + Darwin\n")
    #expect(
      rewrite("import UIKit\nenum Darwin { static let a = 1 }\nlet a = Darwin.a\n")
        .contains("let a = Darwin.a"))
    // The module of the log is a class as well.
    #expect(
      rewrite("import UIKit\nlet a = OSLog.default\n") == "import UIKit\nlet a = OSLog.default\n")
    #expect(rewrite("import simd\n") == "import UIKit\n")
    #expect(rewrite("import OSLog\nlet a = Logger()") == "import os   \nlet a = Logger()")
    #expect(rewrite("#if canImport(OSLog)\n#endif") == "#if true\n#endif")
    #expect(rewriting("import ObjectiveC\n").diagnostics.isEmpty)
    let files = ["A.swift": Array("import ObjectiveC\n".utf8)]
    let module = ModuleIntake(files: files, present: ["ObjectiveC"])
    #expect(module.rewritten("A.swift")?.isChanged == false)
  }

  @Test func `submodules of UIKit are imported as UIKit`() {
    #expect(
      rewrite("import UIKit.UIGestureRecognizerSubclass\n")
        == "import UIKit                            \n")
    #expect(rewrite("import class UIKit.UIView\n") == "import       UIKit       \n")
    #expect(rewrite("import struct Foundation.Date\n") == "import struct Foundation.Date\n")
    #expect(rewrite("import Foundation.NSData\n") == "import Foundation       \n")
    #expect(
      rewrite("import Foundation.NSURL\nlet a = URLSession.shared")
        == "import Foundation      ; import FoundationNetworking\nlet a = URLSession.shared")
  }

  @Test(arguments: [
    "objc_getAssociatedObject(self, &key)", "NSHashTable<A>.weakObjects()", "nil as NSErrorPointer",
  ])
  func `UIKit is imported for names that Foundation exports from the runtime`(use: String) {
    #expect(
      rewrite("import Foundation\nlet a = \(use)")
        == "import Foundation; import UIKit\nlet a = \(use)")
  }

  @Test func `no module is imported for a type that the module itself declares`() {
    let own = "import Foundation\nclass NSHashTable {}\nlet a = NSHashTable()"
    #expect(rewrite(own) == own)
  }

  @Test func `Combine is imported for its types in sources that import SwiftUI`() {
    let text = rewrite("import SwiftUI\nclass A: ObservableObject { @Published var b = 1 }")
    #expect(text.contains("import Combine") && text.contains("class A: ObservableObject"))
  }

  @Test func `FoundationNetworking is imported for types that load from networks`() {
    #expect(
      rewrite("import Foundation\nlet a = URLSession.shared")
        == "import Foundation; import FoundationNetworking\nlet a = URLSession.shared")
    let withUIKit = "import Foundation\nimport UIKit\nlet a = URLSession.shared"
    #expect(rewrite(withUIKit) == withUIKit)
    let without = "import Foundation\nlet a = URL(fileURLWithPath: \"\")"
    #expect(rewrite(without) == without)
  }

  @Test func `FoundationXML is imported for types that read XML`() {
    #expect(
      rewrite("import UIKit\nclass A: NSObject, XMLParserDelegate {}")
        == "import UIKit; import FoundationXML\nclass A: NSObject, XMLParserDelegate {}")
    let own = "import Foundation\nclass XMLNode {}"
    #expect(rewrite(own) == own)
  }

  @Test func `Combine is imported for its types where another source of the module imports it`() {
    let source = "import Foundation\nclass A: ObservableObject { @Published var a = 1 }"
    let nextTo = ["B.swift": "import Combine"]
    #expect(
      rewrite(source, nextTo: nextTo)
        == "import Foundation; import Combine\nclass A: ObservableObject { @Published var a = 1 }")
    #expect(rewrite(source) == source)
    let own = ["B.swift": "import Combine\nclass ObservableObject {}\nstruct Published {}"]
    #expect(rewrite(source, nextTo: own) == source)
  }

  @Test func `UIKit is imported where its types are visible through a bridging header`() {
    let nextTo = ["B.swift": "import UIKit\nenum UIOwn {}"]
    #expect(
      rewrite("import Foundation\nextension UIImage {}", nextTo: nextTo)
        == "import Foundation; import UIKit\nextension UIImage {}")
    #expect(
      rewrite("// A\nlet a = UIView()", nextTo: nextTo)
        == "// A\nimport UIKit; let a = UIView()")
    for plain in [
      "import Foundation\nlet a = b.UIView", "import Foundation\nlet a = UIOwn.self",
      "import Foundation\n#if canImport(UIKit)\n#endif\nlet UI = 1", "let UUID = 1",
    ] { #expect(rewrite(plain, nextTo: nextTo) == plain) }
    #expect(rewrite("extension UIImage {}") == "extension UIImage {}")
  }

  @Test func `a removed framework is replaced by UIKit where no other import provides its names`() {
    #expect(rewrite("import CloudKit\nlet a: Data") == "import UIKit   \nlet a: Data")
    #expect(
      rewrite("import Foundation\nimport CloudKit\n") == "import Foundation\n               \n")
  }

  @Test func `a source with a branch for Linux compiles that branch`() {
    let source = "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif\n"
    #expect(rewrite(source).hasPrefix("#if canImport(Darwin)\n"))
    #expect(rewrite("#if canImport(Darwin)\nimport Darwin\n#endif\n").hasPrefix("#if true\n"))
  }

  @Test func `a source of a project imports UIKit and is not compiled as a package`() {
    #expect(rewrite("class A: B {}", isOfProject: true) == "import UIKit; class A: B {}")
    #expect(rewrite("class A: B {}") == "class A: B {}")
    let condition = "import UIKit\n#if SWIFT_PACKAGE && os(iOS)\n#endif\n"
    #expect(
      rewrite(condition, isOfProject: true) == "import UIKit\n#if false && true\n#endif\n")
    #expect(rewrite(condition) == "import UIKit\n#if SWIFT_PACKAGE && true\n#endif\n")
  }

  @Test func `optional methods are recognized by their labels next to a property of the same name`()
  {
    let text = rewrite(
      "class A { var field = 1; func a() { b?.field?(self, didEnd: 1); c.field?(2) } }",
      nextTo: ["B.swift": "@objc protocol B { @objc optional func field(_ a: A, didEnd: Int) }"])
    #expect(
      text == "class A { var field = 1; func a() { b?.field (self, didEnd: 1); c.field?(2) } }")
  }

  @Test func `an error and a session without arguments get those of empty ones`() {
    #expect(rewrite("let a = f(NSError())") == "let a = f(NSError(domain: \"\", code: 0))")
    #expect(rewrite("let a = URLSession()") == "let a = URLSession(configuration: .default)")
    #expect(
      rewrite("let a = URLResponse()").hasPrefix("let a = URLResponse(url: URL(fileURLWithPath: "))
    #expect(rewrite("let a = NSError(domain: b)") == "let a = NSError(domain: b)")
    #expect(
      rewrite("let a = NSError()", nextTo: ["B.swift": "struct NSError {}"]) == "let a = NSError()")
    #expect(
      rewrite("import UIKit\na.waitsForConnectivity = b.waitsForConnectivity")
        == "import UIKit\na.appWaitsForConnectivity = b.waitsForConnectivity")
  }

  @Test(arguments: [
    "let a = String(localized: \"b\")", "let a: LocalizedStringResource = \"b\"",
    "let a: String.LocalizationValue = \"b\"",
  ])
  func `a source with localized resources that imports Foundation gets UIKit`(line: String) {
    #expect(
      rewrite("import Foundation\n\(line)") == "import Foundation; import UIKit\n\(line)")
  }

  @Test func `a class of sessions inherits an initializer without arguments`() {
    #expect(
      rewrite(
        "import Foundation\nclass A: URLSession, B { init(c: D) { e = c }; override init() {} }"
      )
        == "import Foundation; import UIKit\nclass A: URLSessionWithInit, B { init(c: D) { e = c ; super.init() }; override init() { super.init() } }"
    )
  }

  @Test func `a property of text is no closure, so that a method of its name is called`() {
    let others = [
      "B.swift": "@objc protocol B { @objc optional func title() -> String? }",
      "C.swift": "class C { var title: String = \"\"; var done: Done? }",
      "D.swift": "@objc protocol D { @objc optional func done() }",
    ]
    #expect(rewrite("let a = b.title?()", nextTo: others) == "let a = b.title ()")
    #expect(rewrite("let a = c.done?()", nextTo: others) == "let a = c.done?()")
  }

  @Test func `a class whose superclass is in another module does not override connecting`() {
    let text = rewrite(
      "class A: UIView { @IBOutlet var b: UIView! }",
      nextTo: ["B.swift": "extension UIView { @IBInspectable var c: Int { 1 } }"])
    #expect(text.contains("InterfaceConnectable"))
    #expect(!text.contains("override func connectOutlet"))
  }

  @Test func `methods are found by name in modules that create selectors from strings`() {
    let source = "import UIKit\nclass A: UIView { @objc func b(_ c: Int) {} }"
    #expect(!rewrite(source).contains("NamedMethods"))
    let text = rewrite(source, nextTo: ["B.swift": "let s = Selector((\"b:\"))"])
    #expect(text.contains("class A: UIView, NamedMethods"))
    #expect(text.contains(#"case "b:": return Selector(of: A.b(_:), named: "b:")"#))
    let below = rewrite(
      "import UIKit\nclass C: A { @objc func d() {} }",
      nextTo: ["A.swift": source, "B.swift": "let s = NSSelectorFromString(name)"])
    #expect(below.contains("override nonisolated class func method"))
    #expect(below.contains("super.method(named: name)"))
  }

  @Test func `the entry point is removed where another program launches the app`() {
    let files = [
      "A.swift": Array("@main class A: UIResponder, UIApplicationDelegate {}\n".utf8),
      "B.swift": Array("class B: UIResponder, UIWindowSceneDelegate {}\n".utf8),
    ]
    let module = ModuleIntake(files: files, isHosted: true)
    #expect(module.start.delegate?.name == "A")
    #expect(module.start.delegate?.path == "A.swift")
    #expect(module.start.sceneDelegates == ["B"])
    let text = module.rewritten("A.swift").map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(text == "      class A: UIResponder, UIApplicationDelegate {}\n")
  }

  @Test func `a SwiftUI app and an app with main.swift are distinguished`() {
    let other = ModuleIntake(files: ["A.swift": Array("@main struct A: App {}".utf8)])
    #expect(other.start.delegate == nil)
    #expect(other.start.otherStart == "A.swift")
    let byHand = ModuleIntake(files: [
      "App/main.swift": Array("UIApplicationMain(0, nil, nil, nil)".utf8),
      "App/B.swift": Array("class B: NSObject, UIApplicationDelegate {}".utf8),
    ])
    #expect(byHand.start.delegate?.name == "B")
    #expect(byHand.start.mainFile == "App/main.swift")
  }

  @Test func `the app's own application class is known, also from main.swift`() throws {
    let files = [
      "main.swift": Array(
        "UIApplicationMain(c, v, NSStringFromClass(App.self), NSStringFromClass(B.self))".utf8),
      "A.swift": Array("class A: NSObject, UIApplicationDelegate {}".utf8),
      "App.swift": Array("class App: UIApplication {}\nclass Other: UIKit.UIApplication {}".utf8),
      "B.swift": Array("class B: NSObject, UIApplicationDelegate {}".utf8),
    ]
    let start = ModuleIntake(files: files).start
    #expect(start.applications == ["App", "Other"])
    #expect(start.principal == "App")
    #expect(start.delegate?.name == "B")
    let source = try #require(IntakePurpose.app.start(start, folder: "/a", target: nil))
    #expect(
      source.contains(
        #"applications: ["App": App.self, "Other": Other.self], principal: "App""#))
    let plain = ModuleIntake(files: ["A.swift": Array("@main class A {}".utf8)]).start
    #expect(IntakePurpose.app.start(plain, folder: "/a", target: nil)?.contains("applic") == false)
  }

  @Test(arguments: [
    ("a", ["b"], "aWithB:"), ("a", ["using"], "aUsing:"), ("a", ["usingB"], "aUsingB:"),
    ("a", ["inset"], "aWithInset:"), ("a", ["between"], "aWithBetween:"),
    ("sendTo", ["b"], "sendToB:"), ("a", ["_", "b"], "a:b:"), ("a", ["withB", "c"], "aWithB:c:"),
    ("move", ["alongside"], "moveAlongside:"), ("a", [], "a"),
  ])
  func `selector names insert With unless a label begins with a preposition`(
    base: String, labels: [String], name: String
  ) {
    #expect(SelectorName.of(base, labels: labels) == name)
  }
}
