import Foundation
import Testing
import UIKit

/// PNG data of images whose pixels are known.
@Suite struct KnownPixelsTests {
  private func filled(_ color: UIColor, _ size: CGSize = CGSize(width: 2, height: 1)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `an image that is filled with one color has the data of a PNG`() throws {
    let data = try #require(filled(.red).pngData())
    #expect(data == filled(.red).pngData() && data != filled(.blue).pngData())
    #expect(data != filled(.red, CGSize(width: 1, height: 1)).pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == filled(.red).cgImage.map { CGSize(width: $0.width, height: $0.height) })
    #expect(read.pngData() == data)
    #expect(filled(.white).pngData() != nil)
  }

  @Test func `other images have no data`() {
    let size = CGSize(width: 4, height: 4)
    let renderer = UIGraphicsImageRenderer(size: size)
    let area = CGRect(origin: .zero, size: size)
    #expect(filled(UIColor.red.withAlphaComponent(0.5)).pngData() == nil)
    #expect(renderer.image { $0.fill(area.insetBy(dx: 1, dy: 0)) }.pngData() == nil)
    #expect(renderer.image { $0.cgContext.fillEllipse(in: area) }.pngData() == nil)
    #expect(
      renderer.image {
        $0.fill(area)
        $0.stroke(area)
      }.pngData() == nil)
    #expect(
      renderer.image {
        $0.cgContext.rotate(by: 0.1)
        $0.fill(area.insetBy(dx: -10, dy: -10))
      }.pngData() == nil)
    #expect(
      renderer.image {
        $0.clip(to: area.insetBy(dx: 1, dy: 1))
        $0.fill(area)
      }.pngData() == nil)
    #expect(UIImage().pngData() == nil && filled(.red).jpegData(compressionQuality: 1) == nil)
  }
}
