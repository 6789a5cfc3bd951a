public import Foundation
public import GimbalMotion

/// A group of layer changes: the timing of their implicit animations, and a completion.
///
/// Each run-loop turn is a transaction; those that the app begins are nested in it.
///
/// See: L-ANIM-11.
/// Source: Apple, CATransaction.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private class var work: LayerWork? { CurrentSurroundings.find()?.layerWork }

  /// Begins a nested transaction with the values of the current one.
  open class func begin() {
    guard let work else { return }
    work.transactions.append(TransactionGroup(inside: work.transaction))
  }

  /// Ends the innermost transaction that the app has begun; without one it does nothing.
  open class func commit() {
    guard let work, work.transactions.count > 1 else { return }
    work.transactions.removeLast().commit()
  }

  /// Ends the implicit transaction.
  open class func flush() { work?.commitCycle() }

  /// Without effect, because layers are used on one thread only.
  open class func lock() {}

  /// Unlocks; without effect.
  open class func unlock() {}

  /// Returns the duration of implicit animations, in seconds; 0.25 by default.
  open class func animationDuration() -> Double { work?.transaction.duration ?? 0.25 }

  /// Sets the duration of implicit animations; below 0, or NaN, counts as 0.
  open class func setAnimationDuration(_ dur: Double) {
    work?.transaction.duration = dur > 0 ? dur : 0
  }

  /// Returns the timing function of implicit animations, or nil.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    work?.transaction.timingFunction
  }

  /// Sets the timing function of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    work?.transaction.timingFunction = function
  }

  /// Returns true if changes of properties run no actions.
  open class func disableActions() -> Bool { work?.transaction.disablesActions ?? false }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) { work?.transaction.disablesActions = flag }

  /// Returns the block that runs once all animations added from now on in this transaction have
  /// ended.
  open class func completionBlock() -> (() -> Void)? { work?.transaction.completion }

  /// Sets the block that runs once all animations added from now on in this transaction have ended.
  ///
  /// Without animations it runs immediately after the commit.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    work?.transaction.takeCompletion(block)
  }

  /// Returns a value by its name: `kCATransactionAnimationDuration` and the like, or a custom one.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: work?.transaction.values[key]
    }
  }

  /// Sets a value by its name.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if case .number(let seconds)? = anObject.flatMap({ MotionValue($0) }) {
        setAnimationDuration(seconds)
      }
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: work?.transaction.values[key] = anObject
    }
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's disabled actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"

/// An open transaction, or a closed one whose animations run.
///
/// `CATransaction.begin()` opens one, and the first belongs to the turn of the run loop. It calls
/// the completion when its last animation has ended.
@MainActor
final class TransactionGroup {
  /// The duration of implicit animations, in virtual seconds.
  var duration = 0.25
  /// The timing of implicit animations; nil for the default curve.
  var timingFunction: CAMediaTimingFunction?
  /// True if changes in the transaction are not animated.
  var disablesActions = false
  /// The values of `setValue(_:forKey:)`, by key.
  var values: [String: Any] = [:]
  /// The app's completion; nil if there is none or it was called.
  private(set) var completion: (() -> Void)?
  private let outer: TransactionGroup?
  private var pending = 0
  private var isCommitted = false

  /// Creates the implicit transaction of a run-loop turn.
  init() { outer = nil }

  /// Creates a nested transaction, which begins with the values of the outer one.
  init(inside outer: TransactionGroup) {
    self.outer = outer
    (duration, timingFunction) = (outer.duration, outer.timingFunction)
    (disablesActions, values) = (outer.disablesActions, outer.values)
  }

  /// True if the implicit transaction has work at its end.
  var isUsed: Bool {
    completion != nil || disablesActions || duration != 0.25 || timingFunction != nil
  }

  /// Sets the completion; called by `setCompletionBlock(_:)`.
  func takeCompletion(_ block: (() -> Void)?) { completion = block }

  /// Adds an animation.
  ///
  /// This transaction and outer ones with a completion wait for its end.
  func enter(_ run: AnimationRun) {
    var group: TransactionGroup? = self
    while let current = group {
      if current.completion != nil {
        current.pending += 1
        run.groups.append(current)
      }
      group = current.outer
    }
  }

  /// Records the end of an animation of the transaction.
  func leave() {
    pending -= 1
    completeIfDone()
  }

  /// Closes the transaction; its completion is called after its animations.
  func commit() {
    isCommitted = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isCommitted, pending == 0, let block = completion else { return }
    completion = nil
    if let device = CurrentSurroundings.find() {
      _ = device.scheduleForLayers(after: 0) { block() }
    } else {
      block()
    }
  }
}

#if !canImport(Darwin)
  /// True as in Core Foundation, for `setValue(_:forKey:)`.
  public let kCFBooleanTrue = true
  /// False as in Core Foundation.
  public let kCFBooleanFalse = false
#endif
