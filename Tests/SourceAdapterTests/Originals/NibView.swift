import UIKit

@IBDesignable @objcMembers
open class NibView: UIView {
    @IBInspectable
    open var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @IBInspectable public var borderWidth: CGFloat {
        get { return layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
	@IBOutlet private weak var titleLabel: UIImageView!
	@IBOutlet	var stack: [UIView]!
    @NSManaged var identifier: String
    @NSManaged var note: String?

    @IBAction private func close(_ sender: Any) { isHidden = true }
    @IBAction func reload() { setNeedsLayout() }
    @nonobjc func plain() {}
}
