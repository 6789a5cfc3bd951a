import Foundation

/// The numbers of a visual format: literals and metrics.
///
/// A `VisualFormatBuilder` creates it for each format, and requests the numbers of its constraints.
package struct FormatNumbers {
  /// The parsed format.
  package let format: VisualFormat
  /// The numbers of the app, by their names.
  package let metrics: [String: Any]
  /// Returns true if a name is that of a view.
  let isView: (String) -> Bool

  /// Resolves the numbers of a format; metrics' names take precedence over views'.
  package init(
    format: VisualFormat, metrics: [String: Any], isView: @escaping (String) -> Bool
  ) {
    self.format = format
    self.metrics = metrics
    self.isView = isView
  }

  private func error(
    _ reason: VisualFormatError.Reason, _ quantity: VisualFormat.Quantity
  ) -> VisualFormatError {
    VisualFormatError(reason, in: format.text, at: quantity.end)
  }

  /// Returns the name of the view that a size is compared with; metrics take precedence over views.
  package func view(in predicate: VisualFormat.Predicate) -> VisualFormat.Name? {
    guard case .name(let name) = predicate.object, metrics[name.text] == nil, isView(name.text)
    else { return nil }
    return name
  }

  /// Returns a literal number, or the value of a metric.
  ///
  /// - Throws: ``VisualFormatError`` for a name that is no metric, and for a metric that is not a
  ///   finite number.
  package func number(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> Double {
    switch quantity {
    case .number(let number, _): return number
    case .name(let name):
      guard let metric = metrics[name.text] else {
        // A view's name is a different error if only a number is valid.
        throw error(isView(name.text) ? .noQuantity : .unknownMetric(name.text), quantity)
      }
      guard let number = MetricNumber.value(of: metric) else {
        throw error(.notANumber(name.text), quantity)
      }
      guard number.isFinite else { throw error(.notFinite(number), quantity) }
      return number
    }
  }

  /// Returns the priority of a predicate: a number or a metric; required without either.
  ///
  /// - Throws: ``VisualFormatError`` for a priority that is not in the range above 0 up to 1000.
  ///
  /// Rule: L-VFL-E8.
  package func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let quantity = predicate.priority else { return .required }
    let number = try number(quantity)
    if number > 1000 { throw error(.priorityTooHigh(number), quantity) }
    let priority = UILayoutPriority(Float(number))
    if priority.rawValue <= 0 { throw error(.priorityTooLow(number), quantity) }
    return priority
  }
}

extension VisualFormat {
  /// Checks what is invalid with any views: names without a number, invalid priorities, and
  /// alignments along the format.
  ///
  /// - Throws: ``VisualFormatError`` for the first error.
  /// - Complexity: O(length).
  package func check(
    options: ConstraintTerms.FormatOptions, metrics: [String: Any],
    isView: @escaping (String) -> Bool
  ) throws(VisualFormatError) {
    let numbers = FormatNumbers(format: self, metrics: metrics, isView: isView)
    func check(_ predicates: [Predicate], areSizes: Bool = false) throws(VisualFormatError) {
      for predicate in predicates {
        if !areSizes || numbers.view(in: predicate) == nil {
          _ = try numbers.number(predicate.object)
        }
        _ = try numbers.priority(of: predicate)
      }
    }
    try check(start?.predicates ?? [])
    for (index, part) in parts.enumerated() {
      try check(part.connection.predicates)
      try check(part.predicates, areSizes: true)
      if index > 0, let end = part.end { _ = try alignments(options, before: end) }
    }
    try check(end?.connection.predicates ?? [])
  }

  /// Returns the attributes that the options align, for two adjacent views.
  ///
  /// - Throws: ``VisualFormatError`` for an alignment along the format's axis.
  ///
  /// Rule: L-VFL-E6.
  package func alignments(
    _ options: ConstraintTerms.FormatOptions, before offset: Int
  ) throws(VisualFormatError) -> [ConstraintTerms.Attribute] {
    let kind: ConstraintTerms.Attribute.Kind = isVertical ? .horizontal : .vertical
    guard options.alignments.allSatisfy({ $0.kind == kind }) else {
      throw VisualFormatError(.alignmentAlongAxis(isVertical: isVertical), in: text, at: offset)
    }
    return options.alignments
  }
}
