import Foundation
public import GimbalEngine

/// Cells and headers from nib files.
extension UITableView {
  /// Registers the nib file of cells with an identifier; nil removes the registration.
  ///
  /// See: R-NIB-8.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(
      identifier,
      nib.map { nib in
        { [unowned self] in
          let cell: UITableViewCell? = only(of: nib)
          // R-NIB-8.4
          if let cell, let own = cell.reuseIdentifier, !own.isEmpty, own != identifier {
            report(.otherIdentifier(own, registered: identifier, isCell: true))
          }
          if cell == nil { report(.wrongNib("UITableViewCell", identifier)) }
          return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
      })
  }

  /// Registers the nib file of headers and footers with an identifier; nil removes the
  /// registration.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaders(
      identifier,
      nib.map { nib in
        { [unowned self] in
          // R-NIB-8.4
          if let view: UITableViewHeaderFooterView = only(of: nib) { return view }
          report(.wrongNib("UITableViewHeaderFooterView", identifier))
          return UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
      })
  }
}
