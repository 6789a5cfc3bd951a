/// Gaussian elimination, one equation at a time.
///
/// For each equation it records the other equations of which it is a sum.
///
/// While the equations are independent, a new one is either independent too, or a sum of some of
/// them in exactly one way. If it contradicts that sum, the members of the sum form a conflict, and
/// each of them is needed.
struct Elimination {
  /// Σ terms + constant = 0: a sum of the equations of its proof.
  private struct Row {
    /// The variable that the row determines; -1 when all its terms have cancelled out.
    var pivot: Int32
    var rank: Int32
    var terms: [(variable: Int32, factor: Double)]
    var constant = 0.0
    var scale = 0.0
    /// The equations of which the row is a sum, each with its factor.
    var proof: [(member: Int32, factor: Double)] = []
  }

  /// An index in the list of rows.
  typealias Contradiction = Int

  /// The effort until now, in visited terms.
  private(set) var effort = 0
  /// True if an equation was removed again.
  private(set) var hasRemoved = false
  private var rows: [Row] = []
  /// The constraint of each equation, its constant, and the largest number from which that was
  /// computed.
  private var slots: [Int32] = []
  private var constants: [Double] = []
  private var scales: [Double] = []
  private var equations: [[(variable: Int32, factor: Double)]] = []
  /// For each equation, the rows with a proof that contains it or has contained it.
  private var users: [[Int32]] = []
  private var memberOfSlot: [Int32: Int32] = [:]

  /// The variables, numbered in the order in which they occur.
  private var numbers: [Int32: Int32] = [:]
  private var rowOfVariable: [Int32] = []
  private var isReferenced: [Bool] = []
  private var highest: Int32 = 0
  private var lowest: Int32 = 0
  private var sum = Expression()
  private var proof = Expression()

  /// Adds an equation: terms plus a constant is 0; returns a contradiction if it contradicts the
  /// others, otherwise nil.
  mutating func add(
    _ slot: Int32, _ terms: [(variable: Int32, factor: Double)], _ constant: Double, scale: Double
  ) -> Contradiction? {
    let member = Int32(slots.count)
    slots.append(slot)
    constants.append(constant)
    scales.append(scale)
    users.append([])
    memberOfSlot[slot] = member
    let local = terms.map { (variable: number($0.variable), factor: $0.factor) }
    equations.append(local)
    sum.begin(variables: rowOfVariable.count)
    proof.begin(variables: slots.count)
    proof.add(root: member, factor: 1)
    for (variable, factor) in local { sum.add(root: variable, factor: factor) }
    sum.dropZeros()
    effort += terms.count
    if let pivot = pivot(isFresh: true) {
      highest += 1
      retain(member, pivot, rank: highest)
      return nil
    }
    expand()
    if let pivot = pivot(isFresh: false) {
      lowest -= 1
      retain(member, pivot, rank: lowest)
      return nil
    }
    retain(member, -1, rank: 0)
    return isContradiction(rows.count - 1) ? rows.count - 1 : nil
  }

  /// Returns the constraints that contradict each other, with their factors in the sum that shows
  /// it.
  ///
  /// The result is empty if the contradiction has ended meanwhile.
  func members(of contradiction: Contradiction) -> [(slot: Int32, factor: Double)] {
    guard isContradiction(contradiction) else { return [] }
    return rows[contradiction].proof.map { (slots[Int($0.member)], $0.factor) }
  }

  /// Returns true if the terms of a contradiction still cancel out.
  ///
  /// Each removal of an equation makes the proofs a little less precise.
  mutating func isExact(_ contradiction: Contradiction) -> Bool {
    var largest = 0.0
    sum.begin(variables: rowOfVariable.count)
    for part in rows[contradiction].proof {
      for term in equations[Int(part.member)] {
        sum.add(root: term.variable, factor: part.factor * term.factor)
        largest = max(largest, abs(part.factor * term.factor))
      }
      effort += equations[Int(part.member)].count
    }
    return sum.factors.allSatisfy { Tolerance.isNothing($0 * 100, among: largest) }
  }

  /// Returns the amount by which a contradiction's equations disagree: the constant that remains
  /// when the terms have cancelled out.
  func difference(of contradiction: Contradiction) -> Double { rows[contradiction].constant }

  /// Removes a constraint of a contradiction, which resolves the contradiction.
  ///
  /// Sums that contained the constraint's equation are rewritten as sums of others. Returns the
  /// contradictions of equations that were equal to the removed one.
  mutating func remove(_ slot: Int32, from contradiction: Contradiction) -> [Contradiction] {
    guard let victim = memberOfSlot[slot] else { return [] }
    hasRemoved = true
    let reason = rows[contradiction]
    rows[contradiction].proof = []
    rows[contradiction].constant = 0
    guard let share = factor(of: victim, in: reason) else { return [] }
    var found: [Contradiction] = []
    let rowsOfVictim = users[Int(victim)]
    users[Int(victim)] = []
    for user in rowsOfVictim {
      guard let part = factor(of: victim, in: rows[Int(user)]) else { continue }
      subtract(reason, times: part / share, from: Int(user), without: victim)
      if rows[Int(user)].pivot < 0, isContradiction(Int(user)) { found.append(Int(user)) }
    }
    return found
  }

