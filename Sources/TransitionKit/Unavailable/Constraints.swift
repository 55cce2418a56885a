// Out of scope: The guides before safe areas, `topLayoutGuide` and `bottomLayoutGuide`. Use `view.safeAreaLayoutGuide`.

extension UIViewController {
  @available(*, unavailable, message: "it gave way to safe areas: use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: UIView { UIView() }
  @available(*, unavailable, message: "it gave way to safe areas: use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: UIView { UIView() }
  @available(*, unavailable, message: "there are no scroll views: set frames in layoutSubviews(), by safeAreaInsets")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { false }
    set {}
  }
}
