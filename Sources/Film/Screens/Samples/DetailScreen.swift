import TransitionKit

/// A playlist's page: its cover, two buttons, and the songs.
final class DetailScreen: SampleScreen, UITableViewDataSource {
  private lazy var songs = Playlist.songs(look)
  private let table = UITableView()
  private lazy var header = PlaylistHeader(look)

  override var tint: UIColor { .systemPink }

  override var source: UIView? { header.buttons.first }
  override var sharedPicture: UIView? { header.cover }
  override var headerElement: UIView? { header }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A ground of the cover's colours tells this page from the one below it.
    let ground = UIColor(hex: look.isDark ? 0x2B1A12 : 0xFFEFE2)
    showPlainBar(ground)
    (view.backgroundColor, table.backgroundColor) = (ground, ground)
    table.separatorColor = UIColor.label.withAlphaComponent(0.14)
    navigationItem.backButtonTitle = say("Back", "返回")
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(symbol: "ellipsis.circle"), UIBarButtonItem(symbol: "arrow.down.circle"),
    ]
    table.rowHeight = CGFloat(52).scaled
    table.separatorInset = UIEdgeInsets(top: 0, left: 52, bottom: 0, right: 0)
    table.dataSource = self
    table.register(SongCell.self, forCellReuseIdentifier: "song")
    view.addSubview(table)
  }

  override func place(_ room: CGRect) {
    if table.rowHeight != CGFloat(52).scaled { table.rowHeight = CGFloat(52).scaled }
    guard table.frame != view.bounds || header.frame.width != view.bounds.width else { return }
    table.frame = view.bounds
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: header.height(in: room.size))
    table.tableHeaderView = header
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 42 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    (cell as? SongCell)?.show(songs[indexPath.row % songs.count], number: indexPath.row + 1)
    return cell
  }
}

/// A playlist's cover with its shadow, its name, and the buttons that play it.
private final class PlaylistHeader: UIView {
  private let shade = UIView()
  let cover = Cover(frame: .zero)
  private var lines: [UILabel] = []
  private(set) var buttons: [UIButton] = []
  private var side: CGFloat = 0

  convenience init(_ look: Look) {
    self.init(frame: .zero)
    let playlist = Playlist.all(look)[0]
    cover.show(playlist.art)
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 10
    cover.layer.cornerCurve = .continuous
    shade.layer.castShadow(opacity: look.isDark ? 0.6 : 0.22, radius: 16, below: 8)
    addSubview(shade)
    shade.addSubview(cover)
    lines = [
      UILabel(playlist.name, size: 22, .bold),
      UILabel(look.say("Your Playlist", "我的歌单"), size: 20, .regular, .systemPink),
      UILabel(
        "\(playlist.detail) · " + look.say("2 hr 24 min", "2 小时 24 分钟"), size: 13, .regular, .secondaryLabel),
    ]
    for line in lines {
      line.textAlignment = .center
      addSubview(line)
    }
    for (title, symbol) in [(look.say("Play", "播放"), "play.fill"), (look.say("Shuffle", "随机播放"), "shuffle")] {
      let button = UIButton(configuration: .gray())
      var shown = button.configuration
      shown?.title = title
      shown?.image = .symbol(symbol, size: 15, .semibold)
      shown?.imagePadding = 6
      shown?.baseBackgroundColor = UIColor(white: 1, alpha: look.isDark ? 0.12 : 0.75)
      shown?.titleLineBreakMode = .byTruncatingTail
      shown?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 2, bottom: 7, trailing: 2)
      shown?.background.cornerRadius = 10
      button.configuration = shown
      buttons.append(button)
      addSubview(button)
    }
  }

  /// The height of the words between the cover and the buttons.
  private static let words: CGFloat = 96

  /// The header's height on a screen with so much room.
  func height(in room: CGSize) -> CGFloat {
    side = min(200, max(room.width - 80, 24), max(room.height * 0.4, 96)).rounded()
    return side + 76 + Self.words.scaled
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: 12, width: side, height: side)
    cover.frame = shade.bounds
    for (line, middle) in zip(lines, [CGFloat(24), 50, 74].map { side + 12 + $0.scaled }) {
      line.place(x: 20, middle: middle, width: bounds.width - 40)
    }
    let width = min((bounds.width - 52) / 2, 240).rounded(.down)
    for (index, button) in buttons.enumerated() {
      // Where there is room for one of them only, the words stay and the symbol goes.
      if width < 100 { button.configuration?.image = nil }
      let x = bounds.width / 2 + (index == 0 ? -width - 6 : 6)
      button.frame = CGRect(x: x, y: side + 12 + Self.words.scaled, width: max(width, 0), height: 48)
    }
  }
}

/// A song's number, its name and how long it plays.
private final class SongCell: UITableViewCell {
  private let number = UILabel("", size: 17, .regular, .secondaryLabel)
  private let name = UILabel("", size: 17)
  private let time = UILabel("", size: 15, .regular, .secondaryLabel)
  private let more = UIImageView(symbol: "ellipsis", size: 15, .regular, .label)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    number.textAlignment = .center
    backgroundColor = .clear
    for part in [number, name, time, more] as [UIView] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ song: (name: String, time: String), number: Int) {
    (self.number.text, name.text, time.text) = ("\(number)", song.name, song.time)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, middle) = (contentView.bounds.width, contentView.bounds.height / 2)
    more.frame = CGRect(x: width - 42, y: middle - 11, width: 26, height: 22)
    let timeWidth = time.wordsWidth
    time.place(x: width - 52 - timeWidth, middle: middle, width: timeWidth)
    number.place(x: 14, middle: middle, width: 28)
    name.place(x: 52, middle: middle, width: width - 68 - timeWidth - 52)
  }
}
