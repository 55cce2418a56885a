import UIKit

@objc public protocol CardPanelDelegate: class {
    /// Asked before the panel closes.
    @objc optional func cardPanel(_ panel: CardPanel, shouldCloseAt progress: CGFloat) -> Bool
    @objc optional func cardPanel(
        _ panel: CardPanel,
        didMoveTo progress: CGFloat
    )
    @objc optional func cardPanelDidOpen(_ panel: CardPanel)
    @objc optional func cardPanelWillVanish()
    @objc optional func cardPanelHandle(_ panel: CardPanel) -> UIView?
    @objc optional var cardPanelTitle: String { get }
    @objc optional var cardPanelSubtitle: String? { get }
    func cardPanelDidClose(_ panel: CardPanel)
}

open class CardPanel: UIView {
    @objc open weak var delegate: CardPanelDelegate?
    var log: [String] = []

    func open() {
        delegate?.cardPanelDidOpen?(self)
        delegate?.cardPanel?(self, didMoveTo: 1)
        log.append(delegate?.cardPanelTitle ?? "untitled")
        if let subtitle = delegate?.cardPanelSubtitle { log.append(subtitle) }
        if let handle = delegate?.cardPanelHandle?(self) { log.append("handle \(handle.frame.width)") }
    }

    func close() {
        guard delegate?.cardPanel?(self, shouldCloseAt: 0.5) ?? true else {
            log.append("refused")
            return
        }
        delegate?.cardPanelWillVanish?()
        delegate?.cardPanelDidClose(self)
        log.append("closed")
    }
}
