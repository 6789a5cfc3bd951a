import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// The schemas of the values in device files.
enum DeviceValueSchemas {
  /// A length in points or pixels.
  static let length = ValueSchema<CGFloat>(ValueSchema.number(in: 0...100_000).schema) {
    (value) throws(DocumentError) in try value.length()
  }
  /// A number of pixels per point.
  static let scale = ValueSchema<CGFloat>(ValueSchema.number(in: 0.1...100).schema) {
    (value) throws(DocumentError) in try value.scale()
  }
  /// A list of sentences that are not empty.
  static let messages = ValueSchema<[String]>(.array(of: ValueSchema.name.schema)) {
    (value) throws(DocumentError) in try value.strings()
  }
  /// How well a value is known.
  static let confidence = ValueSchema<Confidence>.word("confidence")

  private static let side = ValueSchema<Double>.number(in: 1...100_000)

  /// A size with a width and height above 0.
  static let size = ValueSchema<CGSize>.object(
    "size", nil, .required("width", side), .required("height", side)
  ) { CGSize(width: $0, height: $1) }

  /// Insets from the four edges, in points.
  static let insets = ValueSchema<UIEdgeInsets>.object(
    "insets", nil, .required("top", length), .required("left", length),
    .required("bottom", length), .required("right", length)
  ) { UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) }

  private static let versionSchema = Schema.reference(to: "version")
  /// A version such as `12.3.1`.
  static let version = ValueSchema<SystemVersion>(
    "version", .type("string") + .pattern("^[0-9]{1,3}([.][0-9]{1,3}){0,2}$"),
    "One to three numbers; as the end of a range, 9 includes 9.3.6."
  ) { (value) throws(DocumentError) in try value.version() }
  /// A version, or that there is no limit.
  static let limit = ValueSchema<SystemLimit>(versionSchema) { (value) throws(DocumentError) in
    try value.systemLimit()
  }

  /// A size class by its name.
  static let sizeClass = ValueSchema<UIUserInterfaceSizeClass>.choice(
    "sizeClass", [("compact", .compact), ("regular", .regular)])
  /// The horizontal and the vertical size class.
  static let sizeClasses = ValueSchema<SizeClasses>.object(
    "sizeClassPair", nil, .required("horizontal", sizeClass), .required("vertical", sizeClass)
  ) { SizeClasses(horizontal: $0, vertical: $1) }
}

extension ValueSchema {
  /// Returns the schema of the value or null, which means unknown.
  static func known<Wrapped>(_ valueSchema: ValueSchema<Wrapped>) -> ValueSchema
  where Value == Wrapped? {
    ValueSchema(.any([valueSchema.schema, .type("null")])) { (value) throws(DocumentError) in
      value.isNull ? nil : try valueSchema.read(value)
    }
  }
}

extension Member {
  /// Returns a key that may be absent or null, which means unknown.
  static func known<Wrapped>(
    _ key: String, _ valueSchema: ValueSchema<Wrapped>, _ note: String? = nil
  ) -> Member where Value == Wrapped? { .optional(key, .known(valueSchema), or: nil, note) }
}
