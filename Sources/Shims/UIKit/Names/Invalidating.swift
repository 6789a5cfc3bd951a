public import GimbalEngine

/// The invalidation of a view when one of its properties changes.
///
/// Source: Apple, UIViewInvalidating (iOS 15).
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Invalidates a view.
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of invalidation of a view.
  public enum Invalidations {
    /// An invalidation that calls `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Invalidates the view's drawing.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// An invalidation that calls `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Invalidates the view's layout.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// An invalidation that calls `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Invalidates the view's constraints.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// An invalidation that calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Invalidates the intrinsic content size of the view.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Two invalidations.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second
      /// Creates a combination of two invalidations.
      public init(_ invalidation1: First, _ invalidation2: Second) {
        first = invalidation1
        second = invalidation2
      }
      /// Performs both invalidations.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that invalidates the view when its value changes.
  ///
  /// Source: Apple, UIView.Invalidating (iOS 15).
  @propertyWrapper
  @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property with one invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property with two invalidations.
    public init<A, B>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      value = wrappedValue
      invalidation = Invalidations.Tuple(invalidation1, invalidation2)
    }

    /// Creates a property with three invalidations.
    public init<A, B, C>(
      wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      value = wrappedValue
      invalidation = Invalidations.Tuple(
        Invalidations.Tuple(invalidation1, invalidation2), invalidation3)
    }

    /// Not available: the property wrapper is only used in views.
    @available(*, unavailable, message: "properties of views only")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value in a view.
    @MainActor
    public static subscript<View: UIView>(
      _enclosingInstance view: View, wrapped wrappedKeyPath: ReferenceWritableKeyPath<View, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<View, Self>
    ) -> Value {
      get { view[keyPath: storageKeyPath].value }
      set {
        guard view[keyPath: storageKeyPath].value != newValue else { return }
        view[keyPath: storageKeyPath].value = newValue
        view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Invalidates the drawing.
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Invalidates the layout.
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Invalidates the constraints.
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Invalidates the intrinsic content size.
  public static var intrinsicContentSize: Self { Self() }
}
