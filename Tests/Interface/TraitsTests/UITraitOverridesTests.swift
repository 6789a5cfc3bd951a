import GimbalTraits
import Testing

@Suite struct UITraitOverridesTests {
  let inherited = UITraitCollection {
    $0.horizontalSizeClass = .compact
    $0.userInterfaceStyle = .dark
    $0[Density.self] = 3
  }

  @Test func `overrides win over inherited values (R-TRAIT-7)`() {
    var overrides = UITraitOverrides()
    #expect(overrides.isEmpty && overrides.applied(to: inherited) === inherited)

    overrides.horizontalSizeClass = .regular
    overrides[Density.self] = 5

    let result = overrides.applied(to: inherited)
    #expect(result.horizontalSizeClass == .regular && result[Density.self] == 5)
    #expect(result.userInterfaceStyle == .dark)
  }

  @Test func `explicitly unspecified differs from not being set`() {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = .unspecified

    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!overrides.contains(UITraitHorizontalSizeClass.self))
    #expect(overrides.applied(to: inherited).userInterfaceStyle == .unspecified)
  }

  @Test func `a removed override is inherited again`() {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = .light
    overrides.userInterfaceStyle = .unspecified
    overrides[Density.self] = 5

    overrides.remove(UITraitUserInterfaceStyle.self)
    overrides.remove(Density.self)

    #expect(overrides.isEmpty && !overrides.contains(Density.self))
    #expect(overrides.applied(to: inherited) == inherited)
    #expect(overrides[Density.self] == 1)
  }
}
