import Testing

@testable import GimbalIntake

@Suite struct AbsentFrameworkTests {
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `a function that uses a missing framework refuses, and the others stay`() {
    let source = """
      import CoreImage
      import UIKit
      func blurred(_ image: UIImage) -> UIImage {
        let filter = CIFilter(name: "CIGaussianBlur")
        return image
      }
      func plain(_ image: UIImage) -> UIImage { image }
      """
    let (text, diagnostics) = rewriting(source)
    #expect(
      Self.words(text) == "import UIKit func blurred(_ image: UIImage) -> UIImage "
        + "{ fatalError(\"blurred needs CoreImage, which Gimbal does not have\") } "
        + "func plain(_ image: UIImage) -> UIImage { image }")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    #expect(diagnostics.map(\.line) == [1, 3])
  }

  @Test
  func `declarations whose types are missing are removed, and functions that use them refuse`() {
    let source = """
      import CoreImage
      import UIKit
      func compare(_ a: CIImage) -> Bool { true }
      extension CIImage { func average() -> Float { 0 } }
      final class Kernel: CIImageProcessorKernel {}
      class Filter {
        private let context = CIContext()
        init() { prepare() }
        func prepare() { context.clear() }
        func draw(in context: CGContext) { context.clear() }
        func check() -> Bool { compare(Kernel.image) }
      }
      """
    #expect(
      Self.words(rewrite(source)) == "import UIKit class Filter { init() { prepare() } "
        + "func prepare() { fatalError(\"prepare needs CoreImage, which Gimbal does not have\") } "
        + "func draw(in context: CGContext) { context.clear() } func check() -> Bool "
        + "{ fatalError(\"check needs CoreImage, which Gimbal does not have\") } }")
  }

  @Test func `a function that animates with SwiftUI refuses`() {
    let source = """
      import SwiftUI
      import UIKit
      class A: UIView {
        func b() { withAnimation { alpha = 0 } }
        func c() { alpha = 1 }
      }
      """
    #expect(
      Self.words(rewrite(source)) == "import UIKit class A: UIView { "
        + "func b() { fatalError(\"b needs SwiftUI, which Gimbal does not have\") } "
        + "func c() { alpha = 1 } }")
  }

  @Test func `an initializer with a missing type takes anything and refuses`() {
    let source = """
      import CoreImage
      import ImageIO
      import UIKit
      class Filter {
        private let image: CIImage
        private let source: CGImageSource?
        init(image: CIImage, options: CIImage.Options?, source: CGImageSource) { self.image = image }
        init(name: String) {}
      }
      """
    #expect(
      Self.words(rewrite(source)) == "import UIKit class Filter { "
        + "init(image: Any, options: Any?, source: Any) "
        + "{ fatalError(\"init needs ImageIO, which Gimbal does not have\") } "
        + "init(name: String) {} }")
  }

  @Test func `a constant outside of types is removed, and functions that use it refuse`() {
    let source = """
      import Foundation
      let kind = NSString(
        format: kSecClass)
      let title = "a"
      let all: [String] = [
        "b"
      ]
      private let item =
        kSecClassKey
      func save() { store(kind) }
      func load() { print(title) }
      """
    #expect(
      Self.words(rewrite(source)) == "import Foundation let title = \"a\" "
        + "let all: [String] = [ \"b\" ] func save() "
        + "{ fatalError(\"save needs Security, which Gimbal does not have\") } "
        + "func load() { print(title) }")
  }

  @Test func `cases of an enumeration take anything instead of a missing type`() {
    #expect(
      rewrite("import Foundation\nenum Pin { case none, keys([SecKey]), own((SecTrust) -> Bool) }")
        == "import Foundation\nenum Pin { case none, keys([Any]), own((Any) -> Bool) }")
  }

  @Test func `a method that trusts a server refuses, because Security is missing`() {
    let body = "{ a.method == NSURLAuthenticationMethodServerTrust }"
    #expect(
      rewrite("import Foundation\nfunc trusts() -> Bool \(body)")
        .hasSuffix("{ fatalError(\"trusts needs Security, which Gimbal does not have\") }"))
  }

  @Test(arguments: [
    "#if canImport(CoreImage)\nimport CoreImage\n#endif\nfunc f() { _ = CIFilter() }",
    "import UIKit\nfunc f() { _ = CIFilter() }",
    "import UIKit\nstruct CIFilter {}\nfunc f() { _ = CIFilter() }",
  ])
  func `a source that tests for the framework or does not import it keeps its functions`(
    source: String
  ) {
    #expect(rewrite(source).hasSuffix("func f() { _ = CIFilter() }"))
  }

  @Test func `functions that use keys refuse, also without an import of Security`() {
    for module in ["Foundation", "UIKit", "Security\nimport Foundation"] {
      let text = rewrite(
        "import \(module)\nfunc save() { SecItemAdd([kSecClass: 1], nil) }\nfunc other() {}")
      #expect(text.contains("save needs Security, which Gimbal does not have"))
      #expect(text.contains("func other() {}") && !text.contains("kSecClass"))
    }
    let own = "import UIKit\nstruct SecItem {}\nfunc make() { _ = SecItem() }"
    #expect(rewrite(own) == own)
  }

  @Test func `views of SwiftUI are removed, and functions that show them refuse`() {
    let source = """
      import SwiftUI
      import UIKit
      struct Badge: View {
        @State private var count = 1
        var body: some View { Text("1") }
      }
      class Controller: UIViewController {
        func showBadge() { present(UIHostingController(rootView: Badge()), animated: true) }
        func hide() {}
      }
      """
    let text = Self.words(rewrite(source))
    #expect(
      text == "import UIKit class Controller: UIViewController { func showBadge() "
        + "{ fatalError(\"showBadge needs SwiftUI, which Gimbal does not have\") } func hide() {} }"
    )
  }

  @Test func `an app of SwiftUI is not removed, so that the compiler names what it needs`() {
    let source = "import SwiftUI\nimport UIKit\n@main struct Start: App { let name = 1 }"
    #expect(rewrite(source).contains("@main struct Start: App"))
    #expect(FrameworkNames.modules(of: "App") == ["SwiftUI"])
  }

  @Test func `code for another system is unchanged`() {
    let body = "{\n#if os(macOS)\n_ = CIFilter()\n#else\n_ = 1\n#endif\n}"
    #expect(
      rewrite("import CoreImage\nimport UIKit\nfunc f() \(body)").hasSuffix("func f() \(body)"))
  }

  @Test func `a test that needs a missing name is removed`() {
    let source = """
      import XCTest
      final class ATests: XCTestCase {
        func testA() { XCTExpectFailure { XCTFail() } }
        func testB() {}
      }
      """
    let (text, diagnostics) = rewriting(source)
    #expect(!text.contains("testA") && text.contains("nonisolated func testB()"))
    #expect(!text.contains("nonisolated nonisolated") && text.contains("XCTestCase"))
    #expect(diagnostics.map(\.line) == [3])
  }

  @Test(arguments: [
    ("MPSImageThresholdBinary", ["MetalPerformanceShaders"]), ("kCIInputExtentKey", ["CoreImage"]),
    ("vImage_Buffer", ["Accelerate"]), ("sqlite3_open", ["SQLite3"]), ("SQLITE_OK", ["SQLite3"]),
    ("SecTrust", ["Security"]), ("errSecSuccess", ["Security"]), ("Secretary", []),
    ("CGImageSourceCreateWithData", ["ImageIO"]), ("VStack", ["SwiftUI"]),
    ("UTTypeCreatePreferredIdentifierForTag", ["CoreServices", "MobileCoreServices"]),
    ("kind", []),
  ])
  func `names of C functions and constants belong to frameworks`(name: String, modules: [String]) {
    #expect(FrameworkNames.modules(of: name) == modules)
  }
}
