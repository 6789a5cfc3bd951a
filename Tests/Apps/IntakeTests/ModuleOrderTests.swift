import Testing

@testable import GimbalIntake

@Suite struct ModuleOrderTests {
  @Test func `a module comes after those that it imports, also with circular imports`() {
    let imports: [String: Set<String>] = [
      "App": ["Kit", "Core"], "Kit": ["Core"], "Core": ["Gone"], "A": ["B"], "B": ["A"],
    ]
    let order = ModuleOrder.sorted(["App", "Core", "Kit", "A", "B"], imports: imports)
    #expect(order == ["Core", "Kit", "App", "B", "A"])
  }
}
