public import Foundation
import GimbalGeometry

/// The tree of layers: the layers of a view's subviews are sublayers of its layer, in order, among
/// those without views.
extension CALayer {
  /// The value of `superlayer`; for a view's layer that of the superview.
  final var layerAbove: CALayer? {
    if let shown { return shown.layerAbove?.present }
    return parent ?? host?.hostAbove?.hostedLayer
  }

  /// The sublayers.
  ///
  /// A view's layer has the list only if one of them has no view.
  private final var below: [CALayer]? {
    get {
      if isReversed { reverseSublayers() }
      return storedSublayers
    }
    _modify {
      if isReversed { reverseSublayers() }
      yield &storedSublayers
    }
  }

  private final func reverseSublayers() {
    storedSublayers?.reverse()
    isReversed.toggle()
  }

  /// The value of `sublayers`, with the layers of subviews; nil if there are none.
  final var listedSublayers: [CALayer]? {
    if let shown { return shown.listedSublayers?.map { $0.present ?? $0 } }
    if let below { return below.isEmpty ? nil : below }
    let layers = host?.layersBelow ?? []
    return layers.isEmpty ? nil : layers
  }

  /// The sublayers in the order in which they are drawn.
  ///
  /// Rule: L-LAYER-2.
  package final var drawnSublayers: [CALayer] {
    let layers = listedSublayers ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Returns true if this layer is the other one or contains it, also by masks.
  final func isAncestor(of other: CALayer) -> Bool {
    var layer: CALayer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.layerAbove ?? current.masked
    }
    return false
  }

  /// The maximum nesting of layers.
  private static let nestingLimit = 2_500

  private final var level: Int {
    var level = 0
    var layer = layerAbove
    while let current = layer {
      level += 1
      layer = current.layerAbove
    }
    return level
  }

  private final var height: Int { 1 + ((below ?? []).map(\.height).max() ?? 0) }

  /// Inserts a sublayer at an index, or in front of all if it is nil; called by `addSublayer` and
  /// its variants.
  ///
  /// The layer of a view is inserted as a subview.
  final func insert(_ layer: CALayer, at index: Int?) {
    guard layer !== self, !layer.isAncestor(of: self) else {
      return report(.cycle(layer.description))
    }
    guard shown == nil, layer.shown == nil else { return }
    if index == nil, layer.host == nil, layer.parent == nil, below != nil || host == nil {
      return append(layer)
    }
    let others = (listedSublayers ?? []).filter { $0 !== layer }
    let position = min(max(index ?? others.count, 0), others.count)
    if layer.host != nil { return insertView(layer, at: position, among: others) }
    guard level + layer.height < CALayer.nestingLimit else { return report(.tooDeep) }
    layer.leave()
    layer.masked?.objects["mask"] = nil
    layer.masked = nil
    var list = others
    list.insert(layer, at: min(position, list.count))
    below = list
    layer.parent = self
    setNeedsLayout()
    layer.joinDevice()
  }

  /// Appends a layer without a superlayer to the sublayers, without copying the list.
  private final func append(_ layer: CALayer) {
    guard level + layer.height < CALayer.nestingLimit else { return report(.tooDeep) }
    layer.masked?.objects["mask"] = nil
    layer.masked = nil
    if below == nil { below = [] }
    below!.append(layer)
    layer.parent = self
    setNeedsLayout()
    layer.joinDevice()
  }

  /// Inserts a view's layer together with its view, below the next layer that belongs to a view.
  private final func insertView(_ layer: CALayer, at position: Int, among others: [CALayer]) {
    guard let host else { return report(.viewInLayer(layer.description)) }
    host.hostInsert(layer, below: others[position...].first { $0.host != nil })
    guard var list = below, let index = list.firstIndex(where: { $0 === layer }) else { return }
    list.remove(at: index)
    list.insert(layer, at: min(position, list.count))
    below = list
  }

