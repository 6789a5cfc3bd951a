// The sources of this target stand in `Originals/Badges`; the plugin `GimbalIntake` takes them in.
