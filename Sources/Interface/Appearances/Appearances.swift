// The layer of appearances that an app sets for classes of views. Each view takes them when it
// enters a window.
//
// It knows the views and containers of lower layers, and no device. A proxy is an instance of the
// class that is never shown; views of the class take the values that are set on it.
