/// A misuse for which UIKit raises an Objective-C exception; in Gimbal the misuse has no effect.
///
/// The trace records it as the event `exception`.
///
/// See: D-11.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  /// UIKit's name of the exception, such as `CALayerInvalidGeometry`.
  public var name: String
  /// UIKit's reason.
  public var reason: String
  /// True if no source gives UIKit's exception or its text, and Gimbal chose them.
  public internal(set) var isGuess = false

  /// One line.
  public var description: String { "\(name): \(reason)" }
}

/// The source location of a call to a simulator or of an expectation.
///
/// Exceptions and failed expectations are reported there.
public struct CallSite: Sendable {
  /// The file as `Module/File.swift`.
  public var fileID: StaticString
  /// The file's path.
  public var filePath: StaticString
  /// The line, from 1.
  public var line: UInt
  /// The column, from 1.
  public var column: UInt

  /// Creates a source location; the defaults are the caller's.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
