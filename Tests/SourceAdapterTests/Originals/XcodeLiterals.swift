import UIKit

final class SwatchView: UIView {
    private let tint: UIColor = #colorLiteral(red: 0.8549019694, green: 0.250980407, blue: 0.4784313738, alpha: 1); let after = 3

    @objc func paint() {
        let colors = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)]
        backgroundColor = after == 3 ? tint : colors[0].withAlphaComponent(0.2)
        layer.contents = after == 4 ? #imageLiteral(resourceName: "cover").cgImage : nil
    }
}
