import TransitionKit

/// Switches and choices in groups, below a card with a face.
final class SettingsScreen: SampleScreen, UITableViewDataSource, UITableViewDelegate {
  private struct Row {
    let title: String
    let symbol: String
    let color: UIColor
    var value: String?
    var isOn: Bool?
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let header = UIView()
  private lazy var sections = groups + [apps]

  private var groups: [[Row]] {
    [
      [
        Row(title: say("Airplane Mode", "飞行模式"), symbol: "airplane", color: .systemOrange, isOn: false),
        Row(title: say("Network", "无线局域网"), symbol: "wifi", color: .systemBlue, value: say("Home", "我的家")),
        Row(title: say("Notifications", "通知"), symbol: "bell.fill", color: .systemRed),
        Row(title: say("Sounds", "声音"), symbol: "speaker.wave.2.fill", color: .systemPink),
      ],
      [
        Row(title: say("Dark Mode", "深色模式"), symbol: "moon.fill", color: .systemIndigo, isOn: look.isDark),
        Row(title: say("Night Light", "夜览"), symbol: "sun.max.fill", color: .systemYellow, isOn: true),
        Row(title: say("Language", "语言"), symbol: "globe", color: .systemTeal, value: say("English", "简体中文")),
      ],
      [
        Row(title: say("General", "通用"), symbol: "gearshape", color: .systemGray, value: ""),
        Row(title: say("Privacy", "隐私"), symbol: "lock.fill", color: .systemBlue),
        Row(title: say("Storage", "储存空间"), symbol: "folder.fill", color: .systemGreen, value: "48 GB"),
        Row(title: say("Battery", "电池"), symbol: "bolt.fill", color: .systemGreen, value: "82%"),
      ],
    ]
  }

  /// Settings of apps, which only high screens show.
  private var apps: [Row] {
    [
      Row(title: say("Mail", "邮件"), symbol: "envelope.fill", color: .systemBlue),
      Row(title: say("Calendar", "日历"), symbol: "calendar", color: .systemRed),
      Row(title: say("Photos", "照片"), symbol: "photo.fill", color: .systemTeal),
      Row(title: say("Camera", "相机"), symbol: "camera.fill", color: .systemGray),
      Row(title: say("Music", "音乐"), symbol: "music.note", color: .systemPink),
      Row(title: say("Books", "图书"), symbol: "book.fill", color: .systemOrange),
      Row(title: say("Weather", "天气"), symbol: "cloud.fill", color: .systemCyan),
      Row(title: say("Games", "游戏"), symbol: "gamecontroller.fill", color: .systemPurple),
    ]
  }

  override var source: UIView? { table.cellForRow(at: IndexPath(row: 1, section: 1)) }
  override var sharedPicture: UIView? { (source as? SettingCell)?.tile }
  override var headerElement: UIView? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    showPlainBar(.systemGroupedBackground)
    header.addSubview(makeHeading(say("Settings", "设置")))
    header.frame.size.height = headerHeight
    table.tableHeaderView = header
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  /// Without a large title on the screen, the first card begins right below the bar.
  private var headerHeight: CGFloat { max(headingHeight, .leastNormalMagnitude) }

  override func place(_ room: CGRect) {
    guard table.frame != view.bounds || header.frame.height != headerHeight else { return }
    table.frame = view.bounds
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: headerHeight)
    heading?.frame = CGRect(x: room.minX + 16, y: 3, width: max(room.width - 32, 0), height: max(headingHeight - 11, 0))
    table.tableHeaderView = header
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count + 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : sections[section - 1].count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(indexPath.section == 0 ? 76 : 44).scaled
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section > 0 else {
      return FaceCell(say("My Account", "我的账户"), say("Profile, devices and payment", "个人资料、设备与付款"))
    }
    let row = sections[indexPath.section - 1][indexPath.row]
    return SettingCell(row.title, symbol: row.symbol, row.color, value: row.value, isOn: row.isOn)
  }
}

/// The card of the person whose settings these are.
private final class FaceCell: UITableViewCell {
  private let face = Cover(Cover.Art(motif: .rings, ground: [0x6DD5ED, 0x2193B0], ink: 0xFFFFFF), radius: 29)
  private let person = UIImageView(symbol: "person.fill", size: 30, .regular, .white)
  private var lines: [UILabel] = []

  convenience init(_ name: String, _ detail: String) {
    self.init(style: .default, reuseIdentifier: nil)
    accessoryType = .disclosureIndicator
    lines = [UILabel(name, size: 20), UILabel(detail, size: 13, .regular, .secondaryLabel)]
    for part in [face, person] + lines { contentView.addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    face.isHidden = width < 180
    person.isHidden = face.isHidden
    face.frame = CGRect(x: 14, y: ((contentView.bounds.height - 58) / 2).rounded(), width: 58, height: 58)
    person.frame = face.frame
    let x: CGFloat = face.isHidden ? 16 : 86
    for (line, middle) in zip(lines, [CGFloat(29), 51]) { line.place(x: x, middle: middle.scaled, width: width - x - 4) }
  }
}

/// A setting: its symbol on a coloured tile, its name, and its value or a switch.
private final class SettingCell: UITableViewCell {
  let tile = UIView()
  private var symbol = UIImageView()
  private var title = UILabel()
  private var value = UILabel()

  convenience init(_ title: String, symbol: String, _ color: UIColor, value: String?, isOn: Bool?) {
    self.init(style: .default, reuseIdentifier: nil)
    tile.backgroundColor = color
    tile.layer.cornerRadius = 6.5
    tile.layer.cornerCurve = .continuous
    self.symbol = UIImageView(symbol: symbol, size: 15, .medium, .white)
    self.title = UILabel(title, size: 17)
    self.value = UILabel(value ?? "", size: 17, .regular, .secondaryLabel)
    self.value.textAlignment = .right
    separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    if let isOn {
      let control = UISwitch()
      control.isOn = isOn
      accessoryView = control
      selectionStyle = .none
    } else {
      accessoryType = .disclosureIndicator
    }
    for part in [tile, self.symbol, self.title, self.value] { contentView.addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, middle) = (contentView.bounds.width, contentView.bounds.height / 2)
    tile.frame = CGRect(x: 16, y: middle - 14.5, width: 29, height: 29)
    symbol.frame = tile.frame
    let room = max(width - 60 - 8, 0)
    let titleWidth = min(title.wordsWidth, room)
    title.place(x: 60, middle: middle, width: titleWidth)
    let valueWidth = min(value.wordsWidth, max(room - titleWidth - 8, 0))
    value.place(x: width - 6 - valueWidth, middle: middle, width: valueWidth)
  }
}
