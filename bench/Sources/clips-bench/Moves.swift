/// How a clip goes from its first screen to its second.
enum Move: String, CaseIterable {
  case push, scroll, fade, blur, sheet, turn, zoom, video

  /// The frame at a part of the way, from two screens of which the second may be higher than a frame.
  func frame(_ part: Float, _ from: Picture, _ to: Picture, height: Int, _ chance: inout Chance) -> Picture {
    let size = (Float(from.width), Float(height))
    var frame = Picture(from.width, height)
    let rest = (1 - part) * (1 - part) * (1 - part)
    switch self {
    case .push:
      let left = size.0 * rest
      frame.paint { x, y, _ in
        Float(x) < left ? from.at(Float(x) + (size.0 - left) * 0.3, Float(y)) : to.at(Float(x) - left, Float(y))
      }
    case .scroll:
      let down = Float(to.height - height) * (1 - rest)
      frame.paint { x, y, _ in y < 40 ? from[x, y] : to.at(Float(x), Float(y) + down) }
    case .fade: frame.paint { x, y, _ in mix(from[x, y], to[x, y], smooth(part)) }
    case .blur:
      let reach = Int((part < 0.5 ? part : 1 - part) * 24)
      let blurred = (part < 0.5 ? from : to).blurred(reach)
      frame.paint { x, y, _ in blurred[x, y] }
    case .sheet:
      let card = Shape(
        x: size.0 / 2, y: size.1 * (0.62 + rest), wide: size.0 * 0.46, high: size.1 / 2, corner: 14, color: .zero, end: nil)
      let shadow = card.shadow(24)
      frame.paint { x, y, _ in
        let under = mix(from[x, y], .zero, 0.35 * (1 - rest) + shadow.cover(Float(x), Float(y)) * 0.6)
        return mix(under, to.at(Float(x), Float(y) - card.y + card.high), card.cover(Float(x), Float(y)))
      }
    case .turn, .zoom: place(to, from, rest, on: &frame)
    case .video: video(part, from, to, on: &frame, &chance)
    }
    return frame
  }

  /// The second screen turned about a point below, or small in the middle.
  private func place(_ to: Picture, _ from: Picture, _ rest: Float, on frame: inout Picture) {
    let half = self == .turn ? rest * 0.6 : 0
    // Sine and cosine by the tangent of half the angle, which needs no library.
    let (cosine, sine) = ((1 - half * half) / (1 + half * half), 2 * half / (1 + half * half))
    let scale = self == .zoom ? 0.1 + 0.9 * (1 - rest) : 1
    let height = Float(frame.height)
    let pivot = (Float(frame.width) / 2, height * (self == .turn ? 1.6 : 0.5))
    frame.paint { x, y, _ in
      let (across, down) = (Float(x) - pivot.0, Float(y) - pivot.1)
      let place = (
        pivot.0 + (across * cosine + down * sine) / scale, pivot.1 + (down * cosine - across * sine) / scale)
      let isInside = to.holds(place.0, place.1) && place.1 < height
      return isInside ? to.at(place.0, place.1) : from[x, y]
    }
  }

  /// A moving picture with a camera's noise in a screen that stands still.
  private func video(_ part: Float, _ from: Picture, _ to: Picture, on frame: inout Picture, _ chance: inout Chance) {
    let (top, bottom) = (frame.height / 6, frame.height / 6 + frame.width * 9 / 16)
    frame.paint { x, y, _ in
      guard y >= top, y < bottom else { return from[x, y] }
      let color = to.at(Float(x) * 0.8 + part * 30, Float(y) * 0.8 + part * 12)
      return color + Color(repeating: chance.grain() * 2.5)
    }
  }
}
