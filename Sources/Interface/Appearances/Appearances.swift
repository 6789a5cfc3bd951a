// The looks that an app sets for classes of views, which each view takes when it comes into a window.
//
// It knows the views and containers of the rooms below, and no device. A proxy is an instance of the class that
// nothing shows: what is set on it is what views of the class take.
