import Testing

@testable import GimbalIntake

/// Words and imports that an app's sources have besides those of the runtime.
@Suite struct AppWordTests {
  @Test func `selectors beside Foundation alone are those of UIKit`() {
    #expect(
      rewrite("import Foundation\nlet a: Selector? = nil; let b: URLRequest? = nil")
        == "import Foundation; import UIKit\nlet a: Selector? = nil; let b: URLRequest? = nil")
    #expect(rewrite("import Foundation\nlet selector = 1") == "import Foundation\nlet selector = 1")
    // So are times of Core Foundation.
    for name in ["CFAbsoluteTime", "CFTimeInterval"] {
      #expect(
        rewrite("import Foundation\nlet a: \(name) = 0")
          == "import Foundation; import UIKit\nlet a: \(name) = 0")
    }
    #expect(rewrite("import Foundation\nlet CFA = 1") == "import Foundation\nlet CFA = 1")
  }

  @Test func `texts by key and their formats are read by Gimbal`() {
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
    // Methods and functions of the app's own, a bundle's override, and formats of sources without texts stay.
    for source in [
      "import UIKit\nlet a = texts.localizedString(forKey: b)",
      "import UIKit\nlet a = super.localizedString(forKey: b, value: nil, table: nil)",
      "import UIKit\nfunc NSLocalizedString(_ a: String) {}",
      "import Foundation\nlet a = String(format: b, 1)",
    ] { #expect(rewrite(source) == source) }
  }

  @Test func `actions lose their attribute, since the compiler takes those of one parameter only`()
  {
    #expect(
      rewrite("struct A { @IBAction func a() {} }") == "struct A {           func a() {} }")
    #expect(rewrite("@IBSegueAction func a() {}") == "               func a() {}")
    #expect(rewrite("@objc (a) func b() {}") == "          func b() {}")
  }

  @Test func `literals of colors and pictures are calls`() {
    #expect(
      rewrite("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
        == "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
    #expect(
      rewrite(#"let a = #imageLiteral(resourceName: "Mars")"#)
        == #"let a = UIImage(imageLiteralResourceName: "Mars")"#)
    #expect(rewrite("let a = #colorLiteral") == "let a = #colorLiteral")
  }

  @Test func `availability is that of the simulated system where the source knows UIKit`() {
    #expect(
      rewrite("import UIKit\nif #available(iOS 13.4, *) {}\nguard #unavailable(iOS 15) else {}")
        == "import UIKit\nif isSystemAvailable(13, 4) {}\nguard !isSystemAvailable(15, 0) else {}")
    let other = "import UIKit\nif #available(macOS 13, *) {}"
    #expect(rewrite(other) == other)
    let plain = "if #available(iOS 13, *) {}"
    #expect(rewrite(plain) == plain)
  }

  @Test func `frameworks that are not there are left out and told with what the file uses of them`()
  {
    let (text, diagnostics) = rewriting(
      "import UIKit\n@_exported import Vision.VNRequest\nvar a: VNRequest?")
    #expect(text == "import UIKit\n" + String(repeating: " ", count: 34) + "\nvar a: VNRequest?")
    #expect(diagnostics.map(\.line) == [2])
    #expect(diagnostics.first?.text.contains("the file names VNRequest") == true)
    #expect(rewriting("import ARKit\n").diagnostics.first?.text.contains("nothing of it") == true)
  }

  @Test func `a framework for which the package has a stub stays`() {
    let files = ["A.swift": Array("import MapKit\n".utf8)]
    let module = ModuleIntake(files: files, present: ["MapKit"])
    #expect(module.rewritten("A.swift")?.isChanged == false)
  }

  @Test func `a framework with stand-ins is imported as UIKit, which is told`() {
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

  @Test func `modules whose names another module has here are imported as that one`() {
    #expect(rewrite("import ObjectiveC.runtime\n") == "import UIKit             \n")
    #expect(rewrite("import UniformTypeIdentifiers\n") == "import UIKit                 \n")
    #expect(rewrite("import Darwin.C\nlet a = 1\n") == "import Glibc   \nlet a = 1\n")
    // Names that say their module follow it, with an import of it or with another one that brings it.
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

  @Test func `parts of UIKit are imported as the whole`() {
    #expect(
      rewrite("import UIKit.UIGestureRecognizerSubclass\n")
        == "import UIKit                            \n")
    #expect(rewrite("import class UIKit.UIView\n") == "import       UIKit       \n")
    #expect(rewrite("import struct Foundation.Date\n") == "import struct Foundation.Date\n")
  }

  @Test func `what loads from networks is imported where Foundation has it on Apple platforms`() {
    #expect(
      rewrite("import Foundation\nlet a = URLSession.shared")
        == "import Foundation; import FoundationNetworking\nlet a = URLSession.shared")
    let withUIKit = "import Foundation\nimport UIKit\nlet a = URLSession.shared"
    #expect(rewrite(withUIKit) == withUIKit)
    let without = "import Foundation\nlet a = URL(fileURLWithPath: \"\")"
    #expect(rewrite(without) == without)
  }

  @Test func `what reads XML is imported where Foundation has it on Apple platforms`() {
    #expect(
      rewrite("import UIKit\nclass A: NSObject, XMLParserDelegate {}")
        == "import UIKit; import FoundationXML\nclass A: NSObject, XMLParserDelegate {}")
    let own = "import Foundation\nclass XMLNode {}"
    #expect(rewrite(own) == own)
  }

  @Test func `UIKit is imported where its types are seen through a bridging header`() {
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

  @Test func `a framework that is left out leaves what it brings where nothing else does`() {
    #expect(rewrite("import CloudKit\nlet a: Data") == "import UIKit   \nlet a: Data")
    #expect(
      rewrite("import Foundation\nimport CloudKit\n") == "import Foundation\n               \n")
  }

  @Test func `a source with a branch for Linux has that compiled`() {
    let source = "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif\n"
    #expect(rewrite(source).hasPrefix("#if canImport(Darwin)\n"))
    #expect(rewrite("#if canImport(Darwin)\nimport Darwin\n#endif\n").hasPrefix("#if true\n"))
  }

  @Test func `a source of a project sees UIKit by a header, and is no package's`() {
    #expect(rewrite("class A: B {}", isOfProject: true) == "import UIKit; class A: B {}")
    #expect(rewrite("class A: B {}") == "class A: B {}")
    let condition = "import UIKit\n#if SWIFT_PACKAGE && os(iOS)\n#endif\n"
    #expect(
      rewrite(condition, isOfProject: true) == "import UIKit\n#if false && true\n#endif\n")
    #expect(rewrite(condition) == "import UIKit\n#if SWIFT_PACKAGE && true\n#endif\n")
  }

  @Test func `optional members are known by their labels though a property has their name`() {
    let text = rewrite(
      "class A { var field = 1; func a() { b?.field?(self, didEnd: 1); c.field?(2) } }",
      nextTo: ["B.swift": "@objc protocol B { @objc optional func field(_ a: A, didEnd: Int) }"])
    #expect(
      text == "class A { var field = 1; func a() { b?.field (self, didEnd: 1); c.field?(2) } }")
  }

  @Test func `a class of another module that is extended connects nothing above`() {
    let text = rewrite(
      "class A: UIView { @IBOutlet var b: UIView! }",
      nextTo: ["B.swift": "extension UIView { @IBInspectable var c: Int { 1 } }"])
    #expect(text.contains("InterfaceConnectable"))
    #expect(!text.contains("override func connectOutlet"))
  }

  @Test func `methods are found by name in modules that make selectors of strings`() {
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

  @Test func `an app's entry goes where another program launches it`() {
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

  @Test func `an app of SwiftUI and one that begins by hand are told apart`() {
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

  @Test func `an app's own class of its object is known, and that main.swift begins with it`()
    throws
  {
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
  func `names of methods have a With unless a preposition stands there`(
    base: String, labels: [String], name: String
  ) {
    #expect(SelectorName.of(base, labels: labels) == name)
  }
}
