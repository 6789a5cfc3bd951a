import Foundation

/// Conversions between RGB color spaces.
///
/// Source: IEC 61966-2-1 for the curve; the matrices are those between the primaries of sRGB and
/// Display P3 (both D65), as CSS Color 4 prints them.
package enum RGBConversion {
  /// Returns the linear light of a component of sRGB or Display P3; -x gives the negative of x.
  package static func linear(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Returns the encoded component of linear light; odd below zero.
  package static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }

  /// Converts Display P3 to extended sRGB; the opacity is unchanged.
  package static func toSRGB(displayP3 parts: SIMD4<Double>) -> SIMD4<Double> {
    mixed(
      parts,
      [
        SIMD3(1.2249401762805598, -0.2249401762805600, 0),
        SIMD3(-0.0420569547096881, 1.0420569547096881, 0),
        SIMD3(-0.0196375545903344, -0.0786360455506319, 1.0982736001409663),
      ])
  }

  /// Converts extended sRGB to Display P3; the opacity is unchanged.
  package static func toDisplayP3(sRGB parts: SIMD4<Double>) -> SIMD4<Double> {
    mixed(
      parts,
      [
        SIMD3(0.8224619687143623, 0.1775380312856377, 0),
        SIMD3(0.0331941988509616, 0.9668058011490384, 0),
        SIMD3(0.0170826310721120, 0.0723974406639635, 0.9105199282639244),
      ])
  }

  private static func mixed(_ parts: SIMD4<Double>, _ rows: [SIMD3<Double>]) -> SIMD4<Double> {
    let light = SIMD3(linear(parts.x), linear(parts.y), linear(parts.z))
    let sums = rows.map { encoded(($0 * light).sum()) }
    return SIMD4(sums[0], sums[1], sums[2], parts.w)
  }
}
