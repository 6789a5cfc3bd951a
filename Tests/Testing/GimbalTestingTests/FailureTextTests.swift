import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTraces
import Testing

@testable import GimbalTesting

/// Failure messages on several devices.
@MainActor
@Suite struct FailureTextTests {
  private let artifacts = "it failed\nfor this\nand that"

  @Test func `a line that fails again prints one line (F-30)`() {
    let caller = CallSite()
    func text(_ expectation: String) -> String {
      FailureStrings.text(of: artifacts, expectation: expectation, at: caller, isWhole: false)
    }
    #expect(text("a").hasPrefix(artifacts))
    #expect(text("a") == "it failed")
    #expect(text("b").hasPrefix(artifacts))
    #expect(
      FailureStrings.text(of: artifacts, expectation: "a", at: caller, isWhole: true) == artifacts)
  }

  /// A button that conflicts with its own width, and is below the safe area of most phones.
  private final class Sheet: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let submit = UIButton()
      submit.accessibilityIdentifier = "submit"
      submit.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(submit)
      NSLayoutConstraint.activate([
        submit.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        submit.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        submit.widthAnchor.constraint(equalToConstant: 2_000),
        submit.heightAnchor.constraint(equalToConstant: 44),
        submit.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }

  /// The bytes that Swift Testing prints for each issue and failed case in addition to the text.
  private static let printedAround = 2 * 130 + 110

  @Test func `a matrix in which all devices fail twice prints less than 30 KB (F-30)`() throws {
    let assertion = EventExpectation.never("* conflict")
    let (here, there) = (CallSite(), CallSite())
    var size = 0
    var failing = 0
    for device in DeviceCatalog.standard.devices {
      let sim = try Simulator(device)
      sim.launch(Sheet())
      let result = assertion.check(sim.trace)
      let position = sim.layout["submit"]
      guard !result.isMet, let misplaced = LayoutExpectation.inside(.safeArea).failure(of: position)
      else { continue }
      failing += 1
      let strings = [
        FailureStrings.text(of: result.text, expectation: "\(assertion)", at: here, isWhole: false),
        FailureStrings.text(of: misplaced, expectation: "inside", at: there, isWhole: false),
      ]
      for text in strings { size += text.utf8.count + "\(device)".utf8.count }
      size += Self.printedAround
      #expect(sim.trace.text.split(separator: "\n").allSatisfy { $0.utf8.count < 1_500 })
      #expect("\(device)".utf8.count < 40 && "\(sim.trace)".utf8.count < 80)
      #expect("\(sim.layout)".utf8.count < 1_000)
    }
    #expect(failing >= 30, "\(failing) devices fail")
    #expect(Double(size) / Double(failing) * 50 < 30_000, "\(size) bytes of \(failing) devices")
  }
}
