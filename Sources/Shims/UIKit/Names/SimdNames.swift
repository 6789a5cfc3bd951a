// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Two numbers, under the name in Apple's `simd` module.
public typealias simd_float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Three numbers, under the name in Apple's `simd` module.
public typealias simd_float3 = SIMD3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Four numbers, under the name in Apple's `simd` module.
public typealias simd_float4 = SIMD4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Two numbers, under the name in Apple's `simd` module.
public typealias simd_double2 = SIMD2<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Three numbers, under the name in Apple's `simd` module.
public typealias simd_double3 = SIMD3<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Four numbers, under the name in Apple's `simd` module.
public typealias simd_double4 = SIMD4<Double>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the dot product.
public func simd_dot<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (left * right).sum() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the length of a vector.
public func simd_length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(vector, vector).squareRoot() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the distance of two points.
public func simd_distance<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(left - right) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector of length one in the same direction.
public func simd_normalize<Vector: SIMD>(_ vector: Vector) -> Vector
where Vector.Scalar: FloatingPoint { vector / simd_length(vector) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Interpolates between two vectors, by component: the first at 0, the second at 1.
public func simd_mix<Vector: SIMD>(_ left: Vector, _ right: Vector, _ part: Vector) -> Vector
where Vector.Scalar: FloatingPoint { left + (right - left) * part }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector clamped between two others.
public func simd_clamp<Vector: SIMD>(_ vector: Vector, _ low: Vector, _ high: Vector) -> Vector
where Vector.Scalar: Comparable { vector.clamped(lowerBound: low, upperBound: high) }
