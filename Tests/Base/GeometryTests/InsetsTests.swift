import Foundation
import GimbalGeometry
import Testing

@Suite struct UIEdgeInsetsTests {
  @Test func `insetting a rectangle moves each edge by its inset`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)

    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 90, height: 195))
    let grown = rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -4, right: -8))
    #expect(grown == CGRect(x: 8, y: 19, width: 110, height: 205))
  }

  @Test func `leading is left, and right in right-to-left layout`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    let leftToRight = UIEdgeInsets(insets, rightToLeft: false)
    let rightToLeft = UIEdgeInsets(insets, rightToLeft: true)

    #expect(leftToRight == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rightToLeft == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(NSDirectionalEdgeInsets(leftToRight, rightToLeft: false) == insets)
    #expect(NSDirectionalEdgeInsets(rightToLeft, rightToLeft: true) == insets)
  }

  @Test func `insets and offsets are encoded as arrays and decoded unchanged`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    let coder = JSONEncoder()
    let reader = JSONDecoder()

    #expect(String(decoding: try coder.encode(insets), as: UTF8.self) == "[1,2,3,4]")
    #expect(try reader.decode(UIEdgeInsets.self, from: coder.encode(insets)) == insets)
    let found = try reader.decode(NSDirectionalEdgeInsets.self, from: coder.encode(directional))
    #expect(found == directional)
    #expect(try reader.decode(UIOffset.self, from: coder.encode(offset)) == offset)
  }

  @Test func `rectangle edges have the platform's raw values`() {
    #expect(UIRectEdge.all.rawValue == 15 && UIRectEdge.right.rawValue == 8)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
  }
}
