// Motion holds what animations are made of, as pure values: curves, springs, the values between two others,
// and the time of things that run at a speed, repeat and go back. It knows no clock: every function here
// depends on its arguments alone. The next room up is Layers, whose objects have such times and values.
