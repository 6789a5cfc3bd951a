import Foundation
import GimbalPredicates
import Testing

/// A person whose values are found by key.
private final class Person: NSObject {
  let name: String?
  let age: Int
  let tags: [String]
  let born: Date
  var friend: Person?

  init(_ name: String?, _ age: Int, _ tags: [String] = []) {
    (self.name, self.age, self.tags) = (name, age, tags)
    born = Date(timeIntervalSince1970: Double(age))
  }
}

@Suite struct PredicateTests {
  private let anna = Person("Änna", 30, ["tea", "Chess"])

  private func holds(_ format: String, _ arguments: Any?...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() }).evaluate(
      with: anna)
  }

  @Test func `values of keys are compared`() {
    #expect(holds("name == 'Änna'"))
    #expect(holds("name != %@", "Bob") && holds("name <> %@", "Bob"))
    #expect(holds("age == 30") && holds("age = 30.0") && !holds("age == 31"))
    #expect(holds("age > 29 && age < 31") && holds("age >= 30") && holds("age =< 30"))
    #expect(holds("%K == %d", "age", 30))
    #expect(holds("born == %@", Date(timeIntervalSince1970: 30) as NSDate))
    #expect(holds("SELF.age == 30"))
    #expect(holds("age BETWEEN {30, 40}") && !holds("age BETWEEN %@", [31, 40]))
  }

  @Test func `AND binds more strongly than OR`() {
    #expect(holds("age == 30 OR age == 31 AND name == 'x'"))
    #expect(!holds("(age == 30 OR age == 31) AND name == 'x'"))
    #expect(holds("NOT age == 31") && holds("!(age == 31)") && !holds("not age == 30"))
    #expect(holds("TRUEPREDICATE") && !holds("FALSEPREDICATE"))
  }

  @Test func `strings are compared with and without case and diacritics`() {
    #expect(!holds("name CONTAINS 'ann'") && holds("name CONTAINS[cd] 'ann'"))
    #expect(!holds("name BEGINSWITH 'ä'") && holds("name BEGINSWITH[c] 'ä'"))
    #expect(holds("name ENDSWITH[c] 'NA'") && holds("name ==[cd] 'ANNA'"))
    #expect(holds("name LIKE '?nn*'") && !holds("name LIKE 'nn*'"))
    #expect(holds("name MATCHES '.n+a'") && !holds("name MATCHES 'n+'"))
    #expect(!holds("name CONTAINS ''"))
  }

  @Test func `nil equals only nil`() {
    let nobody = Person(nil, 1)
    #expect(NSPredicate(format: "name == nil").evaluate(with: nobody))
    #expect(NSPredicate(format: "friend.name == NULL").evaluate(with: nobody))
    #expect(!NSPredicate(format: "name < 'a'").evaluate(with: nobody))
    #expect(!holds("name == nil") && holds("name != nil"))
  }

  @Test func `ANY, ALL, IN and counts query the elements of collections`() {
    #expect(holds("ANY tags == 'tea'") && !holds("ALL tags == 'tea'"))
    #expect(
      holds("NONE tags == 'coffee'") && holds("'tea' IN tags") && holds("tags CONTAINS 'tea'"))
    #expect(holds("age IN {1, 30}") && holds("age IN %@", [30]) && !holds("age IN %@", [31]))
    #expect(holds("tags.@count == 2") && holds("name IN 'XÄnnaX'"))
    #expect(holds("ANY tags ==[c] 'chess'"))
    let people = [Person("a", 3), Person("b", 5)]
    #expect(
      NSPredicate(format: "SELF.@sum.age == 8 AND SELF.@max.age == 5").evaluate(with: people))
  }

  @Test func `a pattern can be compared with the string itself`() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(address.evaluate(with: "a@b.de") && !address.evaluate(with: "a@b"))
    let strings = ["a", "bb"] as NSArray
    #expect(strings.filtered(using: NSPredicate(format: "length > %d", 1)) as? [String] == ["bb"])
  }

  @Test func `predicates combine with Foundation's compound predicates`() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age == 30"), NSPredicate(format: "name == %@", "x"),
    ])
    #expect(!both.evaluate(with: anna))
  }

  @Test func `an invalid format ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "age ==") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "age == %d") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "age == 1)") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "age ~ 1") }
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "SUBQUERY(a, $b, $b == 1).@count > 0")
    }
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "height == 1").evaluate(with: NSObject())
    }
  }
}

@Suite struct SortDescriptorTests {
  private let people = [Person("b", 1), Person(nil, 2), Person("a", 2)] as NSArray

  private func ages(_ descriptors: NSSortDescriptor...) -> [Int] {
    people.sortedArray(using: descriptors).compactMap { ($0 as? Person)?.age }
  }

  @Test func `descriptors sort by keys, nil first, and equal values by the next descriptor`() {
    #expect(ages(NSSortDescriptor(key: "name", ascending: true)) == [2, 2, 1])
    let names = people.sortedArray(using: [
      NSSortDescriptor(key: "age", ascending: false),
      NSSortDescriptor(key: "name", ascending: false),
    ]).map { ($0 as? Person)?.name }
    #expect(names == ["a", nil, "b"])
  }

  @Test func `key paths to optional values sort too`() {
    #expect(ages(NSSortDescriptor(keyPath: \Person.name, ascending: false)) == [1, 2, 2])
    #expect(ages(NSSortDescriptor(keyPath: \Person.age, ascending: true)) == [1, 2, 2])
  }

  @Test func `a comparator compares the values of a key`() {
    let order = NSSortDescriptor(key: "age", ascending: true) { first, second in
      (second as? NSNumber ?? 0).compare(first as? NSNumber ?? 0)
    }
    #expect(ages(order) == [2, 2, 1])
  }
}
