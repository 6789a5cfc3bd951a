// Terms holds what UIKit's classes are told and what no view is needed for: attributes, relations, axes and
// priorities of constraints, the visual format language, masks, styles, an app's declarations, and the choices
// of Gimbal's own. Whoever reads or checks such words needs no engine. A term that UIKit nests in a class
// stands here in an enumeration of its own, and the class has a typealias by UIKit's name.
