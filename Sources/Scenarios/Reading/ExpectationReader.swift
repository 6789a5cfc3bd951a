import GimbalDocuments
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// Reads what an `expect` step asserts.
enum ExpectationReader {
  static func read(_ value: DocumentValue) throws(DocumentError) -> Expectation {
    let reader = try value.object(ScenarioShapes.expect)
    var claims: [Claim] = []
    if let events = reader.given("events") {
      claims += try eventClaims(events, since: try since(reader.given("since")))
    } else {
      try refuse("since", in: reader, without: "events")
    }
    claims += try viewClaims(reader)
    claims += try guideClaims(reader)
    claims += try constraintClaims(reader)
    if let traits = reader.given("traits") {
      let view = try reader.given("view")?.target(.view)
      let controller = try reader.given("controller")?.target(.controller)
      let target = view ?? controller
      claims.append(
        Claim(kind: .traits(target, try traitClaim(traits)), position: traits.node.position))
    } else {
      try refuse("controller", in: reader, without: "traits")
    }
    if let layout = reader.given("layout") {
      _ = try layout.word(of: ScenarioWords.layout)
      guard let label = reader.given("as") else {
        throw value.error("'layout' lacks the key 'as', the moment to compare with")
      }
      claims.append(
        Claim(
          kind: .layout(same: true, as: try label.nonemptyString()), position: label.node.position))
    } else {
      try refuse("as", in: reader, without: "layout")
    }
    if let orientation = reader.given("orientation") {
      let name = try orientation.named(
        UIInterfaceOrientation.self, ScenarioWords.interfaceOrientation)
      claims.append(Claim(kind: .orientation(name), position: orientation.node.position))
    }
    if let name = reader.given("exception") {
      claims.append(
        Claim(kind: .exception(try name.nonemptyString()), position: name.node.position))
    }
    if let reason = reader.given("refused") {
      claims.append(
        Claim(kind: .refused(try reason.nonemptyString()), position: reason.node.position))
    }
    guard !claims.isEmpty else {
      throw value.error(
        "nothing is asserted; allowed is \(QuotedText.choice(ScenarioShapes.expect.optional))")
    }
    return Expectation(claims: claims)
  }

  static func refuse(
    _ key: String, in reader: ObjectReader, without other: String
  ) throws(DocumentError) {
    guard let value = reader.given(key) else { return }
    throw value.error("\(QuotedText.of(key)) is only allowed beside \(QuotedText.of(other))")
  }

  // MARK: Views

  private static func viewClaims(_ reader: ObjectReader) throws(DocumentError) -> [Claim] {
    let keys = ScenarioShapes.viewClaims.filter { reader.given($0) != nil }
    guard let view = reader.given("view") else {
      for key in keys + ["in"] where key != "frame" || reader.given("guide") == nil {
        try refuse(key, in: reader, without: "view")
      }
      return []
    }
    for key in ["guide", "constraint"] {
      if let other = reader.given(key) {
        throw other.error("\(QuotedText.of(key)) is not allowed beside 'view'")
      }
    }
    if let controller = reader.given("controller") {
      throw controller.error("'controller' is not allowed beside 'view'")
    }
    if keys.isEmpty, reader.given("traits") == nil {
      throw view.error(
        "nothing is asserted of the view; allowed is "
          + QuotedText.choice(ScenarioShapes.viewClaims + ["traits"]))
    }
    if !keys.contains("frame"), !keys.contains("center"), let space = reader.given("in") {
      throw space.error("'in' is only allowed beside 'frame' or 'center'")
    }
    let target = try view.target(.view)
    let space = try reader.given("in")?.word(ViewClaim.Space.self) ?? .superview
    var claims: [Claim] = []
    for key in keys {
      let value = reader.given(key)!
      claims.append(
        Claim(
          kind: .view(target, try viewClaim(key, value, space)), position: value.node.position))
    }
    return claims
  }

