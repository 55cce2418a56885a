import UIKit


open class NibView: UIView {

    open var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    public var borderWidth: CGFloat {
        get { return layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
	private weak var titleLabel: UIImageView!
	var stack: [UIView]!
    var identifier: String!
    var note: String?

    private func close(_ sender: Any) { isHidden = true }
    func reload() { setNeedsLayout() }
    func plain() {}
}
