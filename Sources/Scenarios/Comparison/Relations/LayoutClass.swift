import Foundation
import GimbalSnapshots
import GimbalTraits

/// Configurations whose views stand in equal relations.
public struct LayoutClass: Hashable, Sendable {
  /// Indices into the configurations of the result, ascending.
  public var configurations: [Int]
  /// The member with the smallest window: the least wide, then the least high, then the one with the smallest text.
  public var smallest: Int
  /// The member with the largest window.
  public var largest: Int
  /// The place of the class to which ``differences`` refer; nil for the first.
  ///
  /// It is the one of those before it from which the fewest lines lead here.
  public var nearest: Int?
  /// The differences from that class, such as `submit: below title → right of title`; empty for the first.
  public var differences: [String]

  /// Creates a class of its members, of which the first is the smallest and the last the largest.
  public init(configurations: [Int], nearest: Int? = nil, differences: [String] = []) {
    self.configurations = configurations
    smallest = configurations[0]
    largest = configurations[configurations.count - 1]
    self.nearest = nearest
    self.differences = differences
  }

  /// The members that are worth a look: the smallest, and the largest if it has another window.
  public var representatives: [Int] { smallest == largest ? [smallest] : [smallest, largest] }

  /// The letter of a class by its place, such as `A`, `Z`, `AA`.
  public static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : LayoutClass.letter(index / 26 - 1) + letter
  }

  /// The most classes before one that it is compared with.
  private static let neighbours = 12

  /// Sorts configurations into classes, the class with the smallest window first.
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

/// The size of a configuration's window and of its text, by which configurations are ordered.
private struct WindowSize: Comparable {
  let width: CGFloat
  let height: CGFloat
  let text: UIContentSizeCategory

  init(_ configuration: Configuration) {
    let size = configuration.layout.windowOnScreen.size
    width = size.width.isFinite ? size.width : 0
    height = size.height.isFinite ? size.height : 0
    text = configuration.id.variation.textSize ?? .large
  }

  static func < (one: WindowSize, other: WindowSize) -> Bool {
    (one.width, one.height, one.text) < (other.width, other.height, other.text)
  }
}
