// Graphics holds what pictures are made of, as values: colors that depend on traits, paths, pictures of which the
// size is known, and what catalogs of assets say of both. It draws nothing and knows no view, no device and no
// clock. The next room up is Engine, whose views have colors and show pictures.