  // MARK: Rows

  private mutating func number(_ variable: Int32) -> Int32 {
    if let number = numbers[variable] { return number }
    let number = Int32(numbers.count)
    numbers[variable] = number
    rowOfVariable.append(-1)
    isReferenced.append(false)
    return number
  }

  /// Returns the variable that `sum` may determine: the one with the largest factor.
  ///
  /// If `isFresh`, the sum is not rewritten, so only a variable that no row names qualifies.
  private func pivot(isFresh: Bool) -> Int32? {
    let largest = sum.factors.reduce(0) { max($0, abs($1)) }
    var best: (variable: Int32, size: Double)?
    for (location, variable) in sum.roots.enumerated() {
      let size = abs(sum.factors[location])
      if isFresh {
        guard rowOfVariable[Int(variable)] < 0, !isReferenced[Int(variable)], size >= 0.1 * largest
        else { continue }
      }
      if size > best?.size ?? 0 { best = (variable, size) }
    }
    return best?.variable
  }

  /// Rewrites `sum` over variables that no row determines.
  ///
  /// Rows name only these and those of lower rank.
  private mutating func expand() {
    while true {
      var best: Int32 = -1
      for variable in sum.roots {
        let row = rowOfVariable[Int(variable)]
        if row >= 0, best < 0 || rows[Int(row)].rank > rows[Int(best)].rank { best = row }
      }
      effort += sum.roots.count
      guard best >= 0 else { break }
      let pivot = rows[Int(best)].pivot
      let terms = rows[Int(best)].terms
      guard let own = terms.first(where: { $0.variable == pivot })?.factor else {
        preconditionFailure("row \(best) does not name its pivot \(pivot)")
      }
      let factor = -sum.factor(of: pivot) / own
      sum.drop(root: pivot)
      for term in terms where term.variable != pivot {
        sum.add(root: term.variable, factor: factor * term.factor)
      }
      for part in rows[Int(best)].proof {
        proof.add(root: part.member, factor: factor * part.factor)
      }
      effort += terms.count + rows[Int(best)].proof.count
    }
    sum.dropZeros()
    dropTraces()
  }

  /// Drops from the proof the equations that have cancelled out.
  private mutating func dropTraces() {
    proof.dropZeros()
    let largest = proof.factors.reduce(0) { max($0, abs($1)) }
    for (location, member) in proof.roots.enumerated().reversed()
    where Tolerance.isNothing(proof.factors[location], among: largest) {
      proof.drop(root: member)
    }
  }

  private mutating func retain(_ member: Int32, _ pivot: Int32, rank: Int32) {
    let location = Int32(rows.count)
    let terms = sum.roots.indices.map { (sum.roots[$0], sum.factors[$0]) }
    for (variable, _) in terms { isReferenced[Int(variable)] = true }
    for part in proof.roots { users[Int(part)].append(location) }
    if pivot >= 0 { rowOfVariable[Int(pivot)] = location }
    rows.append(Row(pivot: pivot, rank: rank, terms: terms))
    setProof(of: rows.count - 1)
  }

  /// Sets the proof of a row to the current one, and recomputes its constant from the equations, so
  /// that errors do not add up.
  private mutating func setProof(of row: Int) {
    var (constant, scale) = (0.0, 0.0)
    rows[row].proof.removeAll(keepingCapacity: true)
    for (location, member) in proof.roots.enumerated() {
      let factor = proof.factors[location]
      rows[row].proof.append((member, factor))
      constant += factor * constants[Int(member)]
      scale = max(scale, abs(factor) * scales[Int(member)])
    }
    (rows[row].constant, rows[row].scale) = (constant, scale)
  }

  private func isContradiction(_ row: Int) -> Bool {
    !Tolerance.isMet(rows[row].constant, scale: rows[row].scale)
  }

  private func factor(of member: Int32, in row: Row) -> Double? {
    row.proof.first { $0.member == member }?.factor
  }

  /// Subtracts a multiple of a row without terms from a row, so that one equation is not part of
  /// its proof any more.
  private mutating func subtract(
    _ reason: Row, times factor: Double, from row: Int, without victim: Int32
  ) {
    proof.begin(variables: slots.count)
    for part in rows[row].proof { proof.add(root: part.member, factor: part.factor) }
    let own = proof.roots.count
    for part in reason.proof { proof.add(root: part.member, factor: -factor * part.factor) }
    for location in own..<proof.roots.count { users[Int(proof.roots[location])].append(Int32(row)) }
    proof.drop(root: victim)
    dropTraces()
    setProof(of: row)
    effort += rows[row].proof.count + reason.proof.count
  }
}
