public import GimbalEngine
public import GimbalTraces

/// Patterns whose receivers are objects of the app.
///
/// The pattern matches the trace name that the object has when the pattern is created.
extension EventMember {
  /// Returns the pattern of the event on a view: `.layoutSubviews(of: list)`.
  @MainActor
  public func callAsFunction(
    of view: UIView, with arguments: KeyValuePairs<String, TraceValue> = [:]
  ) -> EventPattern {
    pattern(named: view.traceName, with: arguments)
  }

  /// Returns the pattern of the event on a controller: `.willTransition(of: player)`.
  @MainActor
  public func callAsFunction(
    of controller: UIViewController, with arguments: KeyValuePairs<String, TraceValue> = [:]
  ) -> EventPattern {
    pattern(named: controller.traceName, with: arguments)
  }
}
