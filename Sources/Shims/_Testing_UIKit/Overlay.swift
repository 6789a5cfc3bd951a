// The module that the compiler looks for where a file imports both Testing and UIKit.
//
// It holds nothing: on Apple platforms it attaches images to tests, and Gimbal draws none.
