import TransitionKit

/// A music player: a cover, the song's progress, and the buttons.
final class PlayerScreen: SampleScreen {
  private let ground = CAGradientLayer()
  private let shade = UIView()
  private let cover = Cover(frame: .zero)
  private lazy var song = UILabel(say("Light on the Water", "水面的光"), size: 22, .bold)
  private lazy var album = UILabel(say("By the Sea", "海边日记"), size: 20, .regular, UIColor.label.withAlphaComponent(0.6))
  private let more = UIButton(type: .system)
  private let progress = UISlider()
  private let times = [UILabel("1:24", size: 11, .medium, .secondaryLabel), UILabel("-2:12", size: 11, .medium, .secondaryLabel)]
  private let transport = [("backward.fill", CGFloat(26)), ("pause.fill", 40), ("forward.fill", 26)].map {
    PlayerScreen.button($0, $1)
  }
  private let volume = UISlider()
  private let extras = [("message", CGFloat(19)), ("headphones", 19), ("list.bullet", 19)].map { PlayerScreen.button($0, $1) }

  override var tint: UIColor { .systemPink }
  override var source: UIView? { shade }
  override var sharedPicture: UIView? { cover }
  override var headerElement: UIView? { cover }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = say("Now Playing", "正在播放")
    navigationItem.rightBarButtonItem = UIBarButtonItem(symbol: "square.and.arrow.up")
    let colors = look.isDark ? [0x17424F, 0x0B1A22] : [0xD7F3F6, 0xF4FBFC]
    showPlainBar(UIColor(hex: colors[0]))
    ground.colors = colors.map { UIColor(hex: $0).cgColor }
    view.layer.addSublayer(ground)
    cover.show(Playlist.all(look)[2].art)
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 10
    cover.layer.cornerCurve = .continuous
    shade.layer.castShadow(opacity: look.isDark ? 0.6 : 0.25, radius: 20, below: 12)
    shade.addSubview(cover)
    setControls()
    let parts = [shade, song, album, more, progress, volume] + times + transport + extras
    for part in parts as [UIView] { view.addSubview(part) }
  }

  private func setControls() {
    more.setImage(.symbol("ellipsis.circle.fill", size: 24), for: .normal)
    more.tintColor = UIColor.label.withAlphaComponent(0.45)
    for (slider, value) in [(progress, Float(0.39)), (volume, 0.62)] {
      slider.value = value
      slider.minimumTrackTintColor = UIColor.label.withAlphaComponent(0.55)
      slider.maximumTrackTintColor = UIColor.label.withAlphaComponent(0.15)
    }
    progress.setThumbImage(Self.thumb(look.isDark), for: .normal)
    volume.minimumValueImage = .symbol("speaker.fill", size: 13)
    volume.maximumValueImage = .symbol("speaker.wave.2.fill", size: 13)
    volume.tintColor = UIColor.label.withAlphaComponent(0.55)
    extras.forEach { $0.tintColor = UIColor.label.withAlphaComponent(0.55) }
    times[1].textAlignment = .right
  }

  private static func button(_ symbol: String, _ size: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(.symbol(symbol, size: size), for: .normal)
    button.tintColor = .label
    return button
  }

  /// The small thumb of a progress that is only looked at.
  private static func thumb(_ isDark: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor(white: isDark ? 0.8 : 0.35, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8)).fill()
    }
  }

  override func place(_ room: CGRect) {
    ground.frame = view.bounds
    guard room.width > room.height * 1.2 else {
      let margin = max(min(room.width * 0.075, (room.width - 400) / 2), room.width * 0.075)
      // The cover takes the room that the controls leave.
      let controls = leastControls(in: room)
      let side = max(24, min(room.width - 2 * margin, room.height - controls - 36, 520)).rounded()
      placeCover(x: room.midX - side / 2, y: room.minY + 16, side: side)
      let width = max(min(room.width - 2 * margin, 520), 0)
      let top = room.minY + side + 36
      placeControls(CGRect(x: room.midX - width / 2, y: top, width: width, height: room.maxY - top))
      return
    }
    _ = leastControls(in: room)
    let side = max(24, min(room.height - 48, room.width * 0.4)).rounded()
    placeCover(x: room.minX + 32, y: room.midY - side / 2, side: side)
    let x = room.minX + 32 + side + 40
    placeControls(CGRect(x: x, y: room.minY + 8, width: max(room.maxX - 32 - x, 0), height: room.height - 16))
  }

  private func placeCover(x: CGFloat, y: CGFloat, side: CGFloat) {
    shade.frame = CGRect(x: x.rounded(), y: y.rounded(), width: side, height: side)
    cover.frame = shade.bounds
  }

  /// The least height of the controls, in points; on a low screen some of them are not there.
  private func leastControls(in room: CGRect) -> CGFloat {
    let isLow = room.height < 400
    for part in [volume] + extras as [UIView] { part.isHidden = isLow }
    return (isLow ? 156 : 226) + growth
  }

  /// How much higher the song's name and the album are than at the usual size of text.
  private var growth: CGFloat { CGFloat(56).scaled - 56 }

  /// Lays the controls out from above to below, with what is left of the height between them.
  private func placeControls(_ room: CGRect) {
    let gap = min(max((room.height - growth - (volume.isHidden ? 156 : 226)) / (volume.isHidden ? 3 : 5), -12), 22)
    var y = room.minY + max(gap, 0)
    song.place(x: room.minX, middle: y + CGFloat(12).scaled, width: room.width - 44)
    album.place(x: room.minX, middle: y + CGFloat(38).scaled, width: room.width - 44)
    more.frame = CGRect(x: room.maxX - 32, y: y + 8 + growth / 2, width: 32, height: 32)
    y += 56 + growth + gap
    progress.frame = CGRect(x: room.minX, y: y, width: room.width, height: 31)
    times[0].place(x: room.minX, middle: y + 23 + CGFloat(11).scaled, width: 60)
    times[1].place(x: room.maxX - 60, middle: y + 23 + CGFloat(11).scaled, width: 60)
    y += 44 + gap
    let step = min(room.width * 0.32, 112)
    for (index, button) in transport.enumerated() {
      button.frame = CGRect(x: (room.midX + CGFloat(index - 1) * step - 26).rounded(), y: y, width: 52, height: 52)
    }
    y += 56 + gap
    volume.frame = CGRect(x: room.minX, y: y, width: room.width, height: 31)
    y += 34 + gap
    for (index, button) in extras.enumerated() {
      button.frame = CGRect(x: (room.midX + CGFloat(index - 1) * step - 22).rounded(), y: y, width: 44, height: 36)
    }
  }
}
