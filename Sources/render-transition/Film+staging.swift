import Film
import Raster
import Styles
import TransitionKit

extension Arguments {
  /// Of the style's parameters.
  func settings(of style: Style) throws(UsageError) -> Settings {
    var settings = Settings()
    for text in texts(.param) {
      do throws(ParameterError) {
        try settings.set(text, of: style)
      } catch {
        throw UsageError("--param \(text): \(error)")
      }
    }
    if has(.duration), style.number("duration", with: settings) == nil {
      throw UsageError("\(style.name) takes the time that the system gives it: --duration has nothing to set")
    }
    return settings
  }

  /// The finger that drives the style; nil if none does.
  func interaction(with style: Style) throws(UsageError) -> Interaction? {
    guard let share = number(.drag) else {
      guard !has(.release) else { throw UsageError("--release lifts a finger: --drag SHARE says how far it goes first") }
      return nil
    }
    guard style.gesture != nil else {
      let known = Style.all.filter { $0.gesture != nil }.map(\.name)
      throw UsageError("\(style.name) follows no finger: \(known.joinedByOr) would")
    }
    return .drag(to: share, release: has(.release))
  }

  /// How samples are drawn on the device.
  func look(on device: Device?) -> Look {
    Look(isDark: has(.dark), safeArea: device?.safeArea ?? Look.plainSafeArea)
  }

  /// What stands around a screen of this size.
  func surroundings(of size: CGSize, on device: Device?) -> Surroundings {
    let body = device.flatMap { $0.size == size ? $0 : nil } ?? Device.fitting(size)
    return Surroundings(
      bezel: has(.bezel) ? body : nil, background: text(.background).flatMap(Color.init(named:)),
      showsTouches: has(.showTouches) || has(.drag))
  }
}
