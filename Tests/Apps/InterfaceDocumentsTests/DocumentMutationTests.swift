import Foundation
import GimbalInterfaceDocuments
import SeededGenerator
import Testing

@Suite struct DocumentMutationTests {
  @Test func `a mutated document is read or refused in one line`() {
    let original = Array(
      storyboard(
        """
        <viewController id="c"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><label text="a &amp; b" id="l"/></subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" multiplier="1:2" id="k"/></constraints>
        </view></viewController>
        """
      ).utf8)
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let at = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 30)], at: at)
        default: bytes.removeSubrange(at..<min(bytes.count, at + 20))
        }
      }
      let message = refusal(Data(bytes))
      #expect(!message.contains("\n"), "\(message)")
    }
  }
}