  private static func viewClaim(
    _ key: String, _ value: DocumentValue, _ space: ViewClaim.Space
  ) throws(DocumentError) -> ViewClaim {
    switch key {
    case "frame": .frame(try value.rect(), in: space)
    case "bounds": .bounds(try value.rect())
    case "center": .center(try value.point(), in: space)
    case "transform": .transform(try value.transform())
    case "safeArea": .safeArea(try value.insets())
    case "layoutMargins": .layoutMargins(try value.insets())
    case "hidden": .hidden(try value.bool())
    case "alpha": .alpha(try value.number(in: 0...1))
    case "autoresizing": .autoresizing(try value.autoresizing().text)
    case "exists": .exists(try value.bool())
    case "ambiguous": .ambiguous(try value.bool())
    case "intrinsicContentSize": .intrinsicContentSize(try value.size())
    case "fittingSize": try fittingSize(value)
    case "notInside": .inside(false, try enclosure(value))
    default: .inside(true, try enclosure(value))
    }
  }

  private static func enclosure(_ value: DocumentValue) throws(DocumentError) -> ViewClaim.Enclosure
  {
    switch try value.nonemptyString() {
    case "safeArea": .safeArea
    case "screen": .screen
    case "window": .window
    default: .view(try value.target(.view))
    }
  }

  private static func fittingSize(_ value: DocumentValue) throws(DocumentError) -> ViewClaim {
    guard case .object = value.node.value else {
      return .fittingSize(.compressed, try value.size())
    }
    let reader = try value.object(ScenarioShapes.fitting)
    var target = FittingTarget.compressed
    if let given = reader.given("target") {
      if case .string = given.node.value {
        if try given.word(of: ScenarioWords.fittingTarget) == "expanded" { target = .expanded }
      } else {
        let sides = try given.numbers(2, "'compressed', 'expanded' or a size as [width, height]")
        (target.width, target.height) = (sides[0], sides[1])
      }
    }
    target.horizontal = try reader.given("horizontal")?.priority() ?? target.horizontal
    target.vertical = try reader.given("vertical")?.priority() ?? target.vertical
    return .fittingSize(target, try reader["size"].size())
  }

  private static func traitClaim(_ value: DocumentValue) throws(DocumentError) -> TraitClaim {
    var claim = TraitClaim()
    if case .string(let text) = value.node.value {
      for horizontal in [UIUserInterfaceSizeClass.compact, .regular] {
        for vertical in [UIUserInterfaceSizeClass.compact, .regular] {
          claim.horizontalSizeClass = horizontal
          claim.verticalSizeClass = vertical
          if claim.shortText == text { return claim }
        }
      }
      throw value.error(
        "\(value.path.subject) is \(QuotedText.of(text)); allowed is 'hC vR', 'hC vC', 'hR vC', "
          + "'hR vR' or an object")
    }
    return try value.someTraits()
  }
}

extension DocumentValue {
  /// Some traits, at least one.
  func someTraits() throws(DocumentError) -> TraitClaim {
    var claim = TraitClaim()
    let reader = try object(ScenarioShapes.traits)
    claim.horizontalSizeClass = try reader.given("horizontalSizeClass")?.sizeClass()
    claim.verticalSizeClass = try reader.given("verticalSizeClass")?.sizeClass()
    claim.userInterfaceIdiom = try reader.given("userInterfaceIdiom")?.idiom()
    claim.displayScale = try reader.given("displayScale")?.number(in: 1...10)
    claim.settings = try reader.settingsChange()
    guard claim != TraitClaim() else {
      throw error(
        "no trait is named; allowed is \(QuotedText.choice(ScenarioShapes.traits.optional))")
    }
    return claim
  }
}

extension TraitClaim {
  /// The size classes as traces write them: `hC vR`.
  var shortText: String { "h\(letter(horizontalSizeClass)) v\(letter(verticalSizeClass))" }

  private func letter(_ sizeClass: UIUserInterfaceSizeClass?) -> String {
    switch sizeClass {
    case .compact: "C"
    case .regular: "R"
    default: "-"
    }
  }
}
