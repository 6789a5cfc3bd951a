// The layer of controls for input: switches, sliders, steppers, segments, page controls, text
// fields and views, pickers, search bars, and the keyboard.
//
// Their sizes are in `Devices/controls`. The layer draws nothing, and knows no device and no file.
// Alerts, which contain text fields, are in a layer above containers.
