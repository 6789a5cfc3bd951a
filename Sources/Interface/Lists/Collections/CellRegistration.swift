public import Foundation
public import GimbalEngine

/// Cells and headers that closures make and configure (from iOS 14 on).
extension UICollectionView {
  /// A class or nib file of cells, with a closure that configures a cell for an item.
  ///
  /// Source: Apple, UICollectionView.CellRegistration.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    /// The app's closure, called with each cell before it is shown.
    let handler: Handler
    /// The reuse identifier, which is unique for each registration.
    let identifier =
      "GimbalCell \(ObjectIdentifier(Cell.self)) \(RegistrationNumber.next())"

    /// The nib file of the cells; nil if they are created by their class.
    let nib: UINib?

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration of cells from a nib file.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A class or nib file of supplementary views, with a closure that configures a view.
  ///
  /// Source: Apple, UICollectionView.SupplementaryRegistration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    /// The app's closure, called with each view before it is shown.
    let handler: Handler
    /// The nib file of the views; nil if they are created by their class.
    let nib: UINib?
    /// The kind of the views, such as `elementKindSectionHeader`.
    let kind: String
    /// The reuse identifier, which is unique for each registration.
    let identifier =
      "GimbalView \(ObjectIdentifier(Supplementary.self)) \(RegistrationNumber.next())"

    /// Creates a registration of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      kind = elementKind
      self.handler = handler
    }

    /// Creates a registration of views of a kind from a nib file.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      kind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if state.pools[nil]?.knows(registration.identifier) != true {
      if let nib = registration.nib {
        registerMaker(nil, registration.identifier) {
          nib.instantiate(withOwner: nil).first as? Cell
            ?? Cell.made(reused: registration.identifier, frame: .zero)
        }
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else { preconditionFailure("a registered class is made") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if state.pools[registration.kind]?.knows(registration.identifier) != true {
      if let nib = registration.nib {
        registerMaker(registration.kind, registration.identifier) {
          nib.instantiate(withOwner: nil).first as? Supplementary
            ?? Supplementary.made(reused: registration.identifier, frame: .zero)
        }
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: registration.kind,
          withReuseIdentifier: registration.identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("a registered class is made")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Makes a unique reuse identifier number for each registration, even of the same class.
@MainActor
enum RegistrationNumber {
  private static var last = 0

  /// Returns a number that no other registration has.
  static func next() -> Int {
    last += 1
    return last
  }
}