  /// Inserts a sublayer before (0) or after (1) another one; without it, at the back or in front.
  final func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
    let others = (listedSublayers ?? []).filter { $0 !== layer }
    guard let sibling, let index = others.firstIndex(where: { $0 === sibling }) else {
      return insert(layer, at: offset == 0 ? 0 : nil)
    }
    insert(layer, at: index + offset)
  }

  /// Replaces a sublayer; a layer that is none of the sublayers is reported.
  final func replace(_ old: CALayer, by new: CALayer) {
    guard old !== new else { return }
    guard let index = listedSublayers?.firstIndex(where: { $0 === old }) else {
      return report(.strangeSublayer(old.description))
    }
    guard new !== self, !new.isAncestor(of: self) else { return report(.cycle(new.description)) }
    old.leave()
    insert(new, at: index)
  }

  /// Sets the sublayers; layers that are not in the list leave.
  final func setSublayers(_ layers: [CALayer]) {
    for layer in listedSublayers ?? [] where !layers.contains(where: { $0 === layer }) {
      layer.leave()
    }
    for layer in layers { insert(layer, at: nil) }
  }

  /// Removes the layer from its superlayer; called by `removeFromSuperlayer()`.
  ///
  /// The layer of a view is removed together with the view.
  final func leave() {
    if let host { return host.hostRemove() }
    guard let parent else { return }
    self.parent = nil
    // Most layers are removed from one end, one after the other.
    if parent.storedSublayers?.first === self { parent.reverseSublayers() }
    if let index = parent.storedSublayers?.lastIndex(where: { $0 === self }) {
      parent.storedSublayers?.remove(at: index)
    }
    parent.setNeedsLayout()
  }

  /// Sets the mask, and removes it from its superlayer.
  final func setMask(_ mask: CALayer?) {
    guard mask !== self.mask else { return }
    if let mask, mask === self || mask.isAncestor(of: self) {
      return report(.cycle(mask.description))
    }
    if let mask, mask.host != nil, mask.superlayer != nil {
      return report(.viewInLayer(mask.description))
    }
    self.mask?.masked = nil
    mask?.leave()
    mask?.masked?.objects["mask"] = nil
    objects["mask"] = mask
    mask?.masked = self
  }

  // MARK: Changes of subviews

  /// Inserts the layer of an added subview: below that of the subview in front of it, or in front
  /// of all.
  package final func subviewDidEnter(
    _ layer: @autoclosure () -> CALayer, below next: () -> CALayer?
  ) {
    guard var list = below else { return }
    let layer = layer()
    list.removeAll { $0 === layer }
    let position = next().flatMap { next in list.firstIndex { $0 === next } }
    list.insert(layer, at: position ?? list.count)
    below = list
  }

  /// Removes the layer of a subview that was removed from the view.
  package final func subviewDidLeave(_ layer: CALayer?) {
    guard let layer else { return }
    below?.removeAll { $0 === layer }
  }

  /// Reorders the layers of views after their views were reordered.
  package final func subviewsDidMove(to order: () -> [CALayer]) {
    guard let list = below else { return }
    var next = order().makeIterator()
    below = list.map { $0.host == nil ? $0 : next.next() ?? $0 }
  }

  // MARK: Points

  /// Returns the transform to the superlayer, including the superlayer's `sublayerTransform` about
  /// its anchor point.
  ///
  /// Rule: L-LAYER-5.
  final func map(in above: CALayer?) -> CATransform3D {
    let own = current.toSuperlayer
    guard let above else { return own }
    let sublayers = above.transform(.sublayerTransform)
    guard sublayers != .identity else { return own }
    let (bounds, anchor) = (above.bounds, above.anchorPoint)
    let center = CGPoint(
      x: bounds.origin.x + anchor.x * bounds.width, y: bounds.origin.y + anchor.y * bounds.height)
    let around = CATransform3DConcat(
      CATransform3DTranslate(sublayers, -center.x, -center.y, 0),
      CATransform3DMakeTranslation(center.x, center.y, 0))
    return CATransform3DConcat(own, around)
  }

  /// Returns the front-most layer at a point of the superlayer.
  ///
  /// Hidden layers are skipped. Layers outside of their superlayer are found unless that clips
  /// them.
  ///
  /// Rule: L-LAYER-4.
  final func layerHit(at point: CGPoint) -> CALayer? {
    guard !isHidden, let inner = map(in: layerAbove).unprojecting(point) else { return nil }
    let isInside = contains(inner)
    if masksToBounds, !isInside { return nil }
    for layer in drawnSublayers.reversed() {
      if let hit = layer.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }

  private final var chain: [CALayer] {
    var chain: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      chain.append(current)
      layer = current.layerAbove
    }
    return chain
  }

  /// Returns the transforms from this layer up to the closest common superlayer, and down to
  /// another layer; nil is the outermost layer.
  private final func maps(to other: CALayer?) -> (up: [CATransform3D], down: [CATransform3D]) {
    let own = chain
    var others = other?.chain ?? own.suffix(1)
    var count = own.count
    while count > 0, let last = others.last, last === own[count - 1] {
      others.removeLast()
      count -= 1
    }
    return (
      own[..<count].map { $0.map(in: $0.layerAbove) }, others.map { $0.map(in: $0.layerAbove) }
    )
  }

  /// Converts a point from the layer's coordinates to another's; nil means the outermost layer's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-LAYER-5.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let maps = maps(to: l)
    let up = maps.up.reduce(p) { $1.projecting($0) }
    return maps.down.reversed().reduce(up) { $1.unprojecting($0) ?? $0 }
  }

  /// Converts a point from another layer's coordinates to this one's; nil means the outermost
  /// layer's.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l ?? chain[chain.count - 1]).convert(p, to: self)
  }

  /// Converts a rectangle from the layer's coordinates to another's.
  ///
  /// The result is the bounding box of its bounding box in the closest common superlayer.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let maps = maps(to: l)
    let up = r.box { point in maps.up.reduce(point) { $1.projecting($0) } }
    return up.box { point in maps.down.reversed().reduce(point) { $1.unprojecting($0) ?? $0 } }
  }

  /// Converts a rectangle from another layer's coordinates to this one's.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? chain[chain.count - 1]).convert(r, to: self)
  }
}

