import Gimbal
import GimbalComparison
import GimbalDocuments

extension Option {
  static let systems = Option(
    name: "--systems", form: .list("SYSTEM,…"),
    summary: "Systems such as 17 or 15.4, or newest: the newest with known safe\nareas.")
  static let orientations = Option(
    name: "--orientations", form: .words(UIDeviceOrientation.upright.map(\.name)),
    summary: "How the devices are held; portrait,landscapeLeft unless given.")
  static let sizes = Option(
    name: "--sizes", form: .list("SIZE,…"),
    summary:
      "Windows on iPads: fullScreen, third, half, twoThirds, slideOver, or\npoints such as 507x1024; fullScreen unless given."
  )
}

extension UIDeviceOrientation {
  /// The orientations that an interface can follow.
  fileprivate static let upright = allCases.filter(\.isValidInterfaceOrientation)
}

/// The words of a comparison as values.
enum CompareChoices {
  /// The request that the options make.
  static func request(_ arguments: Arguments, catalog: DeviceCatalog) throws -> ComparisonRequest {
    let devices = try catalog.select(arguments.list(.devices) ?? standardDevices)
    var request = ComparisonRequest(devices: devices)
    if let words = arguments.list(.systems) { request.systems = try words.map(system) }
    if let words = arguments.list(.orientations) {
      request.orientations = words.compactMap { UIDeviceOrientation(name: $0) }
    }
    if let words = arguments.list(.sizes) { request.windows = try words.map(window) }
    return request
  }

  /// One device of each shape, for a look at a scene without a choice.
  static let standardDevices = [
    "iphone-se-3", "iphone-15-pro", "iphone-15-pro-max", "ipad-mini-a17-pro", "ipad-pro-13-m4",
  ]

  private static func system(_ word: String) throws(CallError) -> SystemChoice {
    guard let choice = SystemChoice(word) else {
      throw .malformed(
        word, of: Option.systems.name, form: "'newest' or a version such as '17' or '15.4'")
    }
    return choice
  }

  /// Reads `half`, `slideOver`, `507x1024`.
  static func window(_ word: String) throws(CallError) -> WindowLayout {
    if word == "fullScreen" { return .fullScreen }
    if word == "slideOver" { return .slideOver }
    if let share = SplitShare(rawValue: word) { return .split(share) }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    {
      return .window(CGSize(width: width, height: height))
    }
    let words = ["fullScreen", "slideOver"] + SplitShare.allCases.map(\.rawValue)
    throw .malformed(
      word, of: Option.sizes.name,
      form: "\(QuotedText.choice(words)), or WIDTHxHEIGHT, each from 1 to 10000 points"
        + NearestWord.hint(for: word, in: words))
  }
}
