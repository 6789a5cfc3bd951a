extension ConstraintTerms {
  /// The alignment of a visual format's views, and its direction.
  ///
  /// Rule: L-VFL-8.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits: an alignment's is 1 shifted by its attribute.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns horizontal centers.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns vertical centers.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns last baselines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns first baselines (from iOS 8).
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats run in the reading direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spacing is between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spacing in vertical formats is between baselines (from iOS 11).
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the kind of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    /// The attributes to be aligned, in the order of their raw values.
    var alignments: [Attribute] {
      guard !isDisjoint(with: .alignmentMask) else { return [] }
      return (1...12).compactMap { number in
        rawValue & (1 << UInt(number)) == 0 ? nil : Attribute(rawValue: number)
      }
      .filter { $0.kind != .size }
    }
  }
}
