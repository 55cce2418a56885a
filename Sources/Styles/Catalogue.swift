extension Style {
  /// Every style, by name.
  public static let all: [Style] = [
    .customPush,
    .kugouPop,
    .kugouPush,
  ]

  public static func named(_ name: String) -> Style? {
    all.first { $0.name == name }
  }
}
