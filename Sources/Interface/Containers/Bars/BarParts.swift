import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The heights of the parts of a navigation bar, in points.
struct BarParts: Equatable {
  /// The row of the buttons with the prompt above it; 0 while only the search bar is shown.
  var row: CGFloat
  /// The height of the prompt; 0 without one.
  var prompt: CGFloat = 0
  /// The height of the large title before scrolling; 0 without one.
  var title: CGFloat = 0
  /// The search bar below the titles; 0 without one.
  var search: CGFloat = 0
  /// True if scrolling hides the search bar, after the large title.
  var searchGoes = false

  /// The greatest height that scrolling can hide.
  ///
  /// See: R-BAR-1.
  var space: CGFloat { title + (searchGoes ? search : 0) }

  /// The height of the bar at the top of the content.
  var highest: CGFloat { row + title + search }

  /// Returns the height of the bar when scrolling has left `space` of the hideable height.
  func height(leaving space: CGFloat) -> CGFloat { highest - self.space + space }

  /// Returns the height of the search bar when scrolling has left `space`; it is hidden before the
  /// title.
  ///
  /// Rule: R-BAR-2.
  func searchHeight(leaving space: CGFloat) -> CGFloat {
    searchGoes ? min(max(0, space - title), search) : search
  }

  /// The values of the remaining hideable height at which scrolling may stop.
  var rests: [CGFloat] {
    searchGoes && search > 0 && title > 0 ? [0, title, space] : [0, space]
  }
}

extension UINavigationController {
  /// The current parts of the bar.
  ///
  /// Rule: R-BAR-8.
  /// See: V-45.
  /// Source: Apple, prefersLargeTitles (from iOS 11 on).
  var barParts: BarParts {
    let isHigher = isAtTopOfSheet && !machine.hasPhoneDesignOf26
    let row = bandOfBar ?? machine.height(of: isHigher ? .navigationInSheet : .navigation)
    guard machine.features.hasLargeTitles else { return BarParts(row: row) }
    let search = searchOfTop
    if let search, search.standsAlone {
      return BarParts(
        row: 0, search: searchStandsAtSide ? SideBar.top : search.barHeight(at: .insteadOfTitles))
    }
    var parts = BarParts(row: row)
    if barStack.last?.navigationItem.prompt != nil {
      parts.prompt = machine.height(of: .prompt)
      parts.row += parts.prompt
    }
    if navigationBar.prefersLargeTitles, titleIsLarge, !hasBarsAtSide,
      traitCollection.verticalSizeClass != .compact
    {
      parts.title = machine.height(of: .largeTitle)
    }
    if let search, !positionsSearchInline, !searchStandsAtSide {
      parts.search = search.barHeight(at: .belowTitles)
      parts.searchGoes = barStack.last?.navigationItem.hidesSearchBarWhenScrolling ?? false
    }
    return parts
  }

  /// The search controller of the top controller's item; nil if there is none.
  var searchOfTop: (any NavigationSearch)? {
    machine.features.hasSearchInBars ? barStack.last?.navigationItem.search : nil
  }

  /// True if the search bar is in the row of the buttons.
  ///
  /// Rule: R-BAR-3.
  var positionsSearchInline: Bool {
    guard machine.features.positionsSearchInline, let item = barStack.last?.navigationItem else {
      return false
    }
    switch item.preferredSearchBarPlacement {
    case .stacked: return false
    case .automatic, .inline:
      return machine.hardware.idiom == .pad && traitCollection.horizontalSizeClass == .regular
        && !searchWouldCoverTabs
    }
  }

  private var titleIsLarge: Bool {
    for controller in barStack.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }
}
