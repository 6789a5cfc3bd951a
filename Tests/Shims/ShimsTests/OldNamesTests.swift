import Foundation
import Testing

/// The names of Swift 4: they compile in that language version only, as in Xcode.
@Suite struct OldNamesTests {
  private static let source = """
    import UIKit
    class Old: UIViewController {
      func application(_ options: [UIApplicationLaunchOptionsKey: Any]?, _ state: UIControlState) {
        let cell = UITableViewCell(style: UITableViewCellStyle.default, reuseIdentifier: nil)
        cell.accessibilityTraits |= UIAccessibilityTraitButton | UIAccessibilityTraitStaticText
        addChildViewController(self)
        view.bringSubview(toFront: view)
        let wheel = UIActivityIndicatorView(activityIndicatorStyle: .gray)
        wheel.activityIndicatorViewStyle = .white
        NotificationCenter.default.addObserver(
          forName: .UIKeyboardWillShow, object: nil, queue: nil) { note in
          _ = note.userInfo?[UIKeyboardFrameEndUserInfoKey]
        }
        let shape = CAShapeLayer()
        shape.lineCap = kCALineCapRound
        _ = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(1, 2, 3, 4))
        _ = UIColor(colorLiteralRed: 0, green: 0, blue: 0, alpha: 1)
        _ = [NSFontAttributeName: UIFont.systemFont(ofSize: 12)]
        _ = [NSAttributedStringKey.underlineStyle: NSUnderlineStyle.styleSingle.rawValue]
        _ = isMovingToParentViewController || isMovingFromParentViewController
        _ = UITableViewAutomaticDimension + UIViewNoIntrinsicMetric
        _ = [UILayoutFittingCompressedSize, UILayoutFittingExpandedSize]
      }
    }
    """

  /// The compiler errors for the source in a language version.
  private static func errors(_ version: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Old.swift")
    try Data(source.utf8).write(to: file)
    // The modules are next to the running test bundle.
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-diagnostic-style", "llvm", "-I", modules.path, "-swift-version",
      version, "-module-cache-path", folder.path, file.path,
    ]
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = Pipe()
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return text.split(separator: "\n").map(String.init).filter { $0.contains("error:") }
  }

  @Test func `a source of Swift 4 compiles with its own names`() throws {
    #expect(try Self.errors("4") == [])
  }

  @Test func `in Swift 5 each is refused with its new name, as in Xcode`() throws {
    let errors = try Self.errors("5")
    for name in ["UITableViewCell.CellStyle", "UIControl.State", "bringSubviewToFront"] {
      #expect(errors.contains { $0.contains("renamed to '\(name)") }, "\(name)")
    }
  }
}
