import UIKit

public protocol CardPanelDelegate: AnyObject, CardPanelDelegateOptionals {
    /// Asked before the panel closes.
    func cardPanel(_ panel: CardPanel, shouldCloseAt progress: CGFloat) throws -> Bool
    func cardPanel(
        _ panel: CardPanel,
        didMoveTo progress: CGFloat
    ) throws
    func cardPanelDidOpen(_ panel: CardPanel) throws
    func cardPanelWillVanish() throws
    func cardPanelHandle(_ panel: CardPanel) throws -> UIView?
    @_disfavoredOverload var cardPanelTitle: String { get throws }
    var cardPanelSubtitle: String? { get }
    func cardPanelDidClose(_ panel: CardPanel)
}; extension CardPanelDelegate { public func cardPanel(_ p0: CardPanel, shouldCloseAt p1: CGFloat) throws -> Bool { throw LeftOutRequirement() }; public func cardPanel(_ p0: CardPanel, didMoveTo p1: CGFloat) throws { throw LeftOutRequirement() }; public func cardPanelDidOpen(_ p0: CardPanel) throws { throw LeftOutRequirement() }; public func cardPanelWillVanish() throws { throw LeftOutRequirement() }; public func cardPanelHandle(_ p0: CardPanel) throws -> UIView? { throw LeftOutRequirement() }; @_disfavoredOverload public var cardPanelTitle: String { get throws { throw LeftOutRequirement() } }; public var cardPanelSubtitle: String? { nil } }; public protocol CardPanelDelegateOptionals: AnyObject {}; extension CardPanelDelegateOptionals { public var cardPanel: CardPanelDelegate_cardPanel? { CardPanelDelegate_cardPanel(target: self as! any CardPanelDelegate) }; public var cardPanelDidOpen: CardPanelDelegate_cardPanelDidOpen? { CardPanelDelegate_cardPanelDidOpen(target: self as! any CardPanelDelegate) }; public var cardPanelWillVanish: CardPanelDelegate_cardPanelWillVanish? { CardPanelDelegate_cardPanelWillVanish(target: self as! any CardPanelDelegate) }; public var cardPanelHandle: CardPanelDelegate_cardPanelHandle? { CardPanelDelegate_cardPanelHandle(target: self as! any CardPanelDelegate) }; public var cardPanelTitle: (String)? { try? ((self as! any CardPanelDelegate).cardPanelTitle as String) } }; public struct CardPanelDelegate_cardPanel { fileprivate let target: any CardPanelDelegate; @discardableResult public func callAsFunction(_ p0: CardPanel, shouldCloseAt p1: CGFloat) -> (Bool)? { try? target.cardPanel(p0, shouldCloseAt: p1) }; public func callAsFunction(_ p0: CardPanel, didMoveTo p1: CGFloat) { try? target.cardPanel(p0, didMoveTo: p1) } }; public struct CardPanelDelegate_cardPanelDidOpen { fileprivate let target: any CardPanelDelegate; public func callAsFunction(_ p0: CardPanel) { try? target.cardPanelDidOpen(p0) } }; public struct CardPanelDelegate_cardPanelWillVanish { fileprivate let target: any CardPanelDelegate; public func callAsFunction() { try? target.cardPanelWillVanish() } }; public struct CardPanelDelegate_cardPanelHandle { fileprivate let target: any CardPanelDelegate; @discardableResult public func callAsFunction(_ p0: CardPanel) -> UIView? { try? target.cardPanelHandle(p0) } }

open class CardPanel: UIView {
    open weak var delegate: CardPanelDelegate?
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
