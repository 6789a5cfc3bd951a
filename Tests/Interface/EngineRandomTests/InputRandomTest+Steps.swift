import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGestures
import GimbalGraphics
import GimbalLayers
import GimbalLists
import GimbalTraits
import TestSupport

/// The steps of an input test.
extension InputRandomTest {
  /// The user's next step, or the app's.
  func use() {
    switch roll(14) {
    case 0, 1, 2: tap()
    case 3, 4: drag()
    case 5:
      let point = point()
      log("long press \(point)")
      sim.longPress(at: point, for: 0.7)
    case 6:
      log("pinch")
      sim.pinch(at: point(), scale: any([0.4, 2]), during: 0.2)
    case 7, 8:
      log("type")
      _ = sim.type(any(["a", "bc\n", "word", "é👍🏽", "\n"]))
    case 9:
      log("delete or dismiss")
      _ = flip() ? sim.deleteBackward() : sim.dismissKeyboard()
    case 10:
      log("advance")
      sim.advance(by: Double.random(in: 0...0.4, using: &random))
    case 11:
      log("rotate")
      sim.rotate(to: any([.portrait, .landscapeLeft, .landscapeRight]))
    case 12: sim.begin { sim.perform { act() } }
    default: sim.doing { act() }
    }
  }

  private func point() -> CGPoint {
    if roll(3) > 0, let view = pick(UIView.self), view.window != nil {
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    return CGPoint(x: roll(320), y: roll(480))
  }

  private func tap() {
    let point = point()
    log("tap \(point)")
    guard point.x.isFinite, point.y.isFinite else { return }
    if roll(4) == 0 {
      let touch = sim.touch(at: point)
      sim.doing { act() }
      if flip() { touch.lift() } else { touch.cancel() }
    } else {
      sim.tap(at: point, count: 1 + roll(3))
    }
  }

  private func drag() {
    let start = point()
    let end = CGPoint(x: start.x + CGFloat(roll(300) - 150), y: start.y + CGFloat(roll(300) - 150))
    log("drag \(start) \(end)")
    guard start.x.isFinite, start.y.isFinite else { return }
    if roll(3) > 0 { return sim.drag(from: start, to: end, during: any([0.05, 0.2, 0.5])) }
    let touch = sim.touch(at: start)
    touch.move(to: end, during: 0.1)
    sim.doing { act() }
    touch.move(to: start, during: 0.1)
    touch.lift()
  }

  /// A call of the app.
  func act() {
    switch roll(16) {
    case 0: changeViews()
    case 1, 2: changeTable()
    case 3, 4: changeCollection()
    case 5, 6: changeField()
    case 7, 8: changeText()
    case 9, 10: changeScroll()
    case 11, 12: changeRecognizer()
    case 13: changeLayer()
    case 14: animate()
    default: changeControllers()
    }
  }

  private func changeViews() {
    log("views")
    switch roll(6) {
    case 0, 1: add(makeView())
    case 2: pick(UIView.self)?.removeFromSuperview()
    case 3: pick(UIView.self)?.isHidden.toggle()
    case 4: pick(UIView.self)?.isUserInteractionEnabled.toggle()
    default:
      guard let view = pick(UIView.self), view !== root.view else { return }
      view.removeFromSuperview()
      add(view)
    }
  }

  private func changeTable() {
    guard let table = pick(UITableView.self) else { return }
    let path = IndexPath(row: roll(3), section: roll(2))
    let choice = roll(14)
    log("table \(choice) \(path)")
    switch choice {
    case 0: table.reloadData()
    case 1:
      counts[0] += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: any([.none, .fade]))
    case 2:
      guard counts[0] > 2 else { return }
      counts[0] -= 1
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: any([.none, .fade]))
    case 3: table.reloadRows(at: [path], with: .fade)
    case 4: table.reloadSections([path.section], with: .none)
    case 5: table.setEditing(!table.isEditing, animated: flip())
    case 6: table.selectRow(at: path, animated: flip(), scrollPosition: .middle)
    case 7: table.scrollToRow(at: path, at: .top, animated: flip())
    case 8: table.layoutIfNeeded()
    case 9: table.delegate = table.delegate == nil ? delegate : nil
    case 10: table.dataSource = table.dataSource == nil ? delegate : nil
    case 11:
      table.performBatchUpdates(
        { self.react("updates") }, completion: { [weak self] _ in self?.react("updated") })
    case 12: table.tableHeaderView = flip() ? nil : makeView()
    default: table.cellForRow(at: path)?.accessoryView = flip() ? nil : makeView()
    }
  }

  private func changeCollection() {
    guard let list = pick(UICollectionView.self) else { return }
    let path = IndexPath(item: roll(3), section: roll(2))
    let choice = roll(13)
    log("collection \(choice) \(path)")
    switch choice {
    case 0: list.reloadData()
    case 1:
      counts[0] += 1
      list.insertItems(at: [IndexPath(item: 0, section: 0)])
    case 2:
      guard counts[0] > 2 else { return }
      counts[0] -= 1
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
    case 3: list.reloadItems(at: [path])
    case 4: list.reloadSections([path.section])
    case 5: list.isEditing.toggle()
    case 6: list.selectItem(at: path, animated: flip(), scrollPosition: .centeredVertically)
    case 7: list.scrollToItem(at: path, at: .top, animated: flip())
    case 8: list.layoutIfNeeded()
    case 9: list.delegate = list.delegate == nil ? delegate : nil
    case 10: list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: flip())
    case 11:
      list.performBatchUpdates(
        { self.react("updates") }, completion: { [weak self] _ in self?.react("updated") })
    default: list.collectionViewLayout.invalidateLayout()
    }
  }

  private func changeField() {
    guard let field = pick(UITextField.self) else { return }
    let choice = roll(12)
    log("field \(choice)")
    switch choice {
    case 0, 1: _ = field.becomeFirstResponder()
    case 2: _ = field.resignFirstResponder()
    case 3: field.text = any([nil, "", "x", "👨‍👩‍👧 long words"])
    case 4: field.isEnabled.toggle()
    case 5: field.insertText(any(["q", "\n", ""]))
    case 6: field.deleteBackward()
    case 7:
      let end = field.endOfDocument
      let start = field.position(from: end, offset: -roll(4)) ?? field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: end)
    case 8: field.delegate = field.delegate == nil ? delegate : nil
    case 9:
      if let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) {
        field.replace(range, withText: any(["", "new"]))
      }
    case 10:
      field.inputView = flip() ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 100))
    default: field.removeFromSuperview()
    }
  }

  private func changeText() {
    guard let text = pick(UITextView.self) else { return }
    let choice = roll(13)
    log("text \(choice)")
    switch choice {
    case 0, 1: _ = text.becomeFirstResponder()
    case 2: _ = text.resignFirstResponder()
    case 3: text.text = any(["", "x", "👨‍👩‍👧 long words"])
    case 4: text.isEditable.toggle()
    case 5: text.insertText(any(["q", "\n", ""]))
    case 6: text.deleteBackward()
    case 7: text.selectedRange = NSRange(location: roll(12), length: roll(5))
    case 8: text.delegate = text.delegate == nil ? delegate : nil
    case 9: text.textStorage.append(NSAttributedString(string: " more"))
    case 10: text.scrollRangeToVisible(NSRange(location: roll(30), length: 1))
    case 11: text.isScrollEnabled.toggle()
    default: text.textStorage.setAttributedString(NSAttributedString(string: "ab"))
    }
  }

  private func changeScroll() {
    guard let scroll = pick(UIScrollView.self) else { return }
    let choice = roll(12)
    log("scroll \(choice) \(type(of: scroll))")
    switch choice {
    case 0: scroll.contentOffset.y += CGFloat(roll(200) - 100)
    case 1: scroll.setContentOffset(CGPoint(x: 0, y: roll(300)), animated: flip())
    case 2: scroll.contentSize.height = CGFloat(roll(1000))
    case 3: scroll.isScrollEnabled.toggle()
    case 4: scroll.setZoomScale(CGFloat(roll(3)) + 0.5, animated: flip())
    case 5: scroll.contentInset.top = CGFloat(roll(60))
    case 6: scroll.delegate = nil
    case 7: scroll.panGestureRecognizer.isEnabled.toggle()
    case 8: scroll.bounds.size.height += CGFloat(roll(40) - 20)
    case 9: scroll.refreshControl = flip() ? nil : UIRefreshControl()
    case 10:
      scroll.scrollRectToVisible(
        CGRect(x: 0, y: roll(900), width: 10, height: 10), animated: flip())
    default: scroll.removeFromSuperview()
    }
  }

  private func changeRecognizer() {
    guard let recognizer = pick(UIGestureRecognizer.self) else { return }
    let choice = roll(8)
    log("recognizer \(choice) \(type(of: recognizer))")
    switch choice {
    case 0: recognizer.isEnabled.toggle()
    case 1: recognizer.state = any([.began, .changed, .ended, .cancelled, .failed, .possible])
    case 2: recognizer.view?.removeGestureRecognizer(recognizer)
    case 3: pick(InputRandomView.self)?.addGestureRecognizer(recognizer)
    case 4: pick(UIView.self)?.addGestureRecognizer(makeRecognizer())
    case 5:
      if let other = pick(UIGestureRecognizer.self), other !== recognizer {
        recognizer.require(toFail: other)
      }
    case 6: recognizer.delegate = recognizer.delegate == nil ? delegate : nil
    default: recognizer.view?.removeFromSuperview()
    }
  }

  private func changeLayer() {
    guard let view = pick(UIView.self) else { return }
    let choice = roll(8)
    log("layer \(choice)")
    switch choice {
    case 0, 1: view.layer.addSublayer(makeLayer())
    case 2: pick(CALayer.self)?.removeFromSuperlayer()
    case 3: view.layer.mask = flip() ? nil : makeLayer()
    case 4: pick(CALayer.self)?.frame.size.width += 5
    case 5: view.layer.removeAllAnimations()
    case 6: pick(CALayer.self)?.setNeedsLayout()
    default:
      let animation = CABasicAnimation(
        keyPath: any(["position.x", "opacity", "bounds.size.width"]))
      animation.toValue = 1
      animation.duration = 0.2
      animation.delegate = delegate
      view.layer.add(animation, forKey: flip() ? "key" : nil)
    }
  }

  private func animate() {
    guard let view = pick(UIView.self) else { return }
    let choice = roll(4)
    log("animate \(choice)")
    switch choice {
    case 0:
      UIView.animate(
        withDuration: any([0, 0.2]), delay: any([0, 0.1]),
        options: any([[], .allowUserInteraction, .beginFromCurrentState]),
        animations: { [weak self] in
          view.alpha = 0.5
          self?.react("animations")
        }, completion: { [weak self] _ in self?.react("completion") })
    case 1:
      let animator = retain(
        UIViewPropertyAnimator(duration: 0.3, curve: .linear) { [weak self] in
          view.center.x += 5
          self?.react("animator")
        })
      animator.addCompletion { [weak self] _ in self?.react("animator ended") }
      animator.startAnimation()
    case 2:
      guard let animator = pick(UIViewPropertyAnimator.self) else { return }
      switch roll(5) {
      case 0: animator.pauseAnimation()
      case 1: animator.fractionComplete = 0.5
      case 2: animator.stopAnimation(flip())
      case 3: animator.isReversed.toggle()
      default: animator.startAnimation()
      }
    default:
      UIView.transition(
        with: view, duration: 0.2, options: .transitionCrossDissolve,
        animations: { [weak self] in self?.react("transition") },
        completion: { [weak self] _ in self?.react("transition ended") })
    }
  }

  private func changeControllers() {
    let choice = roll(6)
    log("controllers \(choice)")
    let animated = flip()
    let navigation = root.navigationController
    switch choice {
    case 0, 1:
      let next = retain(UIViewController())
      next.view.addSubview(makeView())
      if let navigation, flip() { return navigation.pushViewController(next, animated: animated) }
      next.modalPresentationStyle = any([
        .fullScreen, .formSheet, .pageSheet, .popover, .overFullScreen,
      ])
      root.present(next, animated: animated) { [weak self] in self?.react("presented") }
    case 2: navigation?.popViewController(animated: animated)
    case 3: root.dismiss(animated: animated) { [weak self] in self?.react("dismissed") }
    case 4: root.view.endEditing(flip())
    default:
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addTextField { [weak self] in $0.delegate = self?.delegate }
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.react("chosen") })
      root.present(retain(alert), animated: animated)
    }
  }
}
