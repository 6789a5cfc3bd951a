/// Exceptions about the limits of the view tree and of nested calls.
extension AppException {
  /// The app adds a view below the deepest level of views that Gimbal supports.
  static var viewsTooDeep: AppException {
    AppException(
      .viewsTooDeep, .limit, .gimbal,
      "views are nested deeper than \(ViewNode.nestingLimit) levels")
  }

  /// The exception for a method that app code calls from within itself too often.
  static func endlessCalls(of name: String) -> AppException {
    AppException(
      .endlessCalls, .limit, .gimbal,
      "\(name) is called from within itself more than \(NestedCalls.limit) times")
  }
}
