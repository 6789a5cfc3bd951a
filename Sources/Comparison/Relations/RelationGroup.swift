import Foundation

/// Configurations whose views stand in equal relations.
public struct RelationGroup: Hashable, Sendable {
  /// Indices into the configurations of the result, ascending; the first one represents the group.
  public var configurations: [Int]
  /// The differences from the first group, such as `submit: below title → right of title`; empty
  /// for the first group.
  public var differences: [String]

  /// Creates a group.
  public init(configurations: [Int], differences: [String]) {
    self.configurations = configurations
    self.differences = differences
  }

  /// The configuration that stands for the group.
  public var representative: Int { configurations[0] }

  /// The letter of a group by its place, such as `A`, `Z`, `AA`.
  public static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : RelationGroup.letter(index / 26 - 1) + letter
  }

  /// Groups configurations by their relations, in the order of the first members.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views of all layouts.
  static func groups(of configurations: [Configuration]) -> [RelationGroup] {
    var groups: [RelationGroup] = []
    var places: [LayoutRelations: Int] = [:]
    var first: LayoutRelations?
    for (index, configuration) in configurations.enumerated() {
      let relations = LayoutRelations(configuration.layout, scale: configuration.device.scale)
      if let place = places[relations] {
        groups[place].configurations.append(index)
        continue
      }
      places[relations] = groups.count
      let differences = first.map { RelationDifference.lines(from: $0, to: relations) } ?? []
      groups.append(RelationGroup(configurations: [index], differences: differences))
      if first == nil { first = relations }
    }
    return groups
  }
}
