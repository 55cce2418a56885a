import Film
import Foundation
import SourcePrograms
import SourceStyles
import StyleKit

extension Arguments {
  /// The requests of the command line, one for each Swift file that it names as a style.
  func sourceRequests() throws(UsageError) -> [SourceRequest] {
    var requests: [SourceRequest] = []
    for style in all(.style) {
      guard let text = style.file else { continue }
      requests.append(try sourceRequest(text))
    }
    if requests.isEmpty { try expectNoSourceOptions() }
    return requests
  }

  /// The requests of a story, one for each Swift file that it names. A story on standard input is read again later, so it goes to a file first.
  func storyRequests() throws -> [SourceRequest] {
    var arguments = self
    let path = try arguments.takeOperand("a story")
    if path == "-" { try Console.keepInput() }
    return try StoryFile(path, styles: styles).sources.map {
      var request = $0
      request.isSwift6 = self[.swiftMode] == "6"
      return request
    }
  }

  private func sourceRequest(_ text: SourceText) throws(UsageError) -> SourceRequest {
    var request = SourceRequest(text)
    request.more = all(.source)
    request.ways = self[.ways] ?? []
    request.presentation = self[.presentation]
    request.isSwift6 = self[.swiftMode] == "6"
    request.settings = all(.param).filter { $0.name != "by" }.map {
      SourceRequest.Setting(name: $0.name, value: $0.value, option: "--param \($0.name)=\($0.value)")
    }
    if let duration = self[.duration] {
      request.settings.append(
        SourceRequest.Setting(name: "duration", value: duration.short, option: "--duration \(duration.short)"))
    }
    request.controllers = [self[.from], self[.to]].compactMap(\.self).filter(\.isExpression)
    return request
  }

  /// Refuses options that nothing here heeds.
  private func expectNoSourceOptions() throws(UsageError) {
    guard let option = AnyOption.sourcing.first(where: has) else { return }
    throw UsageError("\(option.spelling) is for a style that is a Swift file, like --style Fade.swift")
  }

  /// How many seconds the code of a Swift file may compute.
  var patience: Double { self[.limit] ?? 60 }
}

extension String {
  /// Whether the word, in a screen's place, is a Swift expression: no sample, no file, and not the name of a picture.
  var isExpression: Bool {
    let pictures = ["png", "jpg", "jpeg", "gif", "heic", "webp", "bmp", "tif", "tiff", "pdf"]
    return self != "-" && !isEmpty && !hasPrefix("sample:") && !Screen.samples.contains { $0.name == self }
      && !FileManager.default.fileExists(atPath: self) && !pictures.contains((self as NSString).pathExtension.lowercased())
      && !contains("/")
  }
}
