import GimbalDocuments

/// Arguments that no event can have, for the rejection of mistyped patterns.
extension ArgumentsPattern {
  /// Returns the reason why no event of some signatures can have such arguments; nil if one can.
  func objection(to signatures: [EventSignature]) -> (location: Position, issue: String)? {
    if leading == nil, labelled.isEmpty { return nil }
    let shapes = signatures.flatMap { signature in
      signature.shapes.map { (signature: signature, shape: $0) }
    }
    if shapes.contains(where: { fitsLeading($0.shape) && fitsLabelled($0.shape, of: $0.signature) })
    {
      return nil
    }
    let name =
      signatures.count == 1 ? signatures[0].text : EventName.baseName(of: signatures[0].text)
    if shapes.allSatisfy(\.shape.isEmpty) {
      let location = leading == nil ? Position.labelled(0) : .leading
      return (location, "the event '\(name)' is recorded without arguments")
    }
    for (position, expected) in labelled.enumerated() {
      let found = shapes.flatMap { signature, shape in
        shape.indices.filter { signature.label(of: $0, in: shape) == expected.label }.map {
          shape[$0].kind
        }
      }
      let location = Position.labelled(position)
      guard let kind = found.first else {
        let known = Set(
          shapes.flatMap { signature, shape in
            shape.indices.compactMap { signature.label(of: $0, in: shape) }
          }
        ).subtracting(["_"]).sorted()
        let allowed = known.isEmpty ? "values without a label" : QuotedText.choice(known)
        return (
          location,
          "the event '\(name)' is recorded without the argument \(QuotedText.of(expected.label)); "
            + "allowed is \(allowed)" + NearestWord.hint(for: expected.label, in: known)
        )
      }
      if !found.contains(where: { expected.value.mayMatch($0.template) }) {
        return (location, "'\(expected.label)' of the event '\(name)' is \(kind.example)")
      }
    }
    let examples = shapes.map { signature, shape in
      shape.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.example }.joined(separator: ", ")
    }.filter { !$0.isEmpty }
    return (
      leading == nil ? .labelled(0) : .leading,
      "the event '\(name)' is recorded with \(examples.first ?? "no arguments")"
    )
  }

  /// The argument that a message refers to.
  enum Position: Equatable {
    case leading
    case labelled(Int)
  }

  private func fitsLeading(_ shape: [ArgumentShape]) -> Bool {
    guard let leading else { return true }
    return shape.indices.contains { leading.mayMatch(ArgumentShape.template(of: shape[...$0])) }
  }

  private func fitsLabelled(_ shape: [ArgumentShape], of signature: EventSignature) -> Bool {
    labelled.allSatisfy { expected in
      shape.indices.contains { position in
        signature.label(of: position, in: shape) == expected.label
          && expected.value.mayMatch(shape[position].kind.template)
      }
    }
  }
}

/// A part of a template, which describes all texts of a kind of value.
enum TemplatePiece: Equatable {
  /// One of some words.
  case word(Set<String>)
  case number
  /// Any text, or none.
  case anything
}

extension ArgumentShape {
  /// Returns the template of several arguments, as `TraceEvent` writes them.
  static func template(of shape: ArraySlice<ArgumentShape>) -> [TemplatePiece] {
    if shape.count == 1 { return shape.first!.kind.template }
    let parts = shape.map { argument in
      (argument.label.map { label in
        ValuePattern.Word.tokens(of: label + ":").map(\.template)
      } ?? []) + argument.kind.template
    }
    return Array(parts.joined(separator: [.word([","])]))
  }
}

extension ValueKind {
  /// The template of the values of this kind.
  var template: [TemplatePiece] {
    func numbers(_ count: Int, _ open: String, _ separator: String, _ close: String)
      -> [TemplatePiece]
    {
      let list = Array(repeating: [TemplatePiece.number], count: count)
        .joined(separator: [.word([separator])])
      return (open.isEmpty ? [] : [.word([open])]) + list + (close.isEmpty ? [] : [.word([close])])
    }
    switch self {
    case .bool: return [.word(["true", "false"])]
    case .number: return [.number]
    case .size: return numbers(2, "", "×", "")
    case .point: return numbers(2, "(", ",", ")")
    case .rect: return numbers(4, "(", ",", ")")
    case .insets: return numbers(4, "{", ",", "}")
    case .transform: return numbers(6, "[", ",", "]")
    case .orientation: return [.word(ValueKind.orientations)]
    case .text, .object: return [.anything]
    case .change(let old, let new): return old.template + [.word(["→"])] + new.template
    }
  }
}

extension ValuePattern.Word {
  fileprivate var template: TemplatePiece {
    if case .text(let text) = self { .word([text]) } else { .number }
  }

  fileprivate func isOne(of piece: TemplatePiece) -> Bool {
    switch (self, piece) {
    case (.number, .number), (_, .anything): true
    case (.text(let text), .number): ["nan", "inf"].contains(text)
    case (.text(let text), .word(let tokens)): tokens.contains(text)
    case (.number, .word): false
    }
  }
}

extension ValuePattern {
  /// Returns true if the pattern matches at least one text of a template.
  ///
  /// - Complexity: the product of the two lengths.
  func mayMatch(_ template: [TemplatePiece]) -> Bool {
    // extent[t]: whether the pattern's pieces so far can match the template's first t.
    var extent = TemplatePiece.growing([true], over: template)
    for piece in pieces {
      var next = Array(repeating: false, count: template.count + 1)
      for t in 0...template.count where extent[t] {
        // A word of the pattern can be one of those that `anything` represents.
        if piece == .run || (t < template.count && template[t] == .anything) { next[t] = true }
        guard t < template.count else { continue }
        switch piece {
        case .run, .any: next[t + 1] = true
        case .one(let word): if word.isOne(of: template[t]) { next[t + 1] = true }
        }
      }
      if piece == .run, let first = next.firstIndex(of: true) {
        for t in first...template.count { next[t] = true }
      }
      extent = TemplatePiece.growing(next, over: template)
    }
    return extent[template.count]
  }
}

extension TemplatePiece {
  /// Returns the extent after pieces that may be empty.
  fileprivate static func growing(_ extent: [Bool], over template: [TemplatePiece]) -> [Bool] {
    var extent = extent + Array(repeating: false, count: template.count + 1 - extent.count)
    for t in template.indices where extent[t] && template[t] == .anything { extent[t + 1] = true }
    return extent
  }
}
