import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTraces
import GimbalTraits
import Testing

@testable import GimbalTesting

/// A title above a button, laid out by constraints.
private final class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    title.text = "1,234.5 km"
    title.accessibilityIdentifier = "title"
    let button = UIButton(type: .system)
    button.setTitle("Go on", for: .normal)
    button.accessibilityIdentifier = "go"
    for child in [title, button] as [UIView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12.5),
      button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }
}

/// Golden files of tests in Swift: when they are written, and what they are compared with.
@MainActor @Suite final class GoldenExpectTests {
  private let folder = NSTemporaryDirectory() + "gimbal-golden-swift-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var source: String { folder + "/PlayerTests.swift" }

  private func phone(_ slug: String = "iphone-15-pro") throws -> Simulator {
    let phone = try Simulator(DeviceCatalog.standard.device(slug), system: .iOS(18))
    phone.launch(CardController())
    return phone
  }

  private func failure(
    _ phone: Simulator, mode: GoldenMode? = nil, word: String = "", trace: Bool = false
  ) -> String? {
    GoldenFiles.failure(
      of: trace ? .trace(phone.trace, only: []) : .layout(phone.layout), trace ? .trace : .layout,
      "the card is shown()", GoldenClass(device: phone.profile.slug, system: "\(phone.system)"),
      nextTo: source, mode: mode, word: word)
  }

  private var path: String {
    folder + "/PlayerTests.goldens/the-card-is-shown.layout.phone-393x852@3x-59-e4.golden"
  }

  @Test func `a missing file is a failure, and 'missing' writes it`() throws {
    let phone = try phone()
    #expect(
      failure(phone)
        == "there is no golden file '\(path)'; '--record missing', or GIMBAL_RECORD=missing, writes it"
    )
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(failure(phone, word: "missing") == nil)
    #expect(failure(phone) == nil)
    #expect(failure(phone, word: "never") == nil)
  }

  @Test func `a difference is reported, and written by 'failed' and 'all' but not by 'missing'`()
    throws
  {
    let phone = try phone()
    #expect(failure(phone, word: "missing") == nil)
    let written = try String(contentsOfFile: path, encoding: .utf8)
    phone.rotate(to: .landscapeLeft)
    for word in ["never", "missing"] {
      let text = try #require(failure(phone, word: word))
      #expect(text.contains("is not that of the golden '\(path)'"), "\(text)")
      #expect(text.contains("go: "), "\(text)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == written)
    }
    #expect(failure(phone, word: "failed") == nil)
    #expect(failure(phone) == nil)
    phone.rotate(to: .portrait)
    #expect(failure(phone, word: "all") == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == written)
  }

  @Test func `the option overrides the environment, and a wrong value is reported`() throws {
    let phone = try phone()
    #expect(failure(phone, mode: .never, word: "all") != nil)
    #expect(failure(phone, mode: .missing, word: "never") == nil)
    #expect(
      failure(phone, word: "mising")
        == "GIMBAL_RECORD is 'mising'; allowed is 'never', 'missing', 'failed' or 'all'; did you mean "
        + "'missing'?")
  }

  @Test func `a newer format and an edit by hand are refused`() throws {
    let phone = try phone()
    #expect(failure(phone, word: "missing") == nil)
    let written = try String(contentsOfFile: path, encoding: .utf8)
    try written.replacing("gimbal golden 1", with: "gimbal golden 7").write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(failure(phone)?.contains("is a golden of format 7, and this version") == true)
    try written.replacing("UILabel title", with: "UILabel titel").write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(failure(phone)?.contains("the golden file was edited by hand") == true)
    #expect(failure(phone, word: "failed") == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == written)
  }

  /// The files are in the repository: written in one process, compared in all later ones, whatever the hash seed,
  /// the locale and the configuration of the build.
  @Test(arguments: ["iphone-15-pro", "iphone-15", "iphone-16"])
  func `layout and trace equal the files, on each device of their class`(slug: String) throws {
    let phone = try phone(slug)
    #expect(expect(phone.layout, .matchesGolden("card")))
    #expect(expect(phone.trace, .matchesGolden("card-launch")))
    let launched = phone.trace.events.count
    phone.rotate(to: .landscapeRight)
    #expect(expect(phone.layout, .matchesGolden("card-on-its-side")))
    #expect(
      expect(
        phone.trace.since(launched), .matchesGolden("card-turn", only: ["root *", "go *"])))
  }

  @Test func `a difference from the file is an issue at the caller's line`() throws {
    let phone = try phone()
    phone.window?.rootViewController?.view.isHidden = true
    let line = #line + 2
    withKnownIssue {
      expect(phone.layout, .matchesGolden("card", record: .never))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue).joined().contains("is not that of the golden")
    }
  }

  @Test func `a golden's name is a valid file name`() {
    #expect(GoldenFiles.fileName("the player is told()") == "the-player-is-told")
    #expect(GoldenFiles.fileName("../../etc/passwd") == "etc-passwd")
    #expect(GoldenFiles.fileName("日本") == "golden")
  }
}
