/// What a custom detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// Told of what a person does with a sheet. The method may be left out.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    Stage.callWasLeftOut("sheetPresentationControllerDidChangeSelectedDetentIdentifier:")
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier, _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// About half the container's height; not there where the height is compact.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetDetentContext)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// The whole height that a sheet may have.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of one's own.
    ///
    /// - Parameter resolver: gives the height without the bottom safe area; nil makes the detent inactive. Heights above the
    ///   context's maximum become that maximum.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height without the bottom safe area; nil if the detent is inactive.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolve(context).map { min(max($0, 0), context.maximumDetentValue) }
    }
  }
}

/// The container of a sheet, as detents see it.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat

  init(_ geometry: SheetGeometry, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = max(geometry.largestHeight - geometry.insets.bottom, 0)
    mediumValue = (geometry.bounds.height / 2).rounded(.down)
  }
}
