extension ConstraintTerms {
  /// The alignment of a visual format's views, and its direction.
  ///
  /// Rule: L-VFL-8.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits: an alignment's is 1 shifted by its attribute.
    public let rawValue: UInt

    /// Options of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges in one line.
    public static let alignAllLeft = FormatOptions(.left)
    /// Right edges in one line.
    public static let alignAllRight = FormatOptions(.right)
    /// Top edges in one line.
    public static let alignAllTop = FormatOptions(.top)
    /// Bottom edges in one line.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Leading edges in one line.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Trailing edges in one line.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Horizontal middles in one line.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Vertical middles in one line.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Last baselines in one line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// First baselines in one line (from iOS 8).
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats run as people read.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces are between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces between views that stand above each other are between baselines (from iOS 11).
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the kind of space.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    /// The attributes that are to be equal, in the order of their numbers.
    var alignments: [Attribute] {
      guard !isDisjoint(with: .alignmentMask) else { return [] }
      return (1...12).compactMap { number in
        rawValue & (1 << UInt(number)) == 0 ? nil : Attribute(rawValue: number)
      }
      .filter { $0.kind != .size }
    }
  }
}
