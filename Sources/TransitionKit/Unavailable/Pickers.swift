// Out of scope: Pickers, and nearly all sheets of the system's own. Present a view controller that shows a screenshot of them.

@available(*, unavailable, message: "a film has no picker: show a screenshot of it in a UIImageView")
open class UIPickerView: UIView {}
@available(*, unavailable, message: "a film has no picker: show a screenshot of it in a UIImageView")
open class UIDatePicker: UIView {}
@available(*, unavailable, message: "a film has no picker: show a screenshot of it in a UIImageView")
open class UIColorWell: UIView {}
@available(*, unavailable, message: "a film has no picker: show a screenshot of it in a UIImageView")
open class UICalendarView: UIView {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class UIColorPickerViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class UIFontPickerViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class UIDocumentPickerViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class UIDocumentBrowserViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class PHPickerViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class SFSafariViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class MFMailComposeViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class MFMessageComposeViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class SLComposeViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class SKStoreProductViewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class QLPreviewController: UIViewController {}
@available(*, unavailable, message: "the system's own sheets are not filmed: present a UIViewController with a screenshot of it")
open class CNContactPickerViewController: UIViewController {}
