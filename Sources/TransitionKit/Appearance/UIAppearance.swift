@_spi(Rooms) internal import ViewKit

/// An object whose class has proxies: what is set on a proxy holds for all objects of its class.
///
/// A proxy is a plain object of the class. A view takes over what was set on it when the view comes to a window, unless the view has a
/// value of its own; the properties that are taken over are those of `AppearanceTrait.all`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// An object in which others stand that look otherwise there.
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy of the class: what is set on it holds for views that come to a window from now on.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The proxy for views that stand in such containers, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.current.proxy(of: self, in: containerTypes) { self.init(coder: NSCoder()) }
  }
}

extension UIBarItem: UIAppearance {
  /// The proxy of the class: the attributes of titles and the tint that are set on it hold for items without their own.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// A proxy that holds for no item, of which a diagnostic tells: where an item is shown is not looked at.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    if let place = containerTypes.first {
      Stage.active?.diagnoseOnce("items look alike in all bars here: set the looks of items in a \(place) on the items")
    }
    return AppearanceProxies.current.proxy(of: self, in: containerTypes) { self.init(coder: NSCoder()) }
  }
}

extension UIViewController: UIAppearanceContainer {}

/// The proxies of a stage.
@MainActor
final class AppearanceProxies: AppearanceSource {
  private struct Entry {
    let type: AnyClass
    let containers: [AnyClass]
    let proxy: NSObject
    /// An object of the class on which nothing was set.
    let plain: NSObject
  }

  private var entries: [Entry] = []

  /// The proxies of the stage at work; without one, some that nobody asks.
  static var current: AppearanceProxies {
    guard let stage = Stage.active else { return AppearanceProxies() }
    let proxies = stage.appearanceSource as? AppearanceProxies ?? AppearanceProxies()
    stage.appearanceSource = proxies
    return proxies
  }

  func proxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], _ make: () -> Object?
  ) -> Object {
    let containers = containers.map { $0 as AnyClass }
    let known = entries.first {
      $0.type == type && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let proxy = known?.proxy as? Object { return proxy }
    guard let proxy = make(), let plain = make() else {
      misuse("\(type) has no init(coder:), by which a proxy is made")
    }
    entries.append(Entry(type: type, containers: containers, proxy: proxy, plain: plain))
    return proxy
  }

  /// The proxy of an item's class, or of one above it; nil where there is none.
  func proxy(of item: UIBarItem) -> UIBarItem? {
    let found = entries.last { $0.containers.isEmpty && $0.proxy !== item && item.isKind(of: $0.type) }
    return found?.proxy as? UIBarItem
  }

  func apply(to view: UIView) {
    let fitting = entries.filter { view.isKind(of: $0.type) && $0.proxy !== view && view.stands(in: $0.containers) }
    for entry in fitting.ascending(by: { Double($0.containers.count) }).reversed() {
      for trait in AppearanceTrait.all { trait.copy(entry.proxy, entry.plain, view) }
    }
  }
}

extension UIView {
  /// Whether views and controllers around the view are of these classes, the last of them farthest away.
  fileprivate func stands(in containers: [AnyClass]) -> Bool {
    var left = containers[...]
    var outer = next
    while let responder = outer, let wanted = left.first {
      if responder.isKind(of: wanted) { left.removeFirst() }
      outer = responder.next
    }
    return left.isEmpty
  }
}

/// A property that proxies hand on.
@MainActor
struct AppearanceTrait {
  /// Sets the property of the third object as the first has it, if that has not what the second, a plain one, has, while the third has.
  let copy: (_ proxy: NSObject, _ plain: NSObject, _ target: NSObject) -> Void

  private init<Target: NSObject>(_ type: Target.Type, _ copy: @escaping (Target, Target, Target) -> Void) {
    self.copy = { proxy, plain, target in
      if let proxy = proxy as? Target, let plain = plain as? Target, let target = target as? Target { copy(proxy, plain, target) }
    }
  }

  private static func value<Target: NSObject, Value: Equatable>(
    _ place: ReferenceWritableKeyPath<Target, Value>
  ) -> AppearanceTrait {
    AppearanceTrait(Target.self) { proxy, plain, target in
      let wanted = proxy[keyPath: place]
      if wanted != plain[keyPath: place], target[keyPath: place] == plain[keyPath: place] { target[keyPath: place] = wanted }
    }
  }

