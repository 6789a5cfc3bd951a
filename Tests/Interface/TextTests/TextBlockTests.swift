import Foundation
import GimbalText
import Testing

/// When two texts are equal for layout.
@Suite struct TextBlockTests {
  private func block(_ change: (inout TextBlock) -> Void = { _ in }) -> TextBlock {
    var block = TextBlock(lineWidth: 80, lineHeight: 20, numberOfLines: 1, ascent: 15)
    change(&block)
    return block
  }

  @Test func `texts are equal if they are equal for layout`() {
    #expect(block() == block())
    #expect(block() != block { $0.lineWidth = 81 })
    #expect(block() != block { $0.lineHeight = 21 })
    #expect(block() != block { $0.numberOfLines = 2 })
    #expect(block() != block { $0.ascent = 16 })
    #expect(block() != block { $0.preferredMaxLayoutWidth = 50 })
  }

  @Test func `a text measured by callbacks is never equal to another`() {
    let customBreaks = block { $0.breaking = { _ in 1 } }
    #expect(customBreaks != customBreaks && customBreaks != block() && block() != customBreaks)
  }

  @Test func `baselines are equal whatever the width`() {
    #expect(TextBlock.haveSameBaselines(block(), block { $0.lineWidth = 81 }))
    #expect(!TextBlock.haveSameBaselines(block(), block { $0.ascent = 16 }))
    #expect(!TextBlock.haveSameBaselines(block(), block { $0.lineHeight = 21 }))
    #expect(!TextBlock.haveSameBaselines(block(), nil) && TextBlock.haveSameBaselines(nil, nil))
  }
}