extension CGRect {
  /// Returns the bounding box of the four corners after a transform.
  fileprivate func box(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// Layout and display of layers without views.
extension CALayer {
  /// Sets the layout flag, and lists the layer for the end of the turn; a view's layer flags the
  /// view instead.
  final func flagForLayout() {
    if let host { return host.hostNeedsLayout() }
    flags.insert(.layout)
    list()
  }

  /// Sets the display flag, and lists the layer for the end of the turn; a view's layer flags the
  /// view instead.
  final func flagForDisplay(_ rect: CGRect?) {
    if let host { return host.hostNeedsDisplay(rect) }
    flags.insert(.display)
    list()
  }

  /// Adds the layer to the device's list of layers with pending work.
  private final func list() {
    guard shown == nil, !flags.contains(.listed), let device else { return }
    flags.insert(.listed)
    enqueueWork(on: device)
  }

  /// Called when the layer enters another tree, perhaps on another device.
  final func joinDevice() {
    flags.remove(.listed)
    list()
  }

  /// Called at the end of a run-loop turn for a layer in a window, with its sublayers.
  final func commit() {
    guard !flags.contains(.committed) else { return }
    flags.insert(.committed)
    for layer in below ?? [] where layer.host == nil { layer.commit() }
  }

  /// Lays out layers that need it, from the topmost such ancestor on.
  ///
  /// Called by `layoutIfNeeded()` and at the end of a turn.
  final func layOutIfFlagged() {
    if let host { host.hostLayoutIfNeeded() }
    var top = self
    var layer = parent
    while let current = layer, current.host == nil {
      if current.flags.contains(.layout) { top = current }
      layer = current.parent
    }
    top.layOutFlagged()
  }

  /// Lays out the dirty layers of the tree, from above.
  final func layOutFlagged() {
    if host == nil, flags.contains(.layout) {
      flags.remove(.layout)
      layoutSublayers()
    }
    for layer in below ?? [] where layer.host == nil { layer.layOutFlagged() }
  }

  /// Calls `display()` if the layer needs display.
  ///
  /// Called by `displayIfNeeded()` and at the end of a turn.
  final func displayIfFlagged() {
    guard flags.contains(.display) else { return }
    flags.remove(.display)
    delegate?.layerWillDraw(self)
    display()
  }
}
