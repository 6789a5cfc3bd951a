import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalTraits
import Testing

@testable import GimbalTesting

/// What tells the places of a matrix where something fails from the others.
@Suite struct MatrixReasonTests {
  private func places(
    _ devices: [DeviceProfile], _ systems: MatrixSystems = .newest,
    _ orientations: [UIDeviceOrientation] = [.portrait]
  ) -> [MatrixPlace] {
    devices.flatMap { device in
      systems.systems(of: device).flatMap { system in
        orientations.map { MatrixPlace(device: device, system: system, orientation: $0) }
      }
    }
  }

  private func words(_ places: [MatrixPlace], where fails: (MatrixPlace) -> Bool) -> String {
    MatrixReason(places, failing: Set(places.indices.filter { fails(places[$0]) })).words
  }

  private let phones = DeviceCatalog.standard.phones
  private let all = DeviceCatalog.standard.devices

  @Test func `a width is told by the narrowest device that does not fail`() {
    let places = places(phones)
    let count = places.count { $0.width < 370 }
    #expect(
      words(places) { $0.width < 370 }
        == "fails on \(count) of \(places.count): all narrower than 375 pt")
  }

  @Test func `idiom, sensor, Home button, system and height class are told`() {
    #expect(words(places(all)) { $0.device.idiom == .pad }.hasSuffix(": all iPads"))
    #expect(
      words(places(all)) { $0.device.sensorHousing.kind == .dynamicIsland }
        .hasSuffix(": all with a Dynamic Island"))
    let eras = places(phones, .all)
    #expect(words(eras) { $0.system >= .iOS(17) }.contains(": all from iOS "))
    let turned = places(all, .newest, [.portrait, .landscapeLeft])
    #expect(
      words(turned) { $0.sizeClasses.vertical == .compact }.hasSuffix(": all of compact height"))
    #expect(
      words(places(all)) { $0.device.idiom == .phone && $0.device.hasHomeButton }
        .hasSuffix(": all phones with a Home button"))
    #expect(
      words(places(all)) {
        $0.device.screen.pointsPortrait.height < 812 && $0.device.idiom == .phone
      }
      .hasSuffix(": all shorter than 812 pt"))
  }

  @Test func `two facts of different subjects are told where one is not enough`() {
    let both = places(phones, [.iOS(15), .iOS(16)])
    let text = words(both) { $0.width < 380 && $0.system >= .iOS(16) }
    #expect(text.hasSuffix(": all narrower than 390 pt and from iOS 16 on"), "\(text)")
    let idiom = words(places(all, [.iOS(15), .iOS(16)])) {
      $0.device.idiom == .phone && $0.system >= .iOS(16)
    }
    #expect(idiom.hasSuffix(": all phones from iOS 16 on"), "\(idiom)")
  }

  @Test func `all and none that can be told apart say so`() throws {
    let places = places(phones)
    #expect(words(places) { _ in true } == "fails on all \(places.count)")
    let twins = try ["iphone-15", "iphone-15-pro"].map { try DeviceCatalog.standard.device($0) }
    #expect(
      words(self.places(twins)) { $0.device.slug == "iphone-15" } == "fails on 1 of 2")
  }

  @Test func `a fact that is true of few others is told as such`() {
    let places = places(phones)
    let last = places.indices.filter { places[$0].device.sensorHousing.kind == .notch }.dropLast()
    let text = MatrixReason(places, failing: Set(last)).words
    #expect(
      text
        == "fails on \(last.count) of \(places.count): \(last.count) of the \(last.count + 1) "
        + "with a notch", "\(text)")
  }

  /// Whatever fails, the reason is true of what fails and of nothing else.
  @Test func `no reason is told that is not true`() throws {
    let places = places(all, .all)
    for (index, fact) in MatrixFact.all(of: places).enumerated() where index % 25 == 0 {
      let failing = Set(places.indices.filter { fact.holds(places[$0]) })
      let text = MatrixReason(places, failing: failing).words
      let words = try #require(text.split(separator: ": all ").last, "\(text)")
      let told = try #require(
        MatrixFact.all(of: places).first { $0.words == words }, "\(fact.words): \(text)")
      #expect(places.indices.allSatisfy { told.holds(places[$0]) == failing.contains($0) })
    }
  }
}
