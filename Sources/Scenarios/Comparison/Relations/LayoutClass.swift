import Foundation
import GimbalSnapshots
import GimbalTraits

/// Configurations whose views have equal relations.
public struct LayoutClass: Hashable, Sendable {
  /// Indices into the configurations of the result, ascending.
  public var configurations: [Int]
  /// The member with the smallest window: by width, then by height, then by text size.
  public var smallest: Int
  /// The member with the largest window.
  public var largest: Int
  /// The index of the class to which ``differences`` refer; nil for the first.
  ///
  /// It is the earlier class with the fewest lines of differences.
  public var nearest: Int?
  /// The differences from that class, such as `submit: below title → right of title`; empty for the
  /// first.
  public var differences: [String]

  /// Creates a class of its members, the smallest first and the largest last.
  public init(configurations: [Int], nearest: Int? = nil, differences: [String] = []) {
    self.configurations = configurations
    smallest = configurations[0]
    largest = configurations[configurations.count - 1]
    self.nearest = nearest
    self.differences = differences
  }

  /// The representative members: the smallest, and the largest if it has another window.
  public var representatives: [Int] { smallest == largest ? [smallest] : [smallest, largest] }

  /// Returns the letter of a class by its index, such as `A`, `Z`, `AA`.
  public static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : LayoutClass.letter(index / 26 - 1) + letter
  }

  /// The limit of earlier classes with which one is compared.
  private static let neighbours = 12

  /// Returns the classes of configurations, the class with the smallest window first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views of all layouts.
  static func classes(of configurations: [Configuration]) -> [LayoutClass] {
    var members: [LayoutRelations: [Int]] = [:]
    for (index, configuration) in configurations.enumerated() {
      let relations = LayoutRelations(configuration.layout, scale: configuration.device.scale)
      members[relations, default: []].append(index)
    }
    let sizes = configurations.map(WindowSize.init)
    func isSmaller(_ one: Int, _ other: Int) -> Bool {
      sizes[one] != sizes[other] ? sizes[one] < sizes[other] : one < other
    }
    let sorted = members.map { relations, indices in
      (
        relations: relations, indices: indices, smallest: indices.min(by: isSmaller)!,
        // Of equally large ones the first.
        largest: indices.reduce(indices[0]) { sizes[$0] < sizes[$1] ? $1 : $0 }
      )
    }.sorted { isSmaller($0.smallest, $1.smallest) }
    return sorted.enumerated().map { location, found in
      var layoutClass = LayoutClass(configurations: found.indices)
      layoutClass.smallest = found.smallest
      layoutClass.largest =
        sizes[found.smallest] == sizes[found.largest] ? found.smallest : found.largest
      for earlier in stride(from: location - 1, through: max(0, location - neighbours), by: -1) {
        let lines = RelationDifference.lines(from: sorted[earlier].relations, to: found.relations)
        if layoutClass.nearest == nil || lines.count < layoutClass.differences.count {
          layoutClass.nearest = earlier
          layoutClass.differences = lines
        }
      }
      return layoutClass
    }
  }
}

/// The size of a configuration's window and text, by which configurations are ordered.
private struct WindowSize: Comparable {
  /// The window's width in points, the first criterion; 0 if it is not finite.
  let width: CGFloat
  /// The window's height in points, for equal widths; 0 if it is not finite.
  let height: CGFloat
  /// The text size, for equal windows; the default one unless the configuration varies it.
  let text: UIContentSizeCategory

  /// Reads the window and the text size of a configuration.
  init(_ configuration: Configuration) {
    let size = configuration.layout.windowOnScreen.size
    width = size.width.isFinite ? size.width : 0
    height = size.height.isFinite ? size.height : 0
    text = configuration.id.variation.textSize ?? .large
  }

  /// Compares widths, then heights, then text sizes.
  static func < (one: WindowSize, other: WindowSize) -> Bool {
    (one.width, one.height, one.text) < (other.width, other.height, other.text)
  }
}
