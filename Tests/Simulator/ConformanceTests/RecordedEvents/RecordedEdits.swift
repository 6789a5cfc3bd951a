import Foundation
import Gimbal
import GimbalEngine
import GimbalFields
import GimbalTraces

/// Text fields, text views and the keyboard, which send all of their events.
@MainActor
struct RecordedEdits {
  private final class Editor: UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: UITextField) {}
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    func textViewDidChange(_ textView: UITextView) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}
  }

  private final class Chooser: UIPickerViewDataSource, UIPickerViewDelegate, UISearchBarDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 90 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      40
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}
  }

  private final class Searcher: UISearchControllerDelegate, UISearchResultsUpdating {
    weak var presenter: UIViewController?
    func presentSearchController(_ searchController: UISearchController) {
      presenter?.present(searchController, animated: false)
    }
    func willPresentSearchController(_ searchController: UISearchController) {}
    func didPresentSearchController(_ searchController: UISearchController) {}
    func willDismissSearchController(_ searchController: UISearchController) {}
    func didDismissSearchController(_ searchController: UISearchController) {}
    func updateSearchResults(for searchController: UISearchController) {}
  }

  /// A picker's delegate whose rows have titles, and one whose rows have views.
  private final class Titles: UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "row" }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
  }

  private final class Views: UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView { UIView() }
  }

  /// The trace of all edits on a device.
  func trace(on sim: Simulator) -> Trace {
    let (root, editor) = (UIViewController(), Editor())
    sim.launch(root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let text = UITextView(frame: CGRect(x: 0, y: 140, width: 200, height: 100))
    sim.perform {
      (field.delegate, text.delegate) = (editor, editor)
      root.view.addSubview(field)
      root.view.addSubview(text)
    }
    sim.settle()
    sim.tap(at: CGPoint(x: 100, y: 115))
    sim.type("a\n")
    sim.perform { field.pressClear() }
    sim.tap(at: CGPoint(x: 100, y: 200))
    sim.type("b")
    sim.dismissKeyboard()
    choose(on: sim, in: root)
    search(on: sim, in: root)
    return sim.trace
  }

  /// Uses a search controller.
  private func search(on sim: Simulator, in root: UIViewController) {
    let (searcher, search) = (Searcher(), UISearchController(searchResultsController: nil))
    sim.perform {
      searcher.presenter = root
      (search.delegate, search.searchResultsUpdater) = (searcher, searcher)
      search.searchBar.frame = CGRect(x: 0, y: 600, width: 300, height: 56)
      root.view.addSubview(search.searchBar)
      _ = search.searchBar.becomeFirstResponder()
    }
    sim.settle()
    sim.perform { search.isActive = false }
    sim.settle()
  }

  /// Uses pickers and a search bar.
  private func choose(on sim: Simulator, in root: UIViewController) {
    let (chooser, titles, views) = (Chooser(), Titles(), Views())
    for delegate in [chooser as any UIPickerViewDelegate, titles, views] {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 500, width: 200, height: 100))
      sim.perform {
        (picker.dataSource, picker.delegate) = (chooser, delegate)
        root.view.addSubview(picker)
      }
      sim.settle()
      sim.perform { picker.pick(1, inComponent: 0) }
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    sim.perform {
      bar.delegate = chooser
      (bar.showsCancelButton, bar.showsScopeBar) = (true, true)
      bar.scopeButtonTitles = ["A", "B"]
      root.view.addSubview(bar)
    }
    sim.settle()
    sim.tap(at: CGPoint(x: 60, y: 328))
    sim.type("a\n")
    sim.tap(at: CGPoint(x: 280, y: 328))
    sim.tap(at: CGPoint(x: 250, y: 370))
    sim.perform { _ = bar.resignFirstResponder() }
  }
}
