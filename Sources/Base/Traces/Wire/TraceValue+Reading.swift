import Foundation
import GimbalDocuments
import GimbalGeometry

extension TraceArgument {
  init(_ object: DocumentValue) throws(DocumentError) {
    let members = try object.members()
    label = try members.first { $0.key == "label" }?.value.string()
    value = try TraceValue(members.filter { $0.key != "label" }, of: object)
  }
}

extension TraceValue {
  /// Reads the member for a value's kind; without a known one it is the object's JSON text.
  init(
    _ members: [(key: String, value: DocumentValue)], of object: DocumentValue
  ) throws(DocumentError) {
    for (key, value) in members {
      if let known = try TraceValue(kind: key, value) {
        self = known
        return
      }
    }
    self = .text(JSONText.compact(object.node.value))
  }

  private init?(kind: String, _ value: DocumentValue) throws(DocumentError) {
    switch kind {
    case "bool": self = .bool(try value.bool())
    case "number": self = .number(try value.realNumber())
    case "text": self = .text(try value.string())
    case "receiver": self = .object(try value.string())
    case "size":
      let n = try value.numbers(2)
      self = .size(CGSize(width: n[0], height: n[1]))
    case "point":
      let n = try value.numbers(2)
      self = .point(CGPoint(x: n[0], y: n[1]))
    case "rect":
      let n = try value.numbers(4)
      self = .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "insets":
      let n = try value.numbers(4)
      self = .insets(UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case "transform":
      let n = try value.numbers(6)
      self = .transform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case "change":
      let sides = try value.array(limit: 2)
      guard sides.count == 2 else { throw value.error("a change has two sides, old and new") }
      self = .change(
        try TraceValue(sides[0].members(), of: sides[0]),
        try TraceValue(sides[1].members(), of: sides[1]))
    default: return nil
    }
  }
}

extension DocumentValue {
  /// Reads a number, or the string that represents one that JSON cannot.
  func realNumber() throws(DocumentError) -> Double {
    switch node.value {
    case .number(let number): number.value
    case .string("nan"): .nan
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    default: throw mismatch("a number, 'nan', 'inf' or '-inf'")
    }
  }

  fileprivate func numbers(_ count: Int) throws(DocumentError) -> [Double] {
    let elements = try array()
    guard elements.count == count else {
      throw error("\(path.subject) has \(elements.count) numbers; allowed is \(count)")
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.realNumber()) }
    return numbers
  }
}
