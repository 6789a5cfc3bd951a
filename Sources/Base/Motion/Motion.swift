// The values of animations: curves, springs, interpolation, and the time of objects that have a
// speed, repeat and reverse. The module has no clock: every function depends on its arguments
// alone. `Layers` uses these times and values.
