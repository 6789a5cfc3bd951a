import Foundation
import Testing

@testable import GimbalCommandLine

/// Documents with an unknown canvas device.
@MainActor
@Suite struct CanvasDeviceCallTests {
  @Test func `an unknown canvas device is reported, and no frames are written`() throws {
    let folder = try TemporaryFolder()
    let unknown = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
      <device id="retina6_13" orientation="portrait" appearance="light"/>
      <objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view></objects></document>
      """
    let file = try folder.write("View.xib", unknown)
    let line =
      "the canvas device 'retina6_13' is unknown: saved frames cannot be compared; did you mean"

    let call = Call("check", file, "--canvas")
    #expect(call.status == .held && call.output.contains(line), "\(call.output)")
    let writing = Call("check", file, "--canvas", "--write")
    #expect(writing.status == .wrongCall && writing.errors.contains(line))
    #expect(FileManager.default.contents(atPath: file) == Data(unknown.utf8))
  }
}
