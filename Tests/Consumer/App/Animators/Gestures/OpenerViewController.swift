import UIKit

/// A tap opens the drawer, as target and action.
class OpenerViewController: UIViewController {
  @IBInspectable var color: UIColor = .white

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open(_:))))
  }

  @objc private func open(_ recognizer: UITapGestureRecognizer) {
    let drawer = UIViewController()
    drawer.view.backgroundColor = .blue
    navigationController?.pushViewController(drawer, animated: true)
  }

  @IBAction func close(_ sender: Any?) {
    navigationController?.popViewController(animated: true)
  }
}
