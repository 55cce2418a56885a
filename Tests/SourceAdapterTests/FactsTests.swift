import SourceFacts
import Testing

struct FactsTests {
  @Test func typesHaveTheirMembers() throws {
    let file = try Adapter.facts(
      """
      import UIKit
      public class Outer: UIView, P {
        struct Fade {
          private var duration: TimeInterval = 0.5, delay = 1.5
          let a, b: Int
          static var shared: Fade { Fade() }
          var seen = 0 { didSet {} }
          fileprivate init?(presenting: Bool = true, _ x: inout Int, for y: String...) { nil }
          func move(_ a: Int, by b: Int) {}
        }
      }
      private extension Outer { var late: Int { 1 } }
      """)
    #expect(file.types.map(\.name) == ["Outer", "Outer.Fade", "Outer"])
    #expect(file.types.map(\.kind) == [.class, .struct, .extension])
    #expect(file.types[0].inherits == ["UIView", "P"] && file.types[0].access == "public")
    let fade = file.types[1]
    #expect(fade.properties.map(\.name) == ["duration", "delay", "a", "b", "shared", "seen"])
    #expect(fade.properties.map(\.type) == ["TimeInterval", nil, "Int", "Int", "Fade", nil])
    #expect(fade.properties.map(\.value) == ["0.5", "1.5", nil, nil, nil, "0"])
    #expect(fade.properties.map(\.isComputed) == [false, false, false, false, true, false])
    #expect(fade.properties.map(\.isLet) == [false, false, true, true, false, false])
    #expect(fade.properties[0].access == "private" && fade.properties[4].isStatic)
    #expect((fade.properties[1].line, fade.properties[1].column) == (4, 47))
    let parameters = try #require(fade.initializers.first?.parameters)
    #expect(parameters.map(\.label) == ["presenting", "_", "for"] && parameters.map(\.name) == ["presenting", "x", "y"])
    #expect(parameters.map(\.type) == ["Bool", "inout Int", "String..."] && parameters.map(\.default) == [true, false, true])
    #expect(fade.initializers[0].failable && fade.initializers[0].access == "fileprivate")
    #expect(fade.methods.map(\.name) == ["move(_:by:)"])
    #expect(file.types[2].properties[0].access == "fileprivate")
  }

  @Test func declaredNamesAreThoseOfTopLevel() throws {
    let file = try Adapter.facts(
      """
      import UIKit
      typealias Done = () -> Void
      let a = 1, b = 2
      func scene(_ stage: Stage) -> () -> Void { {} }
      infix operator <->
      protocol Q {}
      extension UIView { func pop() {}; var isUp: Bool { true } }
      extension Q { func own() {} }
      #if os(macOS)
      class MacOnly {}
      #else
      class Everywhere {}
      #endif
      """)
    #expect(
      file.declares.map(\.name) == ["Done", "a", "b", "scene", "<->", "Q", "Everywhere", "UIView.pop", "UIView.isUp"])
    #expect(file.functions[0].name == "scene(_:)" && file.functions[0].parameters == ["Stage"])
    #expect(file.functions[0].returns == "() -> Void")
    #expect(file.topLevelCode == nil)
  }

  @Test func usedNamesAreThoseOfOtherFiles() throws {
    let file = try Adapter.facts(
      """
      import UIKit
      @Wrapped class A<Item>: Base {
        var own = Easing.standard(own2)
        let own2: Item? = nil
        @objc func f(_ view: Style) {
          let local = makeThing(); if let view = other { _ = (view, local, own) }
          things.map { $0 + offset(self.own) }.forEach { item in print(item) }
        }
      }
      """)
    #expect(
      file.uses.map(\.name).filter { $0 != "+" }
        == ["Wrapped", "Base", "Easing", "Style", "makeThing", "other", "things", "offset", "print"])
    #expect((file.uses[2].line, file.uses[2].column) == (3, 13))
  }

  @Test func importsSayWhatNeedsThem() throws {
    let file = try Adapter.facts(
      """
      import UIKit
      import os.log
      import SwiftUI
      import Combine
      import AVFoundation
      @testable import Mine
      #if canImport(AppKit)
      import AppKit
      #endif
      final class A { @Published var x = 1
        let r = AVMakeRect(aspectRatio: .zero, insideRect: .zero) }
      """)
    #expect(file.imports.map(\.module) == ["UIKit", "os.log", "SwiftUI", "Combine", "AVFoundation", "Mine"])
    #expect(file.imports.map(\.kept) == [true, false, false, true, false, false])
    #expect(file.imports.allSatisfy { $0.use == nil })
    #expect(
      file.notes == ["dropped import os.log", "dropped import SwiftUI", "dropped import AVFoundation", "dropped import Mine"])
  }

  /// What is beside a SwiftUI view can be filmed; a file of views alone stays as it is, and its first use of SwiftUI is known.
  @Test func whatNeedsSwiftUIIsLeftOut() throws {
    let views = """
      import UIKit
      import SwiftUI
      struct Card: View { var body: some View { Text("a") } }
      final class Host: UIViewController { let card = UIHostingController(rootView: Card()) }

      """
    let fade = "final class Fade: NSObject { let state = UIGestureRecognizer.State.began }\n#Preview { Card() }\n"
    let (facts, copies) = try Adapter.facts([("Source.swift", views + fade)])
    let file = facts.files[0]
    #expect(file.types.map(\.name) == ["Fade"] && file.types[0].line == 5 && file.imports.allSatisfy { $0.use == nil })
    #expect(file.warnings == ["3: left out what needs SwiftUI: Card, Host"])
    #expect(!copies[0].contains("Card") && !copies[0].contains("Preview"))
    let alone = try Adapter.facts(views)
    #expect(alone.types.map(\.name) == ["Card", "Host"] && alone.imports[1].use?.name == "View" && alone.warnings == [])
  }

  @Test func statementsAtTopLevelAreFound() throws {
    let file = try Adapter.facts("import UIKit\nclass A {}\n\n  print(1)\nprint(2)\n")
    #expect(file.topLevelCode?.line == 4 && file.topLevelCode?.column == 3)
    #expect(try Adapter.facts("@main struct A { static func main() {} }").topLevelCode == nil)
  }

  @Test func syntaxErrorsAreReportedWhereTheyAre() throws {
    let file = try Adapter.facts("import UIKit\nclass A {\n  func f( {}\n")
    #expect(!file.errors.isEmpty && file.errors.allSatisfy { $0.line >= 3 && !$0.message.isEmpty })
    #expect(try Adapter.facts("import UIKit\n").errors.isEmpty)
  }
}
