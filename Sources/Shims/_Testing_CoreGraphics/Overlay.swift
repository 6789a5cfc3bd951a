// The overlay module that the compiler looks for when a file imports both Testing and CoreGraphics.
//
// It is empty: on Apple platforms it attaches images to tests, and Gimbal draws no images.
