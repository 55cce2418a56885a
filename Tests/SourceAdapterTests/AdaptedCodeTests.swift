import Testing
import UIKit

/// The adapted sources do what they do on an iPhone.
@MainActor
struct AdaptedCodeTests {
  // MARK: Selectors

  @Test func selectorsCarryTheirMethods() {
    let actions = OverloadedActions()
    let all = actions.all()
    #expect(
      all.map(\.description) == [
        "act:", "act:", "act", "goTo:animated:", "fade:event:", "showWithAnimated:", "level", "setLevel:", "isLit", "shared",
        "dismissViewControllerAnimated:completion:", "title",
      ])
    actions.perform(all[0], with: UIPanGestureRecognizer())
    actions.perform(all[1], with: UITapGestureRecognizer())
    actions.perform(all[2])
    actions.perform(all[3], with: 4, with: true)
    actions.perform(all[4], with: actions)
    actions.perform(all[5], with: true)
    #expect(actions.heard == ["pan", "tap", "nothing", "to 4 true", "fade true", "show true"])
    actions.perform(all[7], with: 5)
    #expect(actions.level == 5 && actions.perform(all[6])?.takeUnretainedValue() as? Int == 5)
    #expect(actions.responds(to: all[8]) && !actions.responds(to: all[10]))
    #expect(UIViewController().responds(to: all[11]))
  }

  @Test func swatchesAreColours() {
    let view = SwatchView()
    view.paint()
    #expect(view.backgroundColor == UIColor(red: 0.8549019694, green: 0.250980407, blue: 0.4784313738, alpha: 1))
  }

  @Test func selectorsMadeOfStringsAreTheMethods() {
    let hero = HeroViewController()
    #expect(hero.names.map(\.description) == ["tap", "pan:", "tap", "pan:"])
    #expect(hero.names[0] == hero.names[2] && hero.names[1] == hero.names[3])
    hero.perform(hero.names[2])
    hero.perform(hero.names[3], with: UIPanGestureRecognizer())
    #expect(hero.calls == ["tap", "pan 0"])
  }

  @Test func nestedLocalAndGenericTypesHaveSelectors() {
    let handle = NestedContainer.Handle()
    handle.perform(NestedContainer.Handle.Names.tapped)
    #expect(handle.taps == 1)
    #expect(NestedContainer().local().description == "run")
    #expect(GenericPager<Int>().responds(to: GenericPager<Int>().selector()))
    #expect(Odd().sel.map(\.description) == ["a", "b:", "repeat", "c"])
  }

  @Test func linksTimersAndDelaysCallTheirMethods() throws {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let driver = LinkDriver()
    stage.perform { driver.start() }
    try stage.settle()
    #expect(driver.ticks == 3 && driver.steps == 20)
  }

  // MARK: Optional requirements

  private final class Silent: CardPanelDelegate {
    var closed = 0
    func cardPanelDidClose(_ panel: CardPanel) { closed += 1 }
  }

  private final class Talking: CardPanelDelegate {
    var heard: [String] = []
    let cardPanelTitle = "title"
    let cardPanelSubtitle: String? = "subtitle"
    func cardPanel(_ panel: CardPanel, shouldCloseAt progress: CGFloat) -> Bool { false }
    func cardPanel(_ panel: CardPanel, didMoveTo progress: CGFloat) { heard.append("moved to \(progress)") }
    func cardPanelDidOpen(_ panel: CardPanel) { heard.append("opened") }
    func cardPanelWillVanish() { heard.append("vanishes") }
    func cardPanelHandle(_ panel: CardPanel) -> UIView? { UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
    func cardPanelDidClose(_ panel: CardPanel) { heard.append("closed") }
  }

  @Test func whatADelegateLeavesOutIsNil() {
    let (panel, silent) = (CardPanel(), Silent())
    panel.delegate = silent
    panel.open()
    panel.close()
    #expect(panel.log == ["untitled", "closed"] && silent.closed == 1)
  }

  @Test func whatADelegateHasIsCalled() {
    let (panel, talking) = (CardPanel(), Talking())
    panel.delegate = talking
    panel.open()
    panel.close()
    #expect(panel.log == ["title", "subtitle", "handle 7.0", "refused"])
    #expect(talking.heard == ["opened", "moved to 1.0"])
    panel.delegate = nil
    panel.close()
    #expect(panel.log.last == "closed")
  }

  @Test func inheritedProtocolsHaveOptionalRequirementsToo() {
    let (owner, mover) = (ChainedOwner(), Mover())
    owner.delegate = mover
    owner.move()
    #expect(mover.moved == [1, 2, 0] && owner.said == ["done", "nothing hidden"])
  }

  // MARK: Extensions, conditions, strings

  @Test func extensionsOverrideAndAreOverridden() {
    let detail = DetailScreen()
    detail.loadViewIfNeeded()
    #expect(detail.events.first == "loaded")
    #expect(detail.describe() == "detail of base" && detail.accent == 2)
    #expect(BaseScreen().describe() == "base" && BaseScreen().accent == 1)
  }

  @Test func conditionsAreThoseOfTheSimulator() {
    let menu = PlatformMenu()
    #expect(!menu.isLinux && menu.isSimulator && menu.style == "modern" && menu.feedback() == "haptic")
  }

  @Test func stringsAreUntouchedAndKeyPathsAreStrings() {
    #expect(Strings.plain == "@objc " + "#selector(handle) import SwiftUI")
    #expect(Strings.many.contains("@objc" + " func f() {\n    #selector(f) @objc inside"))
    #expect(Strings.paths == ["alpha", "hidden", "isOpen", "#keyPath(no)"] && Strings.after == "bounds.size")
    #expect(Strings.interpolated == "name: tick:")
    #expect(StringsHolder().path == "child.isOpen|child.child")
  }

  // MARK: Observing

  @Test func dynamicPropertiesTellOfTheirChangesAtOnce() {
    let source = ProgressSource()
    let watcher = ProgressWatcher(source: source, view: UIView())
    source.progress = 0.5
    source.name = "a"
    #expect(watcher.seen == ["name nil true", "progress 0.0 to 0.5", "name a true"] && source.renamed == 1)
    watcher.stop()
    source.progress = 1
    #expect(watcher.seen.count == 3)
    let other = ProgressDouble()
    let second = ProgressWatcher(source: other, view: UIView())
    other.progress = 2
    #expect(second.seen == ["name nil true", "progress 0.0 to 2.0"])
  }

  @Test func changesOfViewsAreToldAtOnceToo() throws {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let (source, view) = (ProgressSource(), UIView())
    let watcher = ProgressWatcher(source: source, view: view)
    stage.perform {
      view.alpha = 0.25
      view.alpha = 0.5
      source.ratio = 3
    }
    try stage.settle()
    #expect(watcher.seen == ["name nil true", "alpha 0.25", "alpha 0.5", "ratio 3.0"])
  }

  @Test func objectsObserveByName() {
    let (source, scroll, watcher) = (ProgressSource(), UIScrollView(), NameWatcher())
    watcher.watch(scroll, "contentOffset")
    watcher.watch(scroll.layer, "opacity")
    watcher.watchName(source)
    scroll.contentOffset.y = 7
    source.count = 2
    scroll.alpha = 0.5
    #expect(watcher.seen == ["contentOffset (0.0, 0.0) (0.0, 7.0)", "count  2", "opacity 1.0 0.5"])
  }

  @Test func proxiesForwardToWhatMayBeNil() {
    let proxy = ForwardingProxy()
    #expect(proxy.animationController(forDismissed: UIViewController()) == nil)
    #expect(proxy.hook.description == "doIt" && proxy.responds(to: proxy.hook))
    #expect(ForwardingActions().actions.map(\.1.name) == ["fireWithSender:with:", "layoutIfNeeded", "setAlpha:", "isHidden"])
  }

  // MARK: Rows

  @Test func tablesKnowThatRowsCanBeDeletedAndMoved() throws {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
    let list = GroceryList(style: .plain)
    stage.window.rootViewController = list
    try stage.settle()
    let y = list.tableView.convert(list.tableView.rectForRow(at: [0, 1]), to: nil).midY
    stage.drag(from: CGPoint(x: 180, y: y), to: CGPoint(x: 110, y: y), duration: 0.3, hold: 0.2)
    try stage.settle()
    #expect(list.items.count == 3)
    stage.tap(at: CGPoint(x: 190, y: y))
    try stage.settle()
    #expect(list.items == ["Milk", "Salt"])
    list.setEditing(true, animated: false)
    #expect(list.tableView.visibleCells.allSatisfy { $0.isEditing && $0.showsReorderControl })
    let shelf = GroceryShelf()
    list.tableView.dataSource = shelf
    try stage.settle()
    #expect(list.tableView.visibleCells.map(\.isEditing) == [false, true, false] && shelf.committed == [])
  }
}
