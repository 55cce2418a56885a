// Sheets that the system brings and fills. An app presents them; a film shows them empty, and says so.

extension UIViewController {
  fileprivate func diagnoseThatItIsEmpty() {
    viewIfLoaded?.layer.stage?.diagnose(
      "\(type(of: self)) is a sheet of the system's own, which a film shows empty: present a controller with a screenshot of it",
      by: "\(type(of: self))")
  }
}

/// Offers to share something.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The name of a thing that a person may do with what is shared.
  public struct ActivityType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [ActivityType]?

  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diagnoseThatItIsEmpty()
  }
}

/// Told of the picture that a person has chosen or taken. Both methods may be left out.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Lets a person choose a picture, or take one. A stage has no pictures, and no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// The names of the things that a delegate is told of a picture.
  public struct InfoKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]

  /// There is none of them.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diagnoseThatItIsEmpty()
  }
}
