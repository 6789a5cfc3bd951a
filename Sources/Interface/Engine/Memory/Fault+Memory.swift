/// Limits of the tree and of calls from within each other.
extension Fault {
  static var viewsTooDeep: Fault {
    Fault(
      .viewsTooDeep, .limit, .gimbal,
      "views are nested deeper than \(ViewNode.nestingLimit) levels")
  }

  static func endlessCalls(of name: String) -> Fault {
    Fault(
      .endlessCalls, .limit, .gimbal,
      "\(name) is called from within itself more than \(NestedCalls.limit) times")
  }
}
