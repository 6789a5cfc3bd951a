/// The engine that owns layout variables: each `LayoutVariableOwner` is a `LayoutEngine`.
extension Unretained<LayoutVariableOwner> {
  @inline(__always)
  fileprivate init(engine: Unretained<LayoutEngine>) {
    self = unsafeBitCast(engine, to: Unretained<LayoutVariableOwner>.self)
  }

  @inline(__always)
  fileprivate var engine: Unretained<LayoutEngine> {
    unsafeBitCast(self, to: Unretained<LayoutEngine>.self)
  }
}

extension LayoutVariables {
  /// Creates the reference of an item to its entry in an engine.
  @inline(__always)
  init(engine: Unretained<LayoutEngine>, index: Int32) {
    self.init(giver: Unretained<LayoutVariableOwner>(engine: engine), index: index)
  }

  /// The engine with the variables; nil if the item has none.
  package var engine: Unretained<LayoutEngine>? {
    @inline(__always) get { giver?.engine }
  }
}

extension ViewState {
  /// The engine with the view's layout variables; nil if the view has none.
  var variablesEngine: Unretained<LayoutEngine>? {
    @inline(__always) get { variableOwner?.engine }
  }
}

extension Placement {
  /// The engine to which the constraint was added; nil while the constraint is in none.
  var engine: Unretained<LayoutEngine>? {
    @inline(__always) get { giver?.engine }
    @inline(__always) set { giver = newValue.map { Unretained<LayoutVariableOwner>(engine: $0) } }
  }
}

extension AutoLayoutState {
  /// The engine of the tree whose topmost view is this one.
  package var hostedEngine: LayoutEngine? {
    get { hostedGiver.map { unsafeDowncast($0, to: LayoutEngine.self) } }
    set { hostedGiver = newValue }
  }
}
