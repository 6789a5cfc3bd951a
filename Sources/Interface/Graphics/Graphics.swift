// The layer Graphics holds colors, paths and images as values: dynamic colors, image sizes, and
// asset catalogs. It draws nothing and knows no view, no device and no clock. The next layer above
// is Engine, whose views have colors and show images.
