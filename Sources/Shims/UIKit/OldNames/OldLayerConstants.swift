public import QuartzCore

// Constants of layers and animations under their names of Swift 4: Apple's overlay declares them
// only for that language version.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineCap.butt`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineCap.round`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineCap.square`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineJoin.miter`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineJoin.round`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineJoin.bevel`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerFillRule.nonZero`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerFillRule.evenOdd`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.linear`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.easeIn`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.easeOut`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.easeInEaseOut`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.default`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFillMode.forwards`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFillMode.backwards`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFillMode.both`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFillMode.removed`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATransitionType.fade`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { CATransitionType.fade }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATransitionType.moveIn`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATransitionType.push`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { CATransitionType.push }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATransitionType.reveal`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATransitionSubtype.fromRight`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATransitionSubtype.fromLeft`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATransitionSubtype.fromTop`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATransitionSubtype.fromBottom`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CALayerContentsGravity.center`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CALayerContentsGravity.resize`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CALayerContentsGravity.resizeAspect`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CALayerContentsGravity.resizeAspectFill`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspectFill
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerAlignmentMode.natural`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerAlignmentMode.left`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerAlignmentMode.right`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerAlignmentMode.center`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerAlignmentMode.justified`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerTruncationMode.none`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { CATextLayerTruncationMode.none }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerTruncationMode.end`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerTruncationMode.start`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { CATextLayerTruncationMode.start }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerTruncationMode.middle`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { CATextLayerTruncationMode.middle }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAGradientLayerType.axial`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAGradientLayerType.radial`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAAnimationCalculationMode.linear`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAAnimationCalculationMode.discrete`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAAnimationCalculationMode.paced`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAAnimationCalculationMode.cubic`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAAnimationCalculationMode.cubicPaced`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode {
  CAAnimationCalculationMode.cubicPaced
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAAnimationRotationMode.rotateAuto`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { CAAnimationRotationMode.rotateAuto }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CALayerContentsFilter.nearest`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { CALayerContentsFilter.nearest }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CALayerContentsFilter.linear`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { CALayerContentsFilter.linear }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CALayerContentsFilter.trilinear`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { CALayerContentsFilter.trilinear }
