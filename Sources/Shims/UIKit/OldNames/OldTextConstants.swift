public import GimbalText

// Constants of texts under their names of Swift 4: Apple's overlay declares them only for that
// language version.

extension NSUnderlineStyle {
  /// No line, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, message: "use []")
  public static var styleNone: NSUnderlineStyle { [] }

  /// `single`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { single }

  /// `thick`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { thick }

  /// `double`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { double }

  /// A line without a pattern, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, message: "use []")
  public static var patternSolid: NSUnderlineStyle { [] }
}
