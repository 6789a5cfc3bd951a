/// How the view of a presented controller comes in; nothing of it can be seen here but its rules.
///
/// Source: Apple, UIModalTransitionStyle.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
