/// Written for a page of a blog, without imports.
class NoImportZoom: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let to = ctx.view(forKey: .to) else { return ctx.completeTransition(false) }
        ctx.containerView.addSubview(to)
        to.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        UIView.animate(withDuration: 0.3, animations: { to.transform = .identity }, completion: { ctx.completeTransition($0) })
    }
}
