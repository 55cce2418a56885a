import Raster
import StyleKit
import TransitionKit

// Settings of the whole film: `device iphone-15`, `fps 25`.

extension StoryReader {
  mutating func readSetting(_ line: inout StoryLine, _ keyword: StoryLine.Word) throws(StoryProblem) {
    guard !hasStarted else {
      throw line.problem("“\(keyword.text)” belongs above `start`: it holds for the whole film", at: keyword)
    }
    let value = line.next
    switch keyword.text {
    case "device": try readDevice(&line)
    case "landscape": turn()
    case "size": try readSize(&line)
    case "bezel": hasBezel = true
    case "background": try readBackground(&line)
    case "show-touches": if !story.surroundings.showsTouches { story.surroundings.touches = .fingers }
    case "show-pointer": story.surroundings.touches = .pointer
    case "dark": story.look.isDark = true
    case "language": try readLanguage(&line)
    case "font": story.fonts.append(try line.word("a font file").text)
    case "scale": story.scale = CGFloat(try line.number("scale", in: Film.scales))
    case "fps": story.fps = try line.number("fps", in: Film.rates)
    case "first-hold": story.firstHold = try line.number("first-hold", in: Film.holds, unit: " seconds")
    default: story.lastHold = try line.number("last-hold", in: Film.holds, unit: " seconds")
    }
    if hasBezel { story.surroundings.bezel = device?.size == story.size ? device : Device.fitting(story.size) }
    guard Film.allows(size: story.size, scale: story.scale, story.surroundings) else {
      story.scale = 1
      throw line.problem(
        "such a screen \(Bitmap.tooLarge): take a smaller size or scale", at: value)
    }
  }

  private mutating func readDevice(_ line: inout StoryLine) throws(StoryProblem) {
    let name = try line.word("a device")
    guard let device = Device.named(name.text) else {
      throw line.problem(
        "there is no device called “\(name.text.shortened)”: \(Device.all.map(\.name).suggestion(for: name.text))", at: name)
    }
    take(isLandscape ? device.landscape : device)
  }

  private mutating func take(_ device: Device) {
    story.size = device.size
    (story.look.safeArea, story.look.cornerRadius) = (device.safeArea, device.cornerRadius)
    self.device = device
  }

  /// Lays the device, or the screen without one, on its side.
  private mutating func turn() {
    isLandscape = true
    if let device, device.size == story.size { return take(device.landscape) }
    story.size = story.size.lying
    story.look.safeArea = device?.landscape.safeArea ?? .zero
  }

  private mutating func readLanguage(_ line: inout StoryLine) throws(StoryProblem) {
    let languages = Look.Language.allCases.map(\.rawValue)
    let word = try line.word("a language, \(languages.joinedByOr),")
    guard let language = Look.Language(rawValue: word.text) else {
      throw line.problem(
        "there are no samples in “\(word.text.shortened)”: a language is \(languages.joinedByOr)", at: word)
    }
    story.look.language = language
  }

  private mutating func readBackground(_ line: inout StoryLine) throws(StoryProblem) {
    let word = try line.word("a colour like silver or f2f2f7 (a # would begin a comment)")
    guard let color = Color(named: word.text) else {
      throw line.problem(
        "a colour is one of \(Color.names.map(\.name).joinedByOr), or like f2f2f7, not “\(word.text.shortened)”", at: word)
    }
    story.surroundings.background = color
  }

  private mutating func readSize(_ line: inout StoryLine) throws(StoryProblem) {
    let word = try line.word("a size like 375x667")
    guard let size = Film.size(word.text) else {
      let range = "\(Film.sides.lowerBound.plain) to \(Film.sides.upperBound.plain)"
      throw line.problem("a size is two numbers of points from \(range), like 375x667, not “\(word.text.shortened)”", at: word)
    }
    story.size = isLandscape ? size.lying : size
  }
}
