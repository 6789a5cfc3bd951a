// Terms holds the values of UIKit's classes that need no view: attributes, relations, axes and
// priorities of constraints, the visual format language, masks, styles, an app's declarations, and the choices
// of Gimbal's own. Reading and checking such words needs no engine. A term that UIKit nests in a class
// stands here in an enumeration of its own, and the class has a typealias by UIKit's name.
