import Foundation
import Styles
import Testing

/// Styles as files that an app can take.
struct ListingTests {
  @Test(arguments: Style.all.filter { !$0.name.hasPrefix("system-") })
  func aFileNeedsUIKitAlone(style: Style) throws {
    let file = try #require(style.fileForApps)
    let imports = file.split(separator: "\n").filter { $0.hasPrefix("import ") }
    #expect(imports == ["import UIKit"])
    for name in ["Settings", "StyleKit", "TransitionKit", "PanStarting", "Selector("] { #expect(!file.contains(name)) }
    #expect(style.parameters.allSatisfy { file.contains("`\($0.name)`, \($0.standard)") })
    #expect(file.contains(style.source) && file.contains(style.summary))
  }

  /// On iOS a recogniser's action is a method that Objective-C can call.
  @Test(arguments: Style.all.filter { $0.gesture != nil && !$0.isSystems })
  func actionsAreObjectiveCs(style: Style) throws {
    let file = try #require(style.fileForApps)
    let action = try #require(file.firstMatch(of: /#selector\((\w+)\(_:\)\)/)?.1)
    #expect(file.contains("@objc private func \(action)("))
  }

  /// The class that the file's own class names is among its classes, and so are the animators that it makes.
  @Test(arguments: Style.all.filter { !$0.name.hasPrefix("system-") })
  func everyClassThatIsMadeIsDeclared(style: Style) throws {
    let file = try #require(style.fileForApps)
    let own = try #require(file.firstMatch(of: /final class \w+Transition: (\w+) \{/))
    #expect(file.contains("\nclass \(own.1): "))
    for made in file.matches(of: /(?:push|pop): (\w+)\(/) where made.1 != "KugouAnimation" {
      #expect(file.contains("final class \(made.1): "))
    }
  }

  @Test(arguments: Style.all.map(\.name).filter { $0.hasPrefix("system-") })
  func whatUIKitDoesItselfHasNoFile(name: String) throws {
    #expect(try #require(Style.named(name)).fileForApps == nil)
  }
}
