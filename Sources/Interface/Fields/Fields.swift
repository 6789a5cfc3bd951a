// The room of what people set and write: switches, sliders, steppers, segments, pages, text fields and views,
// pickers, search bars, and the keyboard that comes with them.
//
// Their sizes stand in `Devices/controls`; it draws nothing, and knows no device and no file. Alerts, whose
// text fields these are, stand above containers.
