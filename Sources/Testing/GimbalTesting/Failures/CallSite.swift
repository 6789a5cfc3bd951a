#if APPLE_UIKIT
  /// The line of the test that made an expectation.
  ///
  /// It is the type of the same name in `Gimbal`, which is not built for Apple's UIKit.
  struct CallSite: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
  }
#endif
