import TransitionKit

/// A list of songs, as the list, the detail page and the player show it.
struct Playlist {
  let name: String
  let detail: String
  let art: Cover.Art

  /// The playlists of the library.
  @MainActor
  static func all(_ look: Look) -> [Playlist] {
    func list(
      _ english: String, _ chinese: String, _ count: Int, _ motif: Motif, _ top: Int, _ bottom: Int, _ ink: Int = 0xFFFFFF
    ) -> Playlist {
      Playlist(
        name: look.say(english, chinese), detail: look.say("\(count) songs", "\(count) 首歌曲"),
        art: Cover.Art(motif: motif, ground: [top, bottom], ink: ink))
    }
    return [
      list("Morning Coffee", "清晨咖啡", 42, .sun, 0xFFB75E, 0xED4264, 0xFFF1D6),
      list("Rainy Window", "雨天窗边", 31, .rain, 0x4B6CB7, 0x182848, 0xBFD7FF),
      list("By the Sea", "海边日记", 56, .waves, 0x89E3E8, 0x2193B0, 0xE8FBFF),
      list("City at Night", "城市夜行", 28, .town, 0x41295A, 0xF07167, 0x1D1135),
      list("Garden Hours", "花园时光", 37, .leaf, 0xD4FC79, 0x3CB371, 0x14532D),
      list("Long Drive", "一路向西", 64, .road, 0xF9D423, 0xFF4E50, 0x5B1A3A),
      list("Deep Focus", "专注时刻", 45, .rings, 0x7F7FD5, 0x4B4E9E),
      list("Mountain Air", "山间空气", 33, .hills, 0xA1C4FD, 0x6A85B6, 0x22405F),
      list("Sleep Well", "晚安好梦", 24, .moon, 0x141E30, 0x3A4E7A, 0xFCE8A8),
      list("Sunday Slow", "慢享周日", 39, .sun, 0xC9D6FF, 0x7B8CDE, 0xFFFFFF),
      list("First Snow", "初雪", 22, .hills, 0xE0EAFC, 0x9FB8D9, 0xFFFFFF),
      list("Kitchen Dance", "厨房舞曲", 51, .rings, 0xFF9A9E, 0xF6416C, 0xFFF3F5),
      list("Paper Boats", "纸船", 19, .waves, 0xFDEB93, 0xF2994A, 0xFFFFFF),
      list("Old Town", "老城故事", 48, .town, 0xFFE0B2, 0xD98C5F, 0x6B3A24),
      list("Fireflies", "萤火虫", 26, .moon, 0x0F2027, 0x2C7744, 0xEAF7A6),
      list("Window Seat", "靠窗座位", 35, .road, 0x89F7FE, 0x66A6FF, 0x1B3B6F),
    ]
  }

  /// The songs of the first playlist, and how long they play.
  static func songs(_ look: Look) -> [(name: String, time: String)] {
    [
      (look.say("First Light", "第一缕光"), "3:42"), (look.say("Two Sugars", "两块方糖"), "2:58"),
      (look.say("Window Open", "推开窗"), "4:05"), (look.say("Slow Tram", "慢电车"), "3:21"),
      (look.say("Light on the Water", "水面的光"), "3:36"), (look.say("Bread and Butter", "面包与黄油"), "2:44"),
      (look.say("Blue Kettle", "蓝色水壶"), "3:12"), (look.say("Half Past Seven", "七点半"), "4:18"),
      (look.say("Tiny Umbrella", "小雨伞"), "2:51"), (look.say("Good News", "好消息"), "3:29"),
      (look.say("Corner Table", "角落的座位"), "3:57"), (look.say("Steam", "热气"), "3:03"),
      (look.say("Newspaper Hat", "纸帽子"), "2:39"), (look.say("The Long Way", "绕远路"), "5:02"),
    ]
  }
}