  /// A property that is nil until it is set.
  private static func optional<Target: NSObject, Value>(
    _ place: ReferenceWritableKeyPath<Target, Value?>
  ) -> AppearanceTrait {
    AppearanceTrait(Target.self) { proxy, _, target in
      if let wanted = proxy[keyPath: place], target[keyPath: place] == nil { target[keyPath: place] = wanted }
    }
  }

  static let all: [AppearanceTrait] = views + navigationBars + lowerBars + controls

  private static let views: [AppearanceTrait] = [
    AppearanceTrait(UIView.self) { proxy, _, view in
      if let tint = proxy.ownTint, view.ownTint == nil { view.tintColor = tint }
    },
    optional(\UIView.backgroundColor), value(\UILabel.font), value(\UILabel.textColor), value(\UITableView.separatorColor),
  ]

  // Setting any other appearance makes a bar use its standard one, so that comes first.
  private static let navigationBars: [AppearanceTrait] = [
    AppearanceTrait(UINavigationBar.self) { proxy, _, bar in
      if proxy.usesStandard, !bar.usesStandard { bar.standardAppearance = proxy.standardAppearance }
      if let image = proxy.backgroundImage(for: .default), bar.backgroundImage(for: .default) == nil {
        bar.setBackgroundImage(image, for: .default)
      }
    },
    optional(\UINavigationBar.barTintColor), optional(\UINavigationBar.titleTextAttributes),
    optional(\UINavigationBar.largeTitleTextAttributes), optional(\UINavigationBar.backIndicatorImage),
    optional(\UINavigationBar.shadowImage), optional(\UINavigationBar.scrollEdgeAppearance),
    optional(\UINavigationBar.compactAppearance), optional(\UINavigationBar.compactScrollEdgeAppearance),
    value(\UINavigationBar.barStyle), value(\UINavigationBar.isTranslucent), value(\UINavigationBar.prefersLargeTitles),
  ]

  private static let lowerBars: [AppearanceTrait] = [
    optional(\UITabBar.barTintColor), optional(\UITabBar.unselectedItemTintColor), optional(\UITabBar.backgroundImage),
    optional(\UITabBar.shadowImage), optional(\UITabBar.scrollEdgeAppearance), value(\UITabBar.barStyle),
    value(\UITabBar.isTranslucent),
    AppearanceTrait(UITabBar.self) { proxy, _, bar in
      if proxy.usesStandard, !bar.usesStandard { bar.standardAppearance = proxy.standardAppearance }
    },
    optional(\UIToolbar.barTintColor), optional(\UIToolbar.scrollEdgeAppearance), value(\UIToolbar.barStyle),
    value(\UIToolbar.isTranslucent),
    AppearanceTrait(UIToolbar.self) { proxy, _, bar in
      if proxy.hasOwnLook, !bar.hasOwnLook { bar.standardAppearance = proxy.standardAppearance }
    },
  ]

  private static let controls: [AppearanceTrait] = [
    optional(\UISwitch.onTintColor), optional(\UISwitch.thumbTintColor), optional(\UISlider.minimumTrackTintColor),
    optional(\UISlider.maximumTrackTintColor), optional(\UISlider.thumbTintColor),
    optional(\UIPageControl.pageIndicatorTintColor),
    optional(\UIPageControl.currentPageIndicatorTintColor), optional(\UISegmentedControl.selectedSegmentTintColor),
    optional(\UIProgressView.progressTintColor), optional(\UIProgressView.trackTintColor), optional(\UISearchBar.barTintColor),
    value(\UITextField.font), value(\UITextField.textColor), value(\UIActivityIndicatorView.color),
    AppearanceTrait(UISegmentedControl.self) { proxy, _, control in
      for state in [UIControl.State.normal, .selected, .disabled] where control.titleTextAttributes(for: state) == nil {
        if let wanted = proxy.titleTextAttributes(for: state) { control.setTitleTextAttributes(wanted, for: state) }
      }
    },
    AppearanceTrait(UIButton.self) { proxy, plain, button in
      for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
        guard let wanted = proxy.titleColor(for: state), wanted != plain.titleColor(for: state) else { continue }
        if button.titleColor(for: state) == plain.titleColor(for: state) { button.setTitleColor(wanted, for: state) }
      }
    },
  ]
}
