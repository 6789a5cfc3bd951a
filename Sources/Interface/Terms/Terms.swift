// The layer Terms holds the values of UIKit's classes that need no view: attributes, relations,
// axes and priorities of constraints, the visual format language, masks, styles, an app's
// declarations, and Gimbal's behaviour switches. They can be read and checked without the engine. A
// type that UIKit nests in a class is nested in a separate enumeration here, and the class has a
// typealias with UIKit's name.
