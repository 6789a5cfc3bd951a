import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalTraits
import Testing

@testable import GimbalTesting

/// The fact that distinguishes the failing cells of a matrix from the others.
@Suite struct MatrixReasonTests {
  private func positions(
    _ devices: [DeviceProfile], _ systems: MatrixSystems = .newest,
    _ orientations: [UIDeviceOrientation] = [.portrait]
  ) -> [MatrixLocation] {
    devices.flatMap { device in
      systems.systems(of: device).flatMap { system in
        orientations.map { MatrixLocation(device: device, system: system, orientation: $0) }
      }
    }
  }

  private func phrase(_ positions: [MatrixLocation], where fails: (MatrixLocation) -> Bool)
    -> String
  {
    MatrixReason(positions, failing: Set(positions.indices.filter { fails(positions[$0]) })).phrase
  }

  private let phones = DeviceCatalog.standard.phones
  private let all = DeviceCatalog.standard.devices

  @Test func `a width is reported by the narrowest device that does not fail`() {
    let positions = positions(phones)
    let count = positions.count { $0.width < 370 }
    #expect(
      phrase(positions) { $0.width < 370 }
        == "fails on \(count) of \(positions.count): all narrower than 375 pt")
  }

  @Test func `idiom, sensor, Home button, system and height class are reported`() {
    #expect(phrase(positions(all)) { $0.device.idiom == .pad }.hasSuffix(": all iPads"))
    #expect(
      phrase(positions(all)) { $0.device.sensorHousing.kind == .dynamicIsland }
        .hasSuffix(": all with a Dynamic Island"))
    let callbackTimings = positions(phones, .all)
    #expect(phrase(callbackTimings) { $0.system >= .iOS(17) }.contains(": all from iOS "))
    let rotated = positions(all, .newest, [.portrait, .landscapeLeft])
    #expect(
      phrase(rotated) { $0.sizeClasses.vertical == .compact }.hasSuffix(": all of compact height"))
    #expect(
      phrase(positions(all)) { $0.device.idiom == .phone && $0.device.hasHomeButton }
        .hasSuffix(": all phones with a Home button"))
    #expect(
      phrase(positions(all)) {
        $0.device.screen.pointsPortrait.height < 812 && $0.device.idiom == .phone
      }
      .hasSuffix(": all shorter than 812 pt"))
  }

  @Test func `two facts of different subjects are reported where one is not enough`() {
    let both = positions(phones, [.iOS(15), .iOS(16)])
    let text = phrase(both) { $0.width < 380 && $0.system >= .iOS(16) }
    #expect(text.hasSuffix(": all narrower than 390 pt and from iOS 16 on"), "\(text)")
    let idiom = phrase(positions(all, [.iOS(15), .iOS(16)])) {
      $0.device.idiom == .phone && $0.system >= .iOS(16)
    }
    #expect(idiom.hasSuffix(": all phones from iOS 16 on"), "\(idiom)")
  }

  @Test func `a failure in all cells, or without a distinguishing fact, has a message`() throws {
    let positions = positions(phones)
    #expect(phrase(positions) { _ in true } == "fails on all \(positions.count)")
    let twins = try ["iphone-15", "iphone-15-pro"].map { try DeviceCatalog.standard.device($0) }
    #expect(
      phrase(self.positions(twins)) { $0.device.slug == "iphone-15" } == "fails on 1 of 2")
  }

  @Test func `a fact that also holds for a few others is reported as such`() {
    let positions = positions(phones)
    let last = positions.indices.filter { positions[$0].device.sensorHousing.kind == .notch }
      .dropLast()
    let text = MatrixReason(positions, failing: Set(last)).phrase
    #expect(
      text
        == "fails on \(last.count) of \(positions.count): \(last.count) of the \(last.count + 1) "
        + "with a notch", "\(text)")
  }

  /// For any failing cells, the reason holds for these cells only.
  @Test func `every reported reason is true`() throws {
    let positions = positions(all, .all)
    for (index, fact) in MatrixFact.all(of: positions).enumerated() where index % 25 == 0 {
      let failing = Set(positions.indices.filter { fact.holds(positions[$0]) })
      let text = MatrixReason(positions, failing: failing).phrase
      let phrase = try #require(text.split(separator: ": all ").last, "\(text)")
      let reported = try #require(
        MatrixFact.all(of: positions).first { $0.phrase == phrase }, "\(fact.phrase): \(text)")
      #expect(
        positions.indices.allSatisfy { reported.holds(positions[$0]) == failing.contains($0) })
    }
  }
}
