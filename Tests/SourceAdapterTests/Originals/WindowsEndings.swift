import UIKit

class WindowsEndings: UIView {
	@objc func tapped() {}
	@IBOutlet
	weak var label: UIImageView?
	let action = #selector(
		WindowsEndings.tapped
	)
	let text = """
		@objc
		#selector(x)
		"""
}
