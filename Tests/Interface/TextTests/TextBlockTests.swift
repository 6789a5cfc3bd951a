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

  @Test func `each part of a line's metrics distinguishes texts and baselines`() {
    let changes: [(inout TextBlock) -> Void] = [
      { $0.lineSpacing = 1 }, { $0.position = .top(3) }, { $0.margin.width = 1 },
    ]
    for change in changes { #expect(block() != block(change)) }
    #expect(!TextBlock.haveSameBaselines(block(), block { $0.position = .middle(0) }))
  }

  @Test func `a text has as many lines as its width requires, without a width one`() {
    let endless = block { $0.numberOfLines = 0 }
    for (width, lines) in [(0, 1), (-5, 1), (200, 1), (80, 1), (79, 2), (40, 2), (30, 3)] {
      #expect(endless.lines(fitting: CGFloat(width)) == lines, "\(width)")
    }
    #expect(block { $0.numberOfLines = 2 }.lines(fitting: 20) == 2)
    #expect(block().lines(fitting: 20) == 1)
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
