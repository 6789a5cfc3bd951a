/// Calls a closure; SwiftUI's animations do not animate UIKit's views.
///
/// Source: Apple, SwiftUI, withAnimation(_:_:), without its first argument.
public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
