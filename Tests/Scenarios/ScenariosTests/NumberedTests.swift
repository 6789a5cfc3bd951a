import Testing

@testable import GimbalScenarios

@Suite struct NumberedTests {
  @Test(arguments: [3, 16, 17, 40])
  func `values have stable numbers, in any number and order`(
    count: Int
  ) {
    var numbered = Numbered<String>()
    let values = (0..<count).map { "value \($0)" }
    let orders = [
      Array(values.indices), values.indices.reversed(), values.indices.map { $0 * 7 % count },
    ]
    #expect(values.map { numbered.number(of: $0) } == values.indices.map { Int32($0) })
    for order in orders {
      for index in order { #expect(numbered.number(of: values[index]) == Int32(index)) }
    }
    #expect(numbered.values == values)
  }
}
