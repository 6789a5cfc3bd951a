import GimbalDocuments
import GimbalEngine

/// The values of labels, buttons, image views and stack views.
extension ObjectReader {
  func controlValues() throws(DocumentError) -> ControlValues {
    var values = ControlValues()
    values.text = try given("text")?.string()
    values.title = try given("title")?.string()
    values.font = try given("font")?.font()
    values.numberOfLines = try given("numberOfLines")?.integer(in: 0...1_000_000)
    values.preferredMaxLayoutWidth = try given("preferredMaxLayoutWidth")?.number(
      in: 0...1_000_000)
    values.adjustsFontForContentSizeCategory = try given("adjustsFontForContentSizeCategory")?
      .bool()
    values.image = try given("image")?.image()
    values.stack = try stackValues()
    return values
  }

  private func stackValues() throws(DocumentError) -> StackValues {
    var values = StackValues()
    if let name = try given("axis")?.word(of: ScenarioWords.axis) {
      values.axis = ControlWords.axes.first { $0.name == name }!.axis
    }
    values.spacing = try given("spacing")?.number()
    if let name = try given("distribution")?.word(of: ScenarioWords.distribution) {
      values.distribution = ControlWords.distributions.first { $0.name == name }!.distribution
    }
    if let name = try given("alignment")?.word(of: ScenarioWords.alignment) {
      values.alignment = ControlWords.alignments.first { $0.name == name }!.alignment
    }
    values.customSpacing = try given("customSpacing")?.customSpacing()
    values.isLayoutMarginsRelativeArrangement = try given("isLayoutMarginsRelativeArrangement")?
      .bool()
    values.isBaselineRelativeArrangement = try given("isBaselineRelativeArrangement")?.bool()
    return values
  }

  /// Refuses the keys that views of a class do not have.
  func checkKeys(of viewClass: SceneViewClass) throws(DocumentError) {
    for (key, _) in SceneViewClass.keys {
      guard let value = given(key), let objection = viewClass.objection(to: key) else { continue }
      throw value.error(objection)
    }
  }
}

extension DocumentValue {
  /// A font: a size with a weight, or a text style.
  fileprivate func font() throws(DocumentError) -> SceneFont {
    let reader = try object(ScenarioShapes.font)
    if let style = reader.given("style") {
      for key in ["size", "weight"] {
        if let other = reader.given(key) {
          throw other.error("'\(key)' is not allowed beside 'style', which gives both")
        }
      }
      let name = try style.word(of: ScenarioWords.textStyle)
      return .style(ControlWords.styles.first { $0.name == name }!.style)
    }
    let weight = try reader.given("weight")?.word(of: ScenarioWords.fontWeight) ?? "regular"
    return .system(
      size: try reader.given("size")?.number(in: 1...1_000) ?? Double(UIFont.labelFontSize),
      weight: ControlWords.weights.first { $0.name == weight }!.weight)
  }

  /// The room behind single views, by their names.
  fileprivate func customSpacing() throws(DocumentError) -> [StackValues.CustomSpacing] {
    guard case .object(let members) = node.value else {
      throw mismatch("numbers by views, such as {\"header\": 24}")
    }
    var spacings: [StackValues.CustomSpacing] = []
    for (member, (name, value)) in zip(members, try self.members()) {
      spacings.append(
        StackValues.CustomSpacing(
          view: Target(kind: .view, name: name, position: member.keyPosition),
          spacing: try value.number()))
    }
    return spacings
  }

  /// A picture: its size as `[width, height]`, or null for none.
  fileprivate func image() throws(DocumentError) -> SceneImage {
    if isNull { return .none }
    guard case .array(let elements) = node.value, elements.count == 2 else {
      throw mismatch("a size as [width, height], or null for no picture")
    }
    let sides = try array()
    return .size(
      width: try sides[0].number(in: 0...1_000_000), height: try sides[1].number(in: 0...1_000_000))
  }
}
