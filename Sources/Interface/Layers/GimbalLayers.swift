// The layer Layers holds Core Animation: layers, their tree and geometry, animations and
// transactions. It knows no view and no device: what it needs from them is declared in
// `LayerHost.swift`. The next layer above is Engine, whose views have layers.

@_exported public import GimbalMotion
