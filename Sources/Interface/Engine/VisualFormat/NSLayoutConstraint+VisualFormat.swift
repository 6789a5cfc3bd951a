import Foundation

/// Constraints from visual format strings.
extension NSLayoutConstraint {
  /// Creates the constraints of a visual format string.
  ///
  /// They are inactive and in the order of the text; the alignments that `options` request come
  /// last. Views may be `UIView`s and `UILayoutGuide`s; metrics must be numbers. If the string has
  /// an error, an exception with a caret under its position is raised, and the result is empty.
  ///
  /// - Complexity: O(length of the format).
  ///
  /// See: L-VFL-1, L-VFL-2, L-VFL-3, L-VFL-4, L-VFL-5, L-VFL-6, L-VFL-7, L-VFL-8, L-VFL-E1, D-11.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, .swift(file, line))
  }

  /// Creates the constraints of a visual format string.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, .unknown)
  }

  /// Parses a format and creates its constraints.
  ///
  /// See: L-VFL-E1 (an unknown name is reported before errors after it).
  private static func constraints(
    _ text: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any],
    _ origin: ConstraintOrigin
  ) -> [NSLayoutConstraint] {
    let (format, mistake) = VisualFormat.read(text)
    do throws(VisualFormatError) {
      let constraints = try format.constraints(
        options: options, metrics: metrics ?? [:], views: views, origin: origin)
      if let mistake { throw mistake }
      return constraints
    } catch {
      let named = format.parts.lazy.compactMap {
        views[$0.name.text].flatMap(Operand.item)?.hostView
      }
      let reporter: any Recorded = named.first ?? Machine.forNewObjects.application
      reporter.report(.visualFormat(error))
      return []
    }
  }
}

extension VisualFormat {
  /// Creates the constraints of the format, inactive and in the order of the text.
  ///
  /// - Complexity: O(length of the format).
  ///
  /// See: L-VFL-4, L-VFL-5, L-VFL-6, L-VFL-7, L-VFL-8, L-VFL-E4, L-VFL-E5, L-VFL-E6, L-VFL-E8
  /// (rejected values).
  @MainActor
  package func constraints(
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any], origin: ConstraintOrigin
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      self, options, metrics: metrics, views: views, origin: origin)
    try builder.build()
    return builder.constraints
  }
}
