import UIKit

class WindowsEndings: UIView {
	func tapped() {}

	weak var label: UIImageView?
	let action = Selector("tapped",
		WindowsEndings.tapped
	)
	let text = """
		@objc
		#selector(x)
		"""
}
