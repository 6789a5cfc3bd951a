import Foundation
import GimbalGeometry
import SeededGenerator
import Testing

@Suite struct PixelGridTests {
  @Test func `positions round to the nearest pixel, halves upwards (L-PIX-1)`() {
    let twice = PixelGrid(scale: 2)

    #expect(twice.round(950.25) == 950.5)
    #expect(twice.round(950.2) == 950)
    #expect(twice.round(-0.25) == 0)
    #expect(twice.round(-0.26) == -0.5)
    #expect(PixelGrid(scale: 1).round(0.499_999_999_999_999_94) == 0)
  }

  @Test(
    arguments: [
      (1, [33, 34, 33]), (2, [33.5, 33, 33.5]), (3, [33.333, 33.333, 33.333]),
    ] as [(CGFloat, [CGFloat])]) func `thirds of 100 get the widths of L-PIX-1`(
      scale: CGFloat, widths: [CGFloat]
    )
  {
    let grid = PixelGrid(scale: scale)

    let found = (0..<3).map { index in
      grid.round(CGRect(x: CGFloat(index) * 100 / 3, y: 0, width: 100.0 / 3, height: 10)).width
    }

    for (width, expected) in zip(found, widths) { #expect(abs(width - expected) < 0.000_4) }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `adjacent rectangles stay adjacent after rounding`(
    scale: CGFloat
  ) {
    let grid = PixelGrid(scale: scale)
    for seed in 0..<300 {
      var random = SplitMix64(seed: seed)
      let (left, middle, right) = (
        random.number(-50...0), random.number(0...50), random.number(50...90)
      )

      let one = grid.round(CGRect(x: left, y: 0, width: middle - left, height: 1))
      let two = grid.round(CGRect(x: middle, y: 0, width: right - middle, height: 1))

      #expect(near(one.maxX, two.minX, tolerance: 1e-12), "seed \(seed)")
      #expect(grid.round(one) == one, "seed \(seed)")
      #expect(abs(one.minX - left) <= 0.5 / scale + 1e-12, "seed \(seed)")
    }
  }

  @Test func `values that cannot be rounded are returned unchanged`() {
    let grid = PixelGrid(scale: 3)

    #expect(grid.round(1e308) == 1e308)
    #expect(grid.round(-.infinity) == -.infinity)
    #expect(grid.round(.nan).isNaN)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `a whole-point distance is unchanged by rounding`(
    scale: CGFloat
  ) {
    let grid = PixelGrid(scale: scale)
    for seed in 0..<300 {
      var random = SplitMix64(seed: seed)
      let start = random.number(-500...1500)
      #expect(grid.distance(from: start, to: start + 100) == 100, "seed \(seed)")
      #expect(
        grid.round(CGRect(x: 0, y: start, width: 1, height: 100)).height == 100, "seed \(seed)")
    }
    #expect(grid.distance(from: 0, to: 1e300) == 1e300)
  }
}
