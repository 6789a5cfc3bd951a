import Foundation
import Gimbal
import GimbalFields
import GimbalTesting
import GimbalText
import SlowTests
import Testing

/// Inputs larger than those of any app.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct LargeInputTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var queryCount = 0
    var count = 1_000_000
    var height: CGFloat = 30
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { height }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      queryCount += 1
      return "\(row)"
    }
  }

  @Test func `a picker of a million rows queries few of their titles`() throws {
    let phone = try #require(Simulator.bound)
    let root = UIViewController()
    let rows = Rows()
    phone.launch(root)
    phone.perform {
      let picker = UIPickerView()
      picker.dataSource = rows
      picker.delegate = rows
      root.view.addSubview(picker)
      picker.selectRow(999_999, inComponent: 0, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 999_999)
    }
    phone.settle()
    #expect(rows.queryCount > 0 && rows.queryCount < 1_000)
  }

  @Test(arguments: [(Int.max, CGFloat(30)), (1_000_000, 0.001), (1_000_000, 1e-300)])
  func `a picker of any number of rows, with minimum height, shows few`(
    count: Int, height: CGFloat
  ) throws {
    let phone = try #require(Simulator.bound)
    let root = UIViewController()
    let rows = Rows()
    (rows.count, rows.height) = (count, height)
    phone.launch(root)
    phone.perform {
      let picker = UIPickerView()
      picker.dataSource = rows
      picker.delegate = rows
      root.view.addSubview(picker)
      picker.selectRow(count - 1, inComponent: 0, animated: false)
    }
    phone.settle()
    #expect(rows.queryCount > 0 && rows.queryCount < 2_000)
  }

  @Test func `typing at an invalid location appends, and half a character is replaced whole`() {
    let view = UITextView()
    view.text = "a😀b"
    view.selectedRange = NSRange(location: NSNotFound, length: 5)
    view.insertText("c")
    #expect(view.text == "a😀bc")
    view.scrollRangeToVisible(NSRange(location: Int.max, length: Int.max))
    view.selectedRange = NSRange(location: 1, length: 1)
    view.insertText("x")
    #expect(view.text == "ax\u{FFFD}bc")
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    view.deleteBackward()
    #expect(view.text == "ax\u{FFFD}bc")
  }

  @Test(.tags(.slow), .long) func `10,000 hidden arranged views take no space`() throws {
    let phone = try #require(Simulator.bound)
    let root = UIViewController()
    phone.launch(root)
    let stack = UIStackView()
    phone.perform {
      stack.axis = .vertical
      stack.spacing = 8
      for _ in 0..<10_000 {
        let view = UIView()
        view.isHidden = true
        stack.addArrangedSubview(view)
      }
      let seen = UILabel()
      seen.text = "seen"
      stack.addArrangedSubview(seen)
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    }
    phone.settle()
    let label = UILabel()
    label.text = "seen"
    #expect(stack.bounds.size == label.intrinsicContentSize)
  }

  @Test(.tags(.slow), .long)
  func `a word of a megabyte measures its letters once, not once per line`() {
    let word = NSAttributedString(string: String(repeating: "w", count: 1_000_000))
    let bounds = word.boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.width <= 100 && bounds.height > 1_000_000)
  }

  @Test(.tags(.slow), .long) func `a text view takes 10 MB of text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.text = String(repeating: "word ", count: 2_000_000)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 1_000_000)
  }
}
